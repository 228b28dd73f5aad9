// Random programs with modules for the differential fuzzer: imports and exports, the focus stack, rules of the same
// name in two modules, and every listing per module. The same seed gives the same program.

import { Random } from "./clips-random.ts";

const MODULES = ["MAIN", "A", "B", "C"];
const RELATIONS = ["a", "b", "c"];
const TEMPLATES = ["p", "q"];
const CONSTANTS = ["1", "2", "3", "red", "blue"];
const KINDS = ["deftemplate", "defglobal", "deffunction", "defgeneric"];
const STRATEGIES = ["depth", "breadth", "lex", "mea", "complexity", "simplicity"];

class Generator {
  private readonly random: Random;
  /** The modules defined so far. */
  private readonly defined: string[] = [];

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  private port(): string {
    const kind = this.random.below(10);
    if (kind < 5) return "?ALL";
    if (kind < 6) return "?NONE";
    if (kind < 8) return `${this.random.pick(KINDS)} ${this.random.pick(["?ALL", "?ALL", "?NONE"])}`;
    return `deftemplate ${this.random.pick([...TEMPLATES, ...RELATIONS])}${this.random.chance(0.3) ? ` ${this.random.pick(TEMPLATES)}` : ""}`;
  }

  private defmodule(name: string): string {
    const parts: string[] = [];
    for (const other of this.defined) {
      if (other !== name && this.random.chance(0.6)) parts.push(`(import ${other} ${this.port()})`);
    }
    const exports = this.random.below(3);
    for (let i = 0; i < exports; i++) parts.push(`(export ${this.port()})`);
    if (!this.defined.includes(name)) this.defined.push(name);
    return `(defmodule ${name}${this.random.chance(0.1) ? ' "about it"' : ""} ${parts.join(" ")})`;
  }

  private relation(): string {
    return this.random.pick(RELATIONS);
  }

  private fact(): string {
    if (this.random.chance(0.45)) {
      const name = this.random.pick(TEMPLATES);
      const fields = Array.from({ length: this.random.below(3) }, () => this.random.pick(CONSTANTS));
      return `(${this.qualified(name)} (s ${this.random.pick(CONSTANTS)}) (m ${fields.join(" ")}))`;
    }
    const fields = Array.from({ length: 1 + this.random.below(2) }, () => this.random.pick(CONSTANTS));
    return `(${this.qualified(this.relation())} ${fields.join(" ")})`;
  }

  private qualified(name: string): string {
    return this.random.chance(0.04) ? `${this.random.pick(MODULES)}::${name}` : name;
  }

  private field(bound: string[]): string {
    const kind = this.random.below(10);
    if (kind < 3) return this.random.pick(CONSTANTS);
    if (kind < 4) return "?";
    const name = this.random.pick(["x", "y"]);
    bound.push(name);
    return `?${name}`;
  }

  private pattern(bound: string[]): string {
    if (this.random.chance(0.45))
      return `(${this.qualified(this.random.pick(TEMPLATES))} (s ${this.field(bound)}))`;
    return `(${this.qualified(this.relation())} ${this.random.chance(0.6) ? this.field(bound) : `${this.field(bound)} $?`})`;
  }

  private ruleName(): string {
    return `r${this.random.below(4)}`;
  }

  private anyRule(): string {
    return this.random.chance(0.6) ? `${this.random.pick(MODULES)}::${this.ruleName()}` : this.ruleName();
  }

  private rule(module: string): string {
    const bound: string[] = [];
    const elements: string[] = [];
    const count = 1 + this.random.below(2);
    const logical = this.random.chance(0.15);
    for (let i = 0; i < count; i++) {
      const kind = this.random.below(10);
      if (i === 0 && logical) elements.push(`(logical ${this.pattern(bound)})`);
      else if (kind < 2) elements.push(`(not ${this.pattern([])})`);
      else if (kind < 3) elements.push(`(exists ${this.pattern([])})`);
      else if (kind < 6) elements.push(`?f${i} <- ${this.pattern(bound)}`);
      else elements.push(this.pattern(bound));
    }
    const declarations: string[] = [];
    if (this.random.chance(0.25)) declarations.push("(auto-focus TRUE)");
    if (this.random.chance(0.3)) {
      declarations.push(`(salience ${this.random.chance(0.3) ? "?*g*" : this.random.below(5) - 2})`);
    }
    const name = this.ruleName();
    const head = this.random.chance(0.3) ? `${module}::${name}` : name;
    const declare = declarations.length > 0 ? `(declare ${declarations.join(" ")}) ` : "";
    const shown = [...new Set(bound)].map((v) => ` " " ?${v}`).join("");
    const actions = [`(printout t ${name} " " (get-current-module) " " (get-focus)${shown} crlf)`];
    const actionCount = this.random.below(4);
    for (let i = 0; i < actionCount; i++) actions.push(this.action(elements));
    return `(defrule ${head} ${declare}${elements.join(" ")} => ${actions.join(" ")})`;
  }

