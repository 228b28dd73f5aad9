// Random programs with objects for the differential fuzzer: classes with several superclasses and every facet, handlers
// of all types, instances that come and go, queries, and rules over instances and facts. The same seed gives the same
// program.

import { Random } from "./clips-random.ts";

const CLASSES = ["A", "B", "C", "D", "E"];
const SLOTS = ["x", "y", "z"];
const NAMES = ["i1", "i2", "i3", "i4"];
const MESSAGES = ["go", "tell", "twice"];
const CONSTANTS = ["1", "2", "3", "red", "blue", '"text"', "[i1]", "2.5"];
const FACETS = [
  "(access read-only)",
  "(access initialize-only)",
  "(storage shared)",
  "(storage local)",
  "(propagation no-inherit)",
  "(source composite)",
  "(visibility public)",
  "(visibility public)",
  "(create-accessor read)",
  "(create-accessor ?NONE)",
  "(pattern-match non-reactive)",
  "(override-message put-it)",
  "(type INTEGER SYMBOL)",
  "(type INTEGER)",
  "(allowed-values 1 2 3 red)",
  "(allowed-symbols red blue)",
  "(range 0 9)",
  "(cardinality 0 3)",
  "(default ?NONE)",
  "(default-dynamic (gensym*))",
];

class Generator {
  private readonly random: Random;
  private defined: string[] = [];

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  private many<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.random.below(most + 1) }, make);
  }

  private slot(): string {
    return this.random.chance(0.04) ? "nope" : this.random.pick(SLOTS);
  }

  private className(): string {
    if (this.random.chance(0.05))
      return this.random.pick(["USER", "OBJECT", "INTEGER", "NONE", "INITIAL-OBJECT"]);
    return this.random.pick(this.defined.length > 0 ? this.defined : CLASSES);
  }

  private constant(): string {
    return this.random.pick(CONSTANTS);
  }

  private slotDefinition(): string {
    const word = this.random.pick(["slot", "slot", "slot", "multislot", "single-slot"]);
    const facets = this.many(3, () =>
      this.random.chance(0.5)
        ? `(default ${word === "multislot" ? this.many(3, () => this.constant()).join(" ") : this.constant()})`
        : this.random.pick(FACETS),
    );
    const distinct = this.random.chance(0.05)
      ? facets
      : [...new Map(facets.map((f) => [f.split(" ")[0].replace("-dynamic", ""), f])).values()];
    return `(${word} ${this.random.pick(SLOTS)} ${distinct.join(" ")})`;
  }

  private defclass(): string {
    const name = this.random.chance(0.9)
      ? CLASSES[this.defined.length % CLASSES.length]
      : this.random.pick(CLASSES);
    const above = [
      ...new Set(
        Array.from({ length: 1 + this.random.below(2) }, () =>
          this.random.chance(0.45) ? "USER" : this.className(),
        ),
      ),
    ];
    const role = this.random.chance(0.1)
      ? " (role abstract) (pattern-match non-reactive)"
      : this.random.chance(0.1)
        ? " (pattern-match non-reactive)"
        : "";
    const slots = new Map(
      this.many(3, () => this.slotDefinition()).map((slot) => [slot.split(" ")[1], slot]),
    );
    if (!this.defined.includes(name)) this.defined.push(name);
    return `(defclass ${name} (is-a ${above.join(" ")})${role} ${[...slots.values()].join(" ")})`;
  }

  private instance(): string {
    const kind = this.random.below(12);
    const name = this.random.pick(NAMES);
    if (kind < 9) return `[${name}]`;
    if (kind < 10) return name;
    if (kind < 11) return `(instance-address [${name}])`;
    return this.random.pick(["3", "[none]", "red"]);
  }

  private overrides(): string {
    return this.many(2, () => `(${this.slot()} ${this.many(2, () => this.value([])).join(" ")})`).join(" ");
  }

  private value(variables: string[]): string {
    const kind = this.random.below(10);
    if (kind < 6 || (kind < 8 && variables.length === 0)) return this.constant();
    if (kind < 8) return this.random.pick(variables);
    if (kind < 9) return `(create$ ${this.many(2, () => this.constant()).join(" ")})`;
    return `(send ${this.instance()} get-${this.slot()})`;
  }

  /** Something that is done, in a handler, a rule or a command. */
  private action(variables: string[], depth = 0): string {
    const { random } = this;
    const value = () => this.value(variables);
    const target = variables.length > 0 && random.chance(0.5) ? random.pick(variables) : this.instance();
    const actions: (() => string)[] = [
      () => `(printout t ${value()} " " ${value()} crlf)`,
      () => `(send ${target} put-${this.slot()} ${this.many(2, value).join(" ")})`,
      () => `(send ${target} put-${this.slot()} ${value()})`,
      () => `(printout t (send ${target} get-${this.slot()}) crlf)`,
      () => `(send ${target} print)`,
      () =>
        `(printout t (make-instance ${random.chance(0.8) ? random.pick(NAMES) : ""} of ${this.className()} ${this.overrides()}) crlf)`,
      () =>
        `(${random.pick(["modify-instance", "active-modify-instance", "message-modify-instance"])} ${target} ${this.overrides()})`,
      () =>
        `(printout t (${random.pick(["duplicate-instance", "message-duplicate-instance"])} ${target} to ${random.pick(NAMES)} ${this.overrides()}) crlf)`,
      () => `(unmake-instance ${target})`,
      () => `(send ${target} delete)`,
      () => `(printout t (send ${target} ${random.pick(MESSAGES)} ${this.many(2, value).join(" ")}) crlf)`,
      () => `(slot-insert$ ${target} ${this.slot()} ${1 + random.below(3)} ${value()})`,
      () => `(slot-delete$ ${target} ${this.slot()} 1 1)`,
      () => `(initialize-instance ${target} ${this.overrides()})`,
      () => `(assert (seen ${value()}))`,
      () =>
        `(printout t (find-all-instances ((?q ${this.className()})) (neq ?q:${this.slot()} ${this.constant()})) crlf)`,
      () =>
        `(printout t (find-instance ((?q ${this.className()})) (eq ?q:${this.slot()} ${this.constant()})) crlf)`,
      () =>
        `(printout t (any-instancep ((?q ${this.className()}) (?p ${this.className()})) (eq ?q:${random.pick(SLOTS)} ?p:${random.pick(SLOTS)})) crlf)`,
    ];
    if (depth === 0) {
      actions.push(
        () =>
          `(do-for-all-instances ((?q ${this.className()})) TRUE ${this.action([...variables, "?q"], 1)})`,
        () =>
          `(delayed-do-for-all-instances ((?q ${this.className()})) TRUE ${this.action([...variables, "?q"], 1)})`,
        () =>
          `(do-for-instance ((?q ${this.className()}) (?p ${this.className()})) (neq ?q ?p) ${this.action([...variables, "?q", "?p"], 1)})`,
        () => `(object-pattern-match-delay ${this.action(variables, 1)} ${this.action(variables, 1)})`,
        () =>
          `(if (instance-existp ${this.instance()}) then ${this.action(variables, 1)} else ${this.action(variables, 1)})`,
      );
    }
    return random.pick(actions)();
  }

  private handler(): string {
    const { random } = this;
    const accessor = random.chance(0.3);
    const message = accessor
      ? `${random.pick(["put", "get"])}-${random.pick(SLOTS)}`
      : random.pick([...MESSAGES, "init", "delete", "print"]);
    const type = random.pick(["", "primary", "around", "before", "after", "around"]);
    const parameters = random.pick(["()", "(?a)", "($?r)", "(?a $?r)", "($?r)"]);
    const variables = [
      "?self",
      ...(parameters.includes("?a") ? ["?a"] : []),
      ...(parameters.includes("$?r") ? ["?r"] : []),
    ];
    if (random.chance(0.4)) variables.push(`?self:${this.slot()}`);
    const body = this.many(2, () =>
      random.chance(0.25)
        ? `(bind ?self:${this.slot()} ${this.many(2, () => this.value(variables)).join(" ")})`
        : random.chance(0.3)
          ? `(dynamic-${random.pick(["get", "put"])} ${this.slot()})`
          : `(printout t ${message} " " ${random.pick(variables)} " " (next-handlerp) crlf)`,
    );
    if (random.chance(type === "around" ? 0.9 : 0.4))
      body.push(
        random.chance(0.85) ? "(call-next-handler)" : `(override-next-handler ${this.value(variables)})`,
      );
    if (random.chance(0.15)) body.push(this.action(variables, 1));
    return `(defmessage-handler ${this.className()} ${message} ${type} ${parameters} ${body.join(" ")})`;
  }

  private restriction(bound: string[]): string {
    const { random } = this;
    const kind = random.below(10);
    if (kind < 3) return this.constant();
    if (kind < 5) {
      const name = random.pick(["?a", "?b", "?c"]);
      if (!bound.includes(name)) bound.push(name);
      return name;
    }
    if (kind < 6) return `~${this.constant()}`;
    if (kind < 7) return `${this.constant()}|${this.constant()}`;
    if (kind < 8) return `?v&:(neq ?v ${this.constant()})`;
    return "?";
  }

  private pattern(bound: string[]): string {
    const { random } = this;
    if (random.chance(0.15)) return `(seen ${this.restriction(bound)})`;
    const parts: string[] = [];
    if (random.chance(0.85))
      parts.push(
        `(is-a ${random.chance(0.85) ? this.className() : `${this.className()}|${this.className()}`})`,
      );
    if (random.chance(0.3)) parts.push(`(name ${random.chance(0.5) ? "?n" : `[${random.pick(NAMES)}]`})`);
    for (const slot of new Set(this.many(2, () => this.slot()))) {
      const fields = random.chance(0.2) ? `$? ${this.restriction(bound)} $?` : this.restriction(bound);
      parts.push(`(${slot} ${fields})`);
    }
    return `(object ${parts.join(" ")})`;
  }

  private rule(index: number): string {
    const { random } = this;
    const bound: string[] = [];
    const elements: string[] = [];
    const addresses: string[] = [];
    const count = 1 + random.below(3);
    for (let i = 0; i < count; i++) {
      const kind = random.below(10);
      if (kind < 6 || i === 0) {
        const address = random.chance(0.5) ? `?o${i} <- ` : "";
        const pattern = this.pattern(bound);
        if (address !== "" && pattern.startsWith("(object")) addresses.push(`?o${i}`);
        elements.push(`${pattern.startsWith("(object") ? address : ""}${pattern}`);
      } else if (kind < 8) elements.push(`(not ${this.pattern([...bound])})`);
      else elements.push(`(exists ${this.pattern([...bound])})`);
    }
    const variables = [...bound, ...addresses];
    const actions = [
      `(printout t r${index} ${bound.map((name) => `" " ${name}`).join(" ")} crlf)`,
      ...this.many(2, () => this.action(variables)),
    ];
    return `(defrule r${index} ${elements.join(" ")} => ${actions.join(" ")})`;
  }

  private question(): string {
    const { random } = this;
    const of = this.className();
    return random.pick([
      `(describe-class ${of})`,
      `(printout t (class-slots ${of} inherit) (class-superclasses ${of} inherit) (class-subclasses ${of} inherit) crlf)`,
      `(printout t (slot-facets ${of} ${this.slot()}) (slot-sources ${of} ${this.slot()}) crlf)`,
      `(printout t (slot-types ${of} ${this.slot()}) (slot-default-value ${of} ${this.slot()}) crlf)`,
      `(preview-send ${of} ${random.pick([...MESSAGES, "init", "put-x"])})`,
      `(list-defmessage-handlers ${of} inherit)`,
      "(instances)",
      `(instances MAIN ${of} inherit)`,
      `(browse-classes ${of})`,
      `(ppdefclass ${of})`,
      `(ppdefmessage-handler ${of} ${random.pick(MESSAGES)})`,
      "(agenda)",
      `(matches r${random.below(4)})`,
      `(undefmessage-handler ${of} ${random.pick(MESSAGES)} ${random.pick(["", "*", "around"])})`,
      `(undefclass ${of})`,
      `(undefrule r${random.below(4)})`,
      `(printout t (class ${this.instance()}) (instance-existp ${this.instance()}) crlf)`,
      "(run 3)",
      "(reset)",
    ]);
  }

  /** Instances or the whole program go to a file and come back. */
  private roundTrip(): string[] {
    const { random } = this;
    const [save, load] = random.pick([
      ["save-instances", "load-instances"],
      ["save-instances", "restore-instances"],
      ["bsave-instances", "bload-instances"],
      ["save", "load"],
      ["save", "load*"],
      ["bsave", "bload"],
    ]);
    const scope = save.includes("instances")
      ? random.pick(["", " visible", ` local ${this.className()}`])
      : "";
    const between = random.pick(["(unmake-instance *)", "(reset)", "(clear)"]);
    return [
      `(printout t (${save} "f"${scope}) crlf)`,
      between,
      `(printout t (${load} "f") crlf)`,
      "(instances)",
    ];
  }

  program(): string {
    const { random } = this;
    const lines = [`(seed ${1 + random.below(100)})`];
    if (random.chance(0.1)) lines.push("(set-class-defaults-mode conservation)");
    if (random.chance(0.2)) lines.push("(set-dynamic-constraint-checking TRUE)");
    const classes = 2 + random.below(4);
    for (let i = 0; i < classes; i++) lines.push(this.defclass());
    lines.push(...this.many(5, () => this.handler()));
    const rules = random.below(4);
    for (let i = 0; i < rules; i++) lines.push(this.rule(i));
    if (random.chance(0.5))
      lines.push(
        `(definstances d ${this.many(3, () => `(${random.pick(NAMES)} of ${this.className()} ${this.overrides()})`).join(" ")})`,
      );
    for (const item of ["instances", "slots", "messages", "message-handlers", "activations", "rules"]) {
      if (random.chance(0.2)) lines.push(`(watch ${item})`);
    }
    if (random.chance(0.7)) lines.push("(reset)");
    const steps = 4 + random.below(8);
    for (let i = 0; i < steps; i++) {
      const kind = random.below(10);
      if (kind < 6) lines.push(this.action([]));
      else if (kind < 9) lines.push(this.question());
      else
        lines.push(random.pick([() => this.rule(rules + i), () => this.handler(), () => this.defclass()])());
      if (random.chance(0.3)) lines.push(`(run ${1 + random.below(20)})`);
    }
    if (random.chance(0.25)) lines.push(...this.roundTrip(), "(reset)");
    lines.push("(run 30)", "(instances)", "(agenda)", "(exit)");
    return `${lines.join("\n")}\n`;
  }
}

export function randomObjects(seed: number): string {
  return new Generator(seed).program();
}
