// Random programs for the differential fuzzer whose left-hand sides hold everything a condition may be: groups in groups,
// logical, tests, every connective, over facts and instances with multifields, while strategies, saliences and rules
// change under the activations. The same seed gives the same program.

import { Random } from "./clips-random.ts";

const CONSTANTS = ["1", "2", "3", "red", "blue"];
const NAMES = ["i1", "i2", "i3"];
const STRATEGIES = ["depth", "breadth", "lex", "mea", "complexity", "simplicity", "random"];
const EVALUATIONS = ["when-defined", "when-activated", "every-cycle"];
const PREDICATES = ["neq", "eq"];

class Generator {
  private readonly random: Random;
  private rules = 0;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  private some<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: least + this.random.below(most - least + 1) }, make);
  }

  private constant(): string {
    return this.random.pick(CONSTANTS);
  }

  private constants(most: number): string {
    return this.some(0, most, () => this.constant()).join(" ");
  }

  // Left-hand sides. `bound` has the single-field variables that may be used, and gets those that a pattern binds.

  /** One condition on a field; `own` is the variable of the field itself, if it has one. */
  private term(bound: ReadonlySet<string>, own: string | null): string {
    const known = own === null ? [...bound] : [...bound, own];
    const other = () => (known.length > 0 ? `?${this.random.pick(known)}` : this.constant());
    const kind = this.random.below(8);
    if (kind < 2) return this.constant();
    if (kind < 4) return `~${this.constant()}`;
    if (kind < 5 && bound.size > 0) return `~?${this.random.pick([...bound])}`;
    if (kind < 6) return `:(${this.random.pick(PREDICATES)} ${other()} ${other()})`;
    if (kind < 7) return `=(${this.random.pick(["max", "min"])} ${this.number(bound)} 2)`;
    return own === null ? this.constant() : `:(symbolp ?${own})`;
  }

  private number(bound: ReadonlySet<string>): string {
    return bound.size > 0 && this.random.chance(0.5)
      ? `(str-length (str-cat ?${this.random.pick([...bound])}))`
      : this.random.pick(["1", "2", "3"]);
  }

  private field(bound: Set<string>, multi: boolean): string {
    const kind = this.random.below(20);
    if (multi && kind < 3) return this.random.pick(["$?", "$?", `$?m${this.random.below(2)}`]);
    if (kind < 5) return "?";
    if (kind < 8) return this.constant();
    if (kind < 10) return this.some(1, 2, () => this.term(bound, null)).join(this.random.pick(["&", "|"]));
    const name = this.random.pick(["x", "y", "z"]);
    const terms = kind < 15 ? this.some(1, 2, () => this.term(bound, name)) : [];
    bound.add(name);
    return [`?${name}`, terms.join(this.random.pick(["&", "|"]))].filter((part) => part !== "").join("&");
  }

  private fields(bound: Set<string>, most: number): string {
    return this.some(0, most, () => this.field(bound, true)).join(" ");
  }

  private pattern(bound: Set<string>): string {
    const { random } = this;
    switch (random.below(7)) {
      case 0:
      case 1:
      case 2:
        return `(${random.pick(["a", "b", "c"])} ${this.fields(bound, 2)})`;
      case 3:
        return `(t ${random.chance(0.7) ? `(s ${this.field(bound, false)}) ` : ""}${random.chance(0.7) ? `(m ${this.fields(bound, 3)})` : ""})`;
      default: {
        const name = random.chance(0.15)
          ? ` (name ${random.pick(["?n", "[i1]", "[i1]|[i2]", "~[i1]"])})`
          : "";
        const single = random.chance(0.6) ? ` (x ${this.field(bound, false)})` : "";
        const multi = random.chance(0.5) ? ` (m ${this.fields(bound, 3)})` : "";
        return `(object (is-a ${random.pick(["C", "D", "C|D", "?k", "?"])})${name}${single}${multi})`;
      }
    }
  }

  private test(bound: ReadonlySet<string>): string {
    const { random } = this;
    if (bound.size === 0) return random.pick(["(test TRUE)", "(test (eq 1 1))", "(test (> ?*level* 0))"]);
    const known = () => `?${random.pick([...bound])}`;
    return random.pick([
      `(test (neq ${known()} ${this.constant()}))`,
      `(test (neq ${known()} ${known()}))`,
      `(test (or (symbolp ${known()}) (eq ${known()} 1)))`,
      `(test (and (neq ${known()} 2) (neq ${known()} red)))`,
      `(test (> (str-length (str-cat ${known()})) ?*level*))`,
    ]);
  }

  private element(bound: Set<string>, depth: number): string {
    const { random } = this;
    const kind = random.below(depth === 0 ? 11 : 18);
    if (kind < 7) return this.pattern(bound);
    if (kind < 9) return `(not ${this.pattern(new Set(bound))})`;
    if (kind < 10) return `(exists ${this.pattern(new Set(bound))})`;
    if (kind < 11) return this.test(bound);
    const inner = new Set(bound);
    if (kind < 13) return `(not (and ${this.elements(inner, depth - 1)}))`;
    if (kind < 14) return `(exists ${this.elements(inner, depth - 1)})`;
    if (kind < 15) return `(not ${this.element(inner, depth - 1)})`;
    if (kind < 16) return `(forall ${this.pattern(inner)} ${this.elements(inner, depth - 1)})`;
    if (kind < 17) {
      return `(or ${this.some(2, 3, () => this.element(new Set(bound), depth - 1)).join(" ")})`;
    }
    return `(and ${this.elements(bound, depth - 1)})`;
  }

  private elements(bound: Set<string>, depth: number): string {
    return this.some(1, 3, () => this.element(bound, depth)).join(" ");
  }

  private rule(name = `r${this.rules++}`): string {
    const { random } = this;
    const bound = new Set<string>();
    const elements = this.some(1, 2, () => this.element(bound, 2));
    if (random.chance(0.25)) elements.unshift(`(logical ${this.elements(bound, 1)})`);
    const address = random.chance(0.4);
    if (address) elements.push(`?f <- ${this.pattern(bound)}`);
    const declarations = [
      ...(random.chance(0.2) ? [`(salience ${random.below(5) - 2})`] : []),
      ...(random.chance(0.15) ? ["(salience ?*level*)"] : []),
      ...(random.chance(0.1) ? [`(auto-focus ${random.pick(["TRUE", "FALSE"])})`] : []),
    ].slice(0, 2);
    const head = declarations.length > 0 ? `(declare ${declarations.join(" ")}) ` : "";
    const shown = [...bound].map((variable) => ` " " ?${variable}`).join("");
    const actions = [`(printout t ${name}${shown} crlf)`, ...this.some(0, 2, () => this.action(address))];
    return `(defrule ${name} ${head}${elements.join(" ")} => ${actions.join(" ")})`;
  }

  // What happens

  private anyRule(): string {
    return `r${this.random.below(this.rules + 1)}`;
  }

  private fact(): string {
    return this.random.pick([
      () => `(${this.random.pick(["a", "b", "c"])} ${this.constants(2)})`,
      () => `(${this.random.pick(["a", "b", "c"])} ${this.constant()})`,
      () => `(t (s ${this.constant()}) (m ${this.constants(3)}))`,
    ])();
  }

  private change(): string {
    const { random } = this;
    const name = random.pick(NAMES);
    const guarded = (action: string) => `(if (instance-existp [${name}]) then ${action})`;
    return random.pick([
      () => `(assert ${this.fact()})`,
      () => `(assert ${this.fact()} ${this.fact()})`,
      () =>
        `(make-instance ${name} of ${random.pick(["C", "D"])} (x ${this.constant()}) (m ${this.constants(3)}))`,
      () => guarded(`(send [${name}] put-x ${this.constant()})`),
      () => guarded(`(send [${name}] put-m ${this.constants(3)})`),
      () => guarded(`(modify-instance [${name}] (x ${this.constant()}) (m ${this.constants(2)}))`),
      () => guarded(`(send [${name}] delete)`),
      () => `(do-for-fact ((?q t)) (neq ?q:s ${this.constant()}) (modify ?q (s ${this.constant()})))`,
      () => `(do-for-fact ((?q t)) (neq ?q:s ${this.constant()}) (retract ?q))`,
      () => `(set-strategy ${random.pick(STRATEGIES)})`,
      () => `(bind ?*level* ${random.below(4)})`,
      () => `(refresh ${this.anyRule()})`,
    ])();
  }

  private action(address: boolean): string {
    const { random } = this;
    if (address && random.chance(0.3)) {
      return random.pick(["(if (fact-existp ?f) then (retract ?f))", "(printout t ?f crlf)"]);
    }
    return random.chance(0.8)
      ? this.change()
      : random.pick(["(halt)", "(refresh-agenda)", `(undefrule ${this.anyRule()})`]);
  }

  private step(): string {
    const { random } = this;
    const kind = random.below(20);
    if (kind < 11) return this.change();
    if (kind < 13) return `(run ${1 + random.below(5)})`;
    return random.pick([
      () => `(retract ${1 + random.below(9)})`,
      () => "(agenda)",
      () => `(matches ${this.anyRule()}${random.pick(["", "", " verbose", " succinct", " terse"])})`,
      () => `(dependencies ${1 + random.below(9)})`,
      () => `(dependents ${1 + random.below(9)})`,
      () => `(set-salience-evaluation ${random.pick(EVALUATIONS)})`,
      () => "(refresh-agenda)",
      () => this.rule(),
      () => this.rule(this.anyRule()),
      () => `(undefrule ${this.anyRule()})`,
      () => "(reset)",
    ])();
  }

  program(): string {
    const { random } = this;
    const lines = [
      "(deftemplate t (slot s) (multislot m))",
      "(defglobal ?*level* = 1)",
      "(defclass C (is-a USER) (slot x) (multislot m))",
      "(defclass D (is-a C) (slot y (default none)))",
      `(deffacts start ${this.fact()} ${this.fact()})`,
      `(definstances begin (i1 of C (x ${this.constant()}) (m ${this.constants(2)})) (i2 of D (x ${this.constant()})))`,
      `(seed ${1 + random.below(50)})`,
      ...(random.chance(0.2) ? ["(set-incremental-reset FALSE)"] : []),
      ...(random.chance(0.4) ? [`(set-salience-evaluation ${random.pick(EVALUATIONS)})`] : []),
      ...this.some(1, 4, () => this.rule()),
      `(set-strategy ${random.pick(STRATEGIES)})`,
      ...(random.chance(0.8) ? ["(watch activations)"] : []),
      ...(random.chance(0.3) ? ["(watch facts)"] : []),
      ...(random.chance(0.2) ? ["(watch instances)"] : []),
      "(reset)",
      ...this.some(6, 14, () => this.step()),
      ...Array.from({ length: this.rules }, (_, i) => `(matches r${i})`),
      "(run 20)",
      "(agenda)",
      "(facts)",
      "(instances)",
    ];
    return `${lines.join("\n")}\n(exit)\n`;
  }
}

export const randomConditions = (seed: number): string => new Generator(seed).program();