  private action(elements: string[]): string {
    switch (this.random.below(22)) {
      case 0:
      case 1:
        return `(focus ${this.random.pick(MODULES)})`;
      case 2:
        return `(focus ${this.random.pick(MODULES)} ${this.random.pick(MODULES)})`;
      case 3:
        return "(return)";
      case 4:
        return "(printout t (pop-focus) crlf)";
      case 5:
        return "(printout t (get-focus-stack) crlf)";
      case 6:
        return "(list-focus-stack)";
      case 7:
        return `(printout t (set-current-module ${this.random.pick(MODULES)}) crlf)`;
      case 8:
        return "(halt)";
      case 9:
      case 10: {
        const address = elements.find((element) => element.startsWith("?f"));
        if (address !== undefined) return `(retract ${address.slice(0, 3)})`;
        return `(bind ?*g* ${this.random.below(3)})`;
      }
      case 11:
        return `(build "(defrule ${this.anyRule()} (${this.relation()} ?z) => (printout t built ?z crlf))")`;
      case 12:
        return `(refresh ${this.anyRule()})`;
      case 13:
        return `(undefrule ${this.anyRule()})`;
      case 14:
        return `(if (neq ${this.random.pick(CONSTANTS)} red) then (return))`;
      case 15:
        return `(printout t (f ${this.random.pick(CONSTANTS)}) crlf)`;
      case 16:
        return `(printout t (show ${this.random.pick(CONSTANTS)}) crlf)`;
      case 17:
        return "(clear-focus-stack)";
      default:
        return `(assert ${this.fact()})`;
    }
  }

  private construct(module: string): string {
    const prefix = this.random.chance(0.2) ? `${module}::` : "";
    const kind = this.random.below(12);
    if (kind < 2) {
      return `(deftemplate ${prefix}${this.random.pick(TEMPLATES)} (slot s${this.random.chance(0.3) ? " (default none)" : ""}) (multislot m))`;
    }
    if (kind < 4) {
      const facts = Array.from({ length: this.random.below(3) }, () => this.fact());
      return `(deffacts ${prefix}d${this.random.below(3)} ${facts.join(" ")})`;
    }
    if (kind < 5)
      return `(defglobal ${this.random.chance(0.5) ? `${module} ` : ""}?*g* = ${this.random.below(3)})`;
    if (kind < 6) return `(deffunction ${prefix}f (?x) (printout t "f of ${module} ") ?x)`;
    if (kind < 7) {
      const type = this.random.pick(["INTEGER", "SYMBOL", "LEXEME", "NUMBER"]);
      return `(defmethod ${prefix}show ((?x ${type})) (str-cat ${module} - ?x))`;
    }
    return this.rule(module);
  }

  private listing(): string {
    const where = this.random.pick(["", "", " *", ...MODULES.map((module) => ` ${module}`), " NOPE"]);
    const name = this.random.pick([
      ...["list-defrules", "list-deftemplates", "list-deffacts", "list-defglobals", "list-deffunctions"],
      ...["list-defgenerics", "agenda", "show-defglobals", "rules", "facts", "show-breaks"],
    ]);
    return `(${name}${name === "facts" && where === " *" ? " A" : where})`;
  }

  private question(): string {
    const where = this.random.pick(["", " *", ...MODULES.map((module) => ` ${module}`)]);
    const kind = this.random.pick([
      "defrule",
      "deftemplate",
      "deffacts",
      "defglobal",
      "deffunction",
      "defgeneric",
    ]);
    switch (this.random.below(6)) {
      case 0:
        return `(printout t (get-${kind}-list${where}) crlf)`;
      case 1:
        return `(printout t (get-fact-list${where}) crlf)`;
      case 2:
        return "(printout t (get-defmodule-list) (get-current-module) (get-focus) (get-focus-stack) crlf)";
      case 3:
        return `(printout t (defrule-module ${this.anyRule()}) crlf)`;
      case 4:
        return `(printout t (deftemplate-module ${this.random.pick([...TEMPLATES, ...RELATIONS])}) crlf)`;
      default:
        return `(printout t (deffacts-module d${this.random.below(3)}) (defglobal-module g) crlf)`;
    }
  }

