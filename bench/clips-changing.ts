// Random programs for the differential fuzzer that change themselves: rules, functions, methods and handlers whose
// actions remove, redefine and build constructs, retract what supports them, and reset or run from inside. The same
// seed gives the same program.

import { Random } from "./clips-random.ts";

const RULES = ["r1", "r2", "r3", "r4"];
const WATCHED = [
  "facts",
  "rules",
  "activations",
  "instances",
  "slots",
  "messages",
  "deffunctions",
  "methods",
];
const STRATEGIES = ["depth", "breadth", "lex", "mea", "complexity", "simplicity"];

class Generator {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  private some<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: least + this.random.below(most - least + 1) }, make);
  }

  private value(): string {
    return this.random.pick(["1", "2", "3", "red", "blue"]);
  }

  private rule(): string {
    return this.random.pick(RULES);
  }

  private fact(): string {
    return this.random.pick([
      `(a ${this.value()})`,
      `(b ${this.value()} ${this.value()})`,
      `(t (s ${this.value()}))`,
      `(t (s ${this.value()}) (m ${this.value()} ${this.value()}))`,
    ]);
  }

  private instance(): string {
    return `(make-instance ${this.random.pick(["i1", "i2", "i3"])} of ${this.random.pick(["C", "C", "D"])} (x ${this.value()}))`;
  }

  // Left-hand sides

  private pattern(bound: string): string {
    return this.random.pick([
      `(a ?${bound})`,
      `(b ?${bound} ?)`,
      `(b ? ?${bound})`,
      `(t (s ?${bound}))`,
      `(t (m $? ?${bound} $?))`,
      `(object (is-a C) (x ?${bound}))`,
      `(object (is-a D) (x ?${bound}) (y ?))`,
      `(object (name [i1]) (x ?${bound}))`,
    ]);
  }

  private condition(): string {
    const positive = this.pattern("v");
    return this.random.pick([
      positive,
      `?f <- ${positive}`,
      `${positive} (not ${this.pattern("v")})`,
      `${positive} (exists ${this.pattern("w")})`,
      `${positive} (test (neq ?v red))`,
      `${positive} ${this.pattern("v")}`,
      `(logical ${positive})`,
      `(logical ${positive} (not ${this.pattern("v")}))`,
      `(logical (exists ${positive})) ${this.pattern("v")}`,
      `(forall ${this.pattern("w")} ${this.pattern("w")}) ${positive}`,
      `(or ${positive} (and ${this.pattern("v")} ${this.pattern("u")}))`,
    ]);
  }

  private definition(): string {
    return this.random.pick([
      () => this.defrule(this.rule(), 1),
      () => `(deffunction f (?n) ${this.action(1)} ?n)`,
      () => `(deffunction g ($?n) ${this.action(1)})`,
      () => `(defmethod m ((?n ${this.random.pick(["INTEGER", "SYMBOL", "C"])})) ${this.action(1)})`,
      () => `(defmessage-handler C go ${this.random.pick(["", "before ", "after "])}() ${this.action(1)})`,
      () => `(deftemplate t (slot s) (multislot m) (slot n (default ${this.value()})))`,
      () => `(defglobal ?*g* = ${this.value()})`,
      () => `(deffacts start ${this.fact()} ${this.fact()})`,
      () => `(definstances begin (i1 of C (x ${this.value()})))`,
      () => "(defclass D (is-a C) (slot y) (slot z))",
    ])();
  }

  private removal(): string {
    return this.random.pick([
      `(undefrule ${this.random.pick([...RULES, "*"])})`,
      `(undeffunction ${this.random.pick(["f", "g", "*"])})`,
      `(undefmethod m ${this.random.pick(["1", "2", "*"])})`,
      "(undefgeneric m)",
      `(undefmessage-handler C go ${this.random.pick(["primary", "before", "*"])})`,
      "(undeftemplate t)",
      "(undefclass D)",
      "(undefglobal g)",
      "(undeffacts start)",
      "(undefinstances begin)",
      `(remove-break ${this.rule()})`,
    ]);
  }

  /** An action of a body; `depth` bounds how far definitions contain definitions. */
  private action(depth: number): string {
    const { random } = this;
    return random.pick([
      () => `(assert ${this.fact()})`,
      () => `(assert ${this.fact()})`,
      () => `(printout t done " ")`,
      () => `(do-for-all-facts ((?q t)) (eq ?q:s ${this.value()}) (retract ?q))`,
      () => `(do-for-fact ((?q t)) TRUE (modify ?q (s ${this.value()})))`,
      () => "(do-for-all-facts ((?q t)) TRUE (duplicate ?q (n 7)))",
      () => "(do-for-all-instances ((?q C)) TRUE (unmake-instance ?q))",
      () => `(do-for-instance ((?q C)) TRUE (modify-instance ?q (x ${this.value()})))`,
      () => this.instance(),
      () => `(if (instance-existp [i1]) then (send [i1] go))`,
      () => `(if (instance-existp [i1]) then (send [i1] put-x ${this.value()}))`,
      () => `(if (instance-existp [i2]) then (send [i2] delete))`,
      () => `(f ${this.value()})`,
      () => `(m ${this.value()})`,
      () => this.removal(),
      () => this.removal(),
      () => (depth > 2 ? "(halt)" : `(build "${this.definition().replaceAll('"', '\\"')}")`),
      () => `(eval "(assert ${this.fact()})")`,
      () => random.pick(["(retract *)", "(reset)", "(run 2)", "(halt)", "(return)", "(unmake-instance *)"]),
      () => random.pick(["(clear)", "(facts)", "(agenda)", "(instances)", "(rules)", "(dependencies 1)"]),
      () => `(refresh ${this.rule()})`,
      () => `(set-strategy ${random.pick(STRATEGIES)})`,
      () => `(set-break ${this.rule()})`,
      () => `(matches ${this.rule()})`,
    ])();
  }

  private defrule(name: string, depth: number): string {
    const salience = this.random.chance(0.3) ? `(declare (salience ${this.random.below(20) - 10})) ` : "";
    const condition = this.condition();
    const actions = this.some(1, 3, () => this.action(depth));
    if (condition.startsWith("?f") && this.random.chance(0.5)) actions.unshift("(retract ?f)");
    return `(defrule ${name} ${salience}${condition} => ${actions.join(" ")})`;
  }

  program(): string {
    const { random } = this;
    const lines = [
      "(deftemplate t (slot s) (multislot m) (slot n))",
      "(defglobal ?*g* = 0)",
      "(defclass C (is-a USER) (role concrete) (pattern-match reactive) (slot x (create-accessor read-write)))",
      "(defclass D (is-a C) (role concrete) (pattern-match reactive) (slot y (create-accessor read-write)))",
      `(deffacts start ${this.fact()} ${this.fact()} ${this.fact()})`,
      `(definstances begin (i1 of C (x ${this.value()})) (i2 of D (x ${this.value()})))`,
      "(deffunction f (?n) ?n)",
      "(defmethod m ((?n LEXEME)) ?n)",
      ...this.some(0, 3, () => this.definition()),
      ...RULES.map((name) => this.defrule(name, 0)),
      ...this.some(0, 3, () => `(watch ${random.pick(WATCHED)})`),
      "(reset)",
      "(run 12)",
      ...this.some(1, 4, () => this.action(0)),
      "(run 12)",
      ...this.some(0, 3, () => this.definition()),
      "(run 12)",
      "(unwatch all)",
      "(facts)",
      "(instances)",
      "(agenda)",
      "(list-defrules)",
      "(list-deffunctions)",
    ];
    return `${lines.join("\n")}\n(exit)\n`;
  }
}

export const randomChanging = (seed: number): string => new Generator(seed).program();
