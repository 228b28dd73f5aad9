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
    if (kind < 0.85) return `(not (and ${this.group(inner(), 2)}))`;
    if (kind < 0.92) return `(exists ${this.group(inner(), 2)})`;
    if (kind < 0.96) {
      const forall = inner();
      return `(forall ${this.pattern(forall)} ${this.pattern(forall)})`;
    }
    return `(or ${this.pattern(inner())} ${this.pattern(inner())})`;
  }

  /** The elements of a group, which may hold groups again. */
  private group(bound: Set<string>, depth: number): string {
    const parts = [this.pattern(bound)];
    const count = 1 + this.below(2);
    for (let i = 0; i < count; i++) {
      // A test goes right after a pattern: elsewhere in groups the C program drops or moves it.
      if (this.chance(0.2) && i === 0) parts.push(this.test(bound));
      else parts.push(this.groupElement(bound, depth - 1));
    }
    return parts.join(" ");
  }

  private groupElement(bound: Set<string>, depth: number): string {
    const kind = this.random.next();
    if (kind < 0.65) return this.pattern(bound);
    const inner = new Set(bound);
    if (kind < 0.78) return `(not ${this.pattern(inner)})`;
    if (kind < 0.88) return `(exists ${this.pattern(inner)})`;
    if (kind < 0.91) return `(or ${this.pattern(new Set(bound))} ${this.pattern(new Set(bound))})`;
    if (depth === 0) return this.pattern(bound);
    return kind < 0.96 ? `(not (and ${this.group(inner, depth)}))` : `(exists ${this.group(inner, depth)})`;
  }

  private rule(): string {
    const name = `r${this.ruleNames.length}`;
    this.ruleNames.push(name);
    const bound = new Set<string>();
    const addresses: string[] = [];
    const count = 1 + this.below(3);
    const logical = this.chance(0.15);
    const elements = Array.from({ length: count }, (_, i) =>
      logical && i === 0 ? `(logical ${this.pattern(bound)})` : this.element(bound, addresses),
    );
    const salience = this.chance(0.25) ? `(declare ${this.declaration()}) ` : "";
    const actions = [`(printout t ${name}${[...bound].map((v) => ` " " ?${v}`).join("")} crlf)`];
    const modified = addresses.find((address) => elements.some((e) => e.startsWith(`?${address} <- (t `)));
    if (modified !== undefined && this.chance(0.5)) {
      actions.push(`(${this.chance(0.7) ? "modify" : "duplicate"} ?${modified} (s ${this.pick(CONSTANTS)}))`);
    } else if (addresses.length > 0 && this.chance(0.6)) actions.push(`(retract ?${this.pick(addresses)})`);
    if (this.chance(0.5)) actions.push(`(assert ${this.fact()})`);
    const many = [...bound].find((v) => v.startsWith("m"));
    if (many !== undefined && this.chance(0.5)) {
      actions.push(
        `(assert (${this.pick(RELATIONS)} (rest$ ?${many})))`,
        `(printout t (size ?${many}) crlf)`,
      );
    }
    const one = [...bound].find((v) => !v.startsWith("m"));
    if (one !== undefined && this.chance(0.2))
      actions.push(`(printout t (kind ?${one}) (str-cat ?${one} "!") crlf)`);
    if (this.chance(0.06)) actions.push(`(set-strategy ${this.pick(STRATEGIES)})`);
    if (this.chance(0.05)) actions.push("(refresh-agenda)");
    if (this.chance(0.05)) actions.push(`(bind ?*level* (- 2 ?*level*))`);
    if (this.chance(0.05)) actions.push(`(if (> (length$ (get-fact-list)) 12) then (halt))`);
    return `(defrule ${name} ${salience}${elements.join(" ")} => ${actions.join(" ")})`;
  }

  private declaration(): string {
    if (this.chance(0.3)) return "(salience ?*level*)";
    return `(salience ${this.below(5) - 2})`;
  }

  program(): string {
    const lines = [
      "(deftemplate t (slot s) (multislot m))",
      "(defglobal ?*level* = 1)",
      "(deffunction size ($?x) (if (> (length$ ?x) 1) then (length$ (rest$ ?x)) else none))",
      "(defmethod kind ((?x INTEGER)) (+ ?x 1))",
      "(defmethod kind ((?x SYMBOL (neq ?x red))) (sym-cat ?x -ish))",
      "(defmethod kind (?x) other)",
    ];
    if (this.chance(0.3))
      lines.push(`(set-salience-evaluation ${this.pick(["when-activated", "every-cycle"])})`);
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
      else if (kind < 0.92) lines.push("(refresh-agenda)");
      else if (kind < 0.95) lines.push(this.rule());
      else if (kind < 0.965) lines.push(`(undefrule r${this.below(3)})`);
      else if (kind < 0.985) lines.push(`(matches r${this.below(3)} ${this.pick(["verbose", "succinct"])})`);
      else lines.push("(reset)");
    }
    const shown = `(matches r${this.below(this.ruleNames.length)})`;
    lines.push("(agenda)", shown, "(run 30)", "(facts)", "(agenda)", shown, "(exit)");
    return `${lines.join("\n")}\n`;
  }
}

export function randomProgram(seed: number): string {
  return new Generator(seed).program();
}

/** The same, but with every rule somewhere after the reset: it finds facts that already exist. */
export function randomLateRules(seed: number): string {
  const random = new Random(~seed);
  const lines = randomProgram(seed).split("\n");
  const rules = lines.filter((line) => line.startsWith("(defrule "));
  const others = lines.filter((line) => !rules.includes(line));
  const reset = others.indexOf("(reset)") + 1;
  const end = others.lastIndexOf("(run 30)");
  for (const rule of rules) others.splice(reset + random.below(end - reset), 0, rule);
  return others.join("\n");
}
