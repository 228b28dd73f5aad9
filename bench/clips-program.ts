// Random rule programs for the differential fuzzer: joins, negation, groups, multifields, salience, retraction,
// strategies and rules added late. The same seed gives the same program.

import { Random } from "./clips-random.ts";

const RELATIONS = ["a", "b", "c", "d"];
const VARIABLES = ["x", "y", "z"];
const CONSTANTS = ["1", "2", "3", "red", "blue"];
const STRATEGIES = ["depth", "breadth", "lex", "mea", "complexity", "simplicity"];

class Generator {
  private readonly random: Random;
  private readonly ruleNames: string[] = [];

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  private below(limit: number): number {
    return this.random.below(limit);
  }

  private pick<T>(list: readonly T[]): T {
    return this.random.pick(list);
  }

  private chance(probability: number): boolean {
    return this.random.chance(probability);
  }

  private fact(): string {
    if (this.chance(0.2)) {
      const fields = Array.from({ length: this.below(4) }, () => this.pick(CONSTANTS));
      return `(t (s ${this.pick(CONSTANTS)}) (m ${fields.join(" ")}))`;
    }
    const fields = Array.from({ length: 1 + this.below(3) }, () => this.pick(CONSTANTS));
    return `(${this.pick(RELATIONS)} ${fields.join(" ")})`;
  }

  /** One field; `bound` gets the variables that it binds. */
  private field(bound: Set<string>, multi: boolean): string {
    const kind = this.random.next();
    if (multi && kind < 0.2) return this.chance(0.5) ? "$?" : `$?${this.multiVariable(bound)}`;
    if (kind < 0.35) return this.pick(CONSTANTS);
    if (kind < 0.42) return "?";
    if (kind < 0.48) return `~${this.pick(CONSTANTS)}`;
    if (kind < 0.52) return `${this.pick(CONSTANTS)}|${this.pick(CONSTANTS)}`;
    const name = this.pick(VARIABLES);
    const known = [...bound].filter((v) => !v.startsWith("m"));
    bound.add(name);
    if (kind < 0.58 && known.length > 0) return `?${name}&~?${this.pick(known)}`;
    if (kind < 0.64) return `?${name}&~${this.pick(CONSTANTS)}`;
    if (kind < 0.7) return `?${name}&:(neq ?${name} ${this.pick(CONSTANTS)})`;
    if (kind < 0.74 && known.length > 0) return `?${name}&:(neq ?${name} ?${this.pick(known)})`;
    return `?${name}`;
  }

  private multiVariable(bound: Set<string>): string {
    const name = `m${this.below(3)}`;
    bound.add(name);
    return name;
  }

  private pattern(bound: Set<string>): string {
    if (this.chance(0.2)) {
      const parts = [];
      if (this.chance(0.7)) parts.push(`(s ${this.field(bound, false)})`);
      if (this.chance(0.7)) {
        const fields = Array.from({ length: this.below(4) }, () => this.field(bound, true));
        parts.push(`(m ${fields.join(" ")})`);
      }
      return `(t ${parts.join(" ")})`;
    }
    const fields = Array.from({ length: 1 + this.below(3) }, () => this.field(bound, true));
    return `(${this.pick(RELATIONS)} ${fields.join(" ")})`;
  }

  private test(bound: Set<string>): string {
    const known = [...bound].filter((v) => !v.startsWith("m"));
    if (known.length === 0) return "(test (eq 1 1))";
    return `(test (neq ?${this.pick(known)} ${this.chance(0.5) ? this.pick(CONSTANTS) : `?${this.pick(known)}`}))`;
  }