  private command(): string {
    const module = this.random.pick(MODULES);
    switch (this.random.below(28)) {
      case 0:
      case 1:
      case 2:
      case 3:
      case 4:
        return `(assert ${Array.from({ length: 1 + this.random.below(3) }, () => this.fact()).join(" ")})`;
      case 5:
        return `(retract ${1 + this.random.below(8)})`;
      case 6:
      case 7:
        return `(run ${1 + this.random.below(4)})`;
      case 8:
      case 9:
        return `(focus ${Array.from({ length: 1 + this.random.below(3) }, () => this.random.pick(MODULES)).join(" ")})`;
      case 10:
        return "(printout t (pop-focus) crlf)";
      case 11:
      case 12:
        return `(set-current-module ${module})`;
      case 13:
      case 14:
        return this.construct(module);
      case 15:
      case 16:
        return this.listing();
      case 17:
        return this.question();
      case 18:
        return `(${this.random.pick(["ppdefrule", "refresh", "undefrule", "set-break", "remove-break"])} ${this.anyRule()})`;
      case 19:
        return `(${this.random.pick(["undeftemplate", "ppdeftemplate"])} ${this.random.pick(["", `${module}::`])}${this.random.pick(TEMPLATES)})`;
      case 20:
        return `(${this.random.pick(["undeffacts", "ppdeffacts"])} ${this.random.pick(["", `${module}::`])}d${this.random.below(3)})`;
      case 21:
        return `(refresh-agenda${this.random.pick(["", " *", ` ${module}`])})`;
      case 22:
        return `(ppdefmodule ${module})`;
      case 23:
        return `(matches ${this.anyRule()})`;
      case 24:
        return `(printout t (f 1) (show red) ?*g* crlf)`;
      case 25:
        return this.random.pick([
          "(list-focus-stack)",
          "(list-defmodules)",
          "(clear-focus-stack)",
          "(reset)",
        ]);
      case 26:
        return `(${this.random.pick(["watch", "unwatch"])} ${this.random.pick(["rules", "focus", "facts", "activations"])})`;
      default:
        return `(set-strategy ${this.random.pick(STRATEGIES)})`;
    }
  }

  program(): string {
    const lines: string[] = [];
    for (const item of ["focus", "facts", "activations", "rules"]) {
      if (this.random.chance(0.4)) lines.push(`(watch ${item})`);
    }
    if (this.random.chance(0.8)) lines.push(this.defmodule("MAIN"));
    else this.defined.push("MAIN");
    const shared = () => {
      lines.push("(deftemplate p (slot s) (multislot m))", "(defglobal ?*g* = 1)");
      if (this.random.chance(0.5)) lines.push("(deftemplate q (slot s) (multislot m))");
      if (this.random.chance(0.5)) lines.push("(deffunction f (?x) (sym-cat main- ?x))");
      for (const relation of RELATIONS) if (this.random.chance(0.3)) lines.push(`(deftemplate ${relation})`);
    };
    shared();
    const own = (module: string) => {
      const count = 2 + this.random.below(4);
      for (let i = 0; i < count; i++) lines.push(this.construct(module));
    };
    own("MAIN");
    for (const module of ["A", "B", "C"].slice(0, 1 + this.random.below(3))) {
      lines.push(this.defmodule(module));
      own(module);
    }
    if (this.random.chance(0.3)) lines.push(this.defmodule(this.random.pick(MODULES)));
    lines.push(`(set-strategy ${this.random.pick(STRATEGIES)})`, "(reset)");
    const steps = 8 + this.random.below(12);
    for (let i = 0; i < steps; i++) lines.push(this.command());
    lines.push("(agenda *)", "(run 25)", "(facts)", "(list-defrules *)", "(list-focus-stack)", "(exit)");
    return `${lines.join("\n")}\n`;
  }
}

export function randomModules(seed: number): string {
  return new Generator(seed).program();
}