  private element(bound: Set<string>, addresses: string[]): string {
    const kind = this.random.next();
    const inner = () => new Set(bound);
    if (kind < 0.5) {
      if (this.chance(0.3)) {
        const address = `f${addresses.length}`;
        addresses.push(address);
        return `?${address} <- ${this.pattern(bound)}`;
      }
      return this.pattern(bound);
    }
    if (kind < 0.63) return `(not ${this.pattern(inner())})`;
    if (kind < 0.7) return `(exists ${this.pattern(inner())})`;
    if (kind < 0.76) return this.test(bound);
    const group = inner();
    const count = 1 + this.below(2);
    const parts = [this.pattern(group)];
    for (let i = 0; i < count; i++) {
      // A test goes right behind a pattern: elsewhere in groups the C program drops or moves it.
      if (this.chance(0.2) && i === 0) parts.push(this.test(group));
      else parts.push(this.groupElement(group));
    }
    if (kind < 0.85) return `(not (and ${parts.join(" ")}))`;
    if (kind < 0.92) return `(exists ${parts.join(" ")})`;
    if (kind < 0.96) {
      const forall = inner();
      return `(forall ${this.pattern(forall)} ${this.pattern(forall)})`;
    }
    return `(or ${this.pattern(inner())} ${this.pattern(inner())})`;
  }

  private groupElement(bound: Set<string>): string {
    const kind = this.random.next();
    if (kind < 0.7) return this.pattern(bound);
    return `(${kind < 0.85 ? "not" : "exists"} ${this.pattern(new Set(bound))})`;
  }

  private rule(): string {
    const name = `r${this.ruleNames.length}`;
    this.ruleNames.push(name);
    const bound = new Set<string>();
    const addresses: string[] = [];
    const count = 1 + this.below(3);
    const elements = Array.from({ length: count }, () => this.element(bound, addresses));
    if (this.chance(0.15)) elements[0] = `(logical ${this.pattern(bound)})`;
    const salience = this.chance(0.2) ? `(declare (salience ${this.below(5) - 2})) ` : "";
    const actions = [`(printout t ${name}${[...bound].map((v) => ` " " ?${v}`).join("")} crlf)`];
    if (elements[0].startsWith("(logical") && addresses.length > 0) {
      const lost = addresses.findIndex((a) => !elements.some((e) => e.startsWith(`?${a} `)));
      if (lost >= 0) addresses.splice(lost, 1);
    }
    if (addresses.length > 0 && this.chance(0.6)) actions.push(`(retract ?${this.pick(addresses)})`);
    if (this.chance(0.5)) actions.push(`(assert ${this.fact()})`);
    return `(defrule ${name} ${salience}${elements.join(" ")} => ${actions.join(" ")})`;
  }

  program(): string {
    const lines = ["(deftemplate t (slot s) (multislot m))"];
    const rules = 2 + this.below(5);
    for (let i = 0; i < rules; i++) lines.push(this.rule());
    lines.push(`(set-strategy ${this.pick(STRATEGIES)})`);
    if (this.chance(0.7)) lines.push("(watch activations)");
    if (this.chance(0.4)) lines.push("(watch facts)");
    lines.push("(reset)");
    const steps = 6 + this.below(10);
    for (let i = 0; i < steps; i++) {
      const kind = this.random.next();
      if (kind < 0.55)
        lines.push(`(assert ${Array.from({ length: 1 + this.below(3) }, () => this.fact()).join(" ")})`);
      else if (kind < 0.7) lines.push(`(retract ${1 + this.below(12)})`);
      else if (kind < 0.82) lines.push(`(run ${1 + this.below(5)})`);
      else if (kind < 0.86) lines.push("(agenda)");
      else if (kind < 0.9) lines.push(`(set-strategy ${this.pick(STRATEGIES)})`);
      else if (kind < 0.94) lines.push(this.rule());
      else if (kind < 0.96) lines.push(`(undefrule r${this.below(3)})`);
      else lines.push("(reset)");
    }
    lines.push("(agenda)", "(run 30)", "(facts)", "(agenda)", "(exit)");
    return `${lines.join("\n")}\n`;
  }
}

export function randomProgram(seed: number): string {
  return new Generator(seed).program();
}
