// Random programs for the differential fuzzer over what rules call: generic functions, recursion, globals, fact
// queries, modify chains, formats, strings, files, saved facts, rules built in mid-run. The same seed gives the same.

import { Random } from "./clips-random.ts";

const TYPES = "INTEGER FLOAT NUMBER SYMBOL STRING LEXEME MULTIFIELD PRIMITIVE OBJECT".split(" ");
const VALUES = ["1", "2", "-3", "2.5", "red", "blue", '"text"', '"a b"', "(create$ 1 red)", "TRUE", "nil"];
const SYMBOLS = ["1", "2", "3", "red", "blue"];
const STRATEGIES = ["depth", "breadth", "lex", "mea", "complexity", "simplicity"];
const OVERRIDDEN = ["+", "str-cat", "length$", "create$", "upcase", "eq", "mod"];

class Generator {
  private readonly random: Random;
  private readonly lines: string[] = [];

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  private some<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: least + this.random.below(most - least + 1) }, make);
  }

  private value(): string {
    return this.random.pick(VALUES);
  }

  private show(expression: string): void {
    this.lines.push(`(printout t ${expression} crlf)`);
  }

  // Generic functions

  private parameter(name: string): string {
    const kind = this.random.below(10);
    if (kind < 2) return `?${name}`;
    const types = this.some(1, 2, () => this.random.pick(TYPES));
    const query = this.random.chance(0.25)
      ? ` ${this.random.pick([`(neq ?${name} 1)`, `(eq ?${name} red)`, "TRUE"])}`
      : "";
    return `(?${name} ${types.join(" ")}${query})`;
  }

  private method(generic: string): string {
    const parameters = ["x", "y"].slice(0, 1 + this.random.below(2)).map((name) => this.parameter(name));
    if (this.random.chance(0.25))
      parameters.push(this.random.chance(0.5) ? "$?r" : `($?r ${this.random.pick(TYPES)})`);
    const index = this.random.chance(0.15) ? ` ${1 + this.random.below(4)}` : "";
    const name = `${generic}${this.random.below(100)}`;
    const body = this.random.pick([
      `(printout t "${name} " ?x " ")`,
      `(printout t "${name} ") (if (next-methodp) then (call-next-method) else last)`,
      `(printout t "${name} ") (call-next-method)`,
      `(printout t "${name} ") (override-next-method ${this.value()})`,
      `(str-cat "${name}-" ?x)`,
      `(return "${name}") (printout t never)`,
      `(if (integerp ?x) then (if (> ?x 0) then (${generic} (- ?x 1)) else zero) else (type ?x))`,
    ]);
    return `(defmethod ${generic}${index} ${this.random.chance(0.1) ? '"about" ' : ""}(${parameters.join(" ")}) ${body})`;
  }

  private generics(): void {
    const names = ["g", "h", ...(this.random.chance(0.4) ? [this.random.pick(OVERRIDDEN)] : [])];
    if (this.random.chance(0.3)) this.lines.push("(defgeneric g)");
    for (const name of this.some(2, 6, () => this.random.pick(names))) this.lines.push(this.method(name));
    for (const name of this.some(3, 6, () => this.random.pick(names))) {
      switch (this.random.below(9)) {
        case 0:
          this.lines.push(`(preview-generic ${name} ${this.value()})`);
          break;
        case 1:
          this.lines.push(`(list-defmethods ${name})`);
          break;
        case 2:
          this.show(`(get-defmethod-list${this.random.chance(0.5) ? ` ${name}` : ""})`);
          break;
        case 3:
          this.show(`(call-specific-method ${name} ${1 + this.random.below(3)} ${this.value()})`);
          break;
        case 4:
          this.show(`(get-method-restrictions ${name} ${1 + this.random.below(3)})`);
          break;
        case 5:
          this.lines.push(
            `(${this.random.pick(["undefmethod", "ppdefmethod"])} ${name} ${1 + this.random.below(3)})`,
          );
          break;
        default:
          this.show(`(${name} ${this.some(1, 3, () => this.value()).join(" ")})`);
      }
    }
  }

  // Functions, loops and globals

  private functions(): void {
    const { random } = this;
    const body = this.random.pick([
      "(if (> ?n 0) then (+ ?n (sum (- ?n 1))) else 0)",
      "(if (<= ?n 1) then (return 1)) (* ?n (sum (- ?n 1)))",
      '(printout t ?n " ") (if (> ?n 0) then (sum (- ?n 2)))',
      "(bind ?t 0) (loop-for-count (?i 1 ?n) do (bind ?t (+ ?t ?i)) (if (> ?t 5) then (break))) ?t",
      "(bind ?l (create$)) (while (> ?n 0) do (bind ?l (create$ ?l ?n)) (bind ?n (- ?n 1))) ?l",
      "(switch ?n (case 1 then one) (case 2 then (bind ?*count* 7)) (default (sum 1)))",
    ]);
    this.lines.push(`(deffunction sum (?n) ${body})`);
    this.lines.push(`(deffunction spread (?a $?rest) (printout t ?a "/" $?rest crlf) (length$ ?rest))`);
    for (let i = 0; i < 2; i++) this.show(`(sum ${random.below(5)})`);
    this.show(`(spread ${this.some(0, 3, () => this.value()).join(" ")})`);
    if (this.random.chance(0.3)) this.lines.push("(watch deffunctions)", "(sum 2)", "(unwatch deffunctions)");
    if (this.random.chance(0.3))
      this.lines.push(`(deffunction sum (?n) ${this.value()})`, "(printout t (sum 3) crlf)");
    if (this.random.chance(0.3)) this.lines.push("(watch globals)");
    this.lines.push(`(bind ?*count* ${this.value()})`);
    if (this.random.chance(0.3))
      this.lines.push(`(set-reset-globals ${this.random.pick(["TRUE", "FALSE"])})`);
    if (this.random.chance(0.3)) this.lines.push("(reset)");
    if (this.random.chance(0.3)) this.lines.push("(bind ?*count*)");
    this.lines.push("(show-defglobals)", "(unwatch globals)");
  }

  // Facts

  private fact(): string {
    if (this.random.chance(0.5)) {
      return `(t (s ${this.random.pick(SYMBOLS)}) (m ${this.some(0, 3, () => this.random.pick(SYMBOLS)).join(" ")}))`;
    }
    return `(${this.random.pick(["a", "b"])} ${this.some(0, 3, () => this.random.pick(SYMBOLS)).join(" ")})`;
  }

  private query(depth: number): string {
    const first = this.random.pick(["t", "u"]);
    const members = this.random.chance(0.3)
      ? `(?f ${first}) (?g ${this.random.pick(["t", "u"])})`
      : `(?f ${first})`;
    const test = this.random.pick([
      "TRUE",
      `(eq ?f:s ${this.random.pick(SYMBOLS)})`,
      "(> (length$ ?f:m) 1)",
      members.includes("?g") ? "(neq ?f:s ?g:s)" : "(integerp ?f:s)",
      "(member$ red ?f:m)",
    ]);
    const body =
      depth > 0 && this.random.chance(0.5)
        ? this.query(depth - 1)
        : this.random.pick([
            '(printout t (fact-index ?f) " " ?f:s crlf)',
            "(retract ?f)",
            `(modify ?f (s ${this.random.pick(SYMBOLS)}))`,
            `(duplicate ?f (s ${this.random.pick(SYMBOLS)}))`,
            `(assert ${this.fact()})`,
            `(if (eq ?f:s ${this.random.pick(SYMBOLS)}) then (break))`,
            `(if (eq ?f:s ${this.random.pick(SYMBOLS)}) then (return found))`,
            "(bind ?*count* (+ 1 (length$ ?f:m)))",
          ]);
    const name = this.random.pick([
      ...["do-for-fact", "do-for-all-facts", "do-for-all-facts", "delayed-do-for-all-facts"],
      ...["any-factp", "find-fact", "find-all-facts"],
    ]);
    return `(${name} (${members}) ${test}${name.startsWith("d") ? ` ${body}` : ""})`;
  }

  private facts(): void {
    this.lines.push("(reset)");
    if (this.random.chance(0.5)) this.lines.push("(watch facts)");
    if (this.random.chance(0.2)) this.lines.push("(set-fact-duplication TRUE)");
    const count = 3 + this.random.below(5);
    for (let i = 0; i < count; i++) {
      const fact = this.fact();
      this.lines.push(`(assert ${fact} ${this.random.chance(0.4) ? fact.replace("(t", "(u") : this.fact()})`);
    }
    for (let i = 0; i < 4; i++) {
      switch (this.random.below(7)) {
        case 0:
          this.show(`(modify ${1 + this.random.below(6)} (s ${this.value()}))`);
          break;
        case 1:
          this.show(`(duplicate ${1 + this.random.below(6)} (m ${this.value()} ${this.value()}))`);
          break;
        case 2:
          this.show(`(fact-slot-value ${1 + this.random.below(6)} ${this.random.pick(["s", "m", "nope"])})`);
          break;
        case 3:
          this.lines.push(`(ppfact ${1 + this.random.below(6)} t ${this.random.pick(["TRUE", "FALSE"])})`);
          break;
        default:
          if (this.random.chance(0.5)) this.show(this.query(1));
          else this.lines.push(this.query(1));
      }
    }
    this.lines.push("(facts)", "(unwatch facts)", "(set-fact-duplication FALSE)");
  }

  // Text

  private format(): string {
    const flag = this.random.pick(["", "-", "0", "+", " ", "#"]);
    const width = this.random.pick(["", "1", "6", "12"]);
    const precision = this.random.pick(["", "", ".0", ".2", ".5"]);
    const letter = this.random.pick([..."dxoeufgscn%r"]);
    return `%${flag}${width}${precision}${letter}`;
  }

  private texts(): void {
    for (let i = 0; i < 4; i++) {
      const formats = this.some(1, 2, () => this.format());
      // The character of a negative number is a byte that is not text.
      const values = formats.map((format) =>
        this.random.pick([
          "1",
          format.endsWith("c") ? "7" : "-7",
          "123456",
          "2.5",
          "-0.001",
          "1e10",
          "red",
          '"a b"',
        ]),
      );
      this.show(`(format nil "[${formats.join("|")}]" ${values.join(" ")})`);
    }
    const text = () =>
      this.random.pick([
        ...['"hello world"', '"(a b) c"', "red", '""', '"1 2.5 x"', '"say \\"hi\\""'],
        ...['"ñandú 日本"', '"two\nlines"', '"back\\\\slash"', "é"],
      ]);
    for (let i = 0; i < 4; i++) {
      const number = () => `${this.random.below(8) - 1}`;
      this.show(
        this.random.pick([
          `(sub-string ${number()} ${number()} ${text()})`,
          `(str-index ${this.random.pick(['"o"', '"b"', '""', "e"])} ${text()})`,
          `(explode$ ${text()})`,
          `(implode$ (create$ ${this.value()} ${text()}))`,
          `(str-cat ${text()} ${this.value()} ${text()})`,
          `(string-to-field ${text()})`,
          `(str-compare ${text()} ${text()})`,
          `(upcase ${text()})`,
          `(eval "(+ 1 ${number()})")`,
          `(check-syntax ${text()})`,
          `(str-length ${text()})`,
        ]),
      );
    }
  }

  // Files

  private files(): void {
    const words = this.some(1, 6, () =>
      this.random.pick(["red", "1", "2.5", '\\"a b\\"', "(x)", "~&", "?y", "; no"]),
    );
    this.lines.push('(open "one.txt" out "w")');
    for (const word of words) {
      this.lines.push(`(printout out "${word}" ${this.random.chance(0.5) ? "crlf" : '" "'})`);
    }
    this.lines.push("(close out)", '(open "one.txt" in "r")');
    for (let i = 0; i < words.length + 1; i++)
      this.show(this.random.pick(["(read in)", "(readline in)", "(get-char in)"]));
    this.lines.push("(close)");
    if (this.random.chance(0.3)) this.show('(open "none.txt" in)');
    if (this.random.chance(0.3)) this.show("(read in)");
    const scope = this.random.pick(["", " visible", " local", " local t", " visible t u"]);
    this.show(`(save-facts "facts.txt"${scope})`);
    if (this.random.chance(0.5)) this.lines.push("(reset)", "(watch facts)");
    this.show('(load-facts "facts.txt")');
    this.lines.push("(unwatch facts)", "(facts)");
    if (this.random.chance(0.3)) {
      this.lines.push(
        '(open "two.txt" out "w")',
        `(printout out "${this.fact()} ${this.fact()} (t (s" crlf)`,
      );
      this.lines.push("(close out)", '(printout t (load-facts "two.txt") crlf)', "(facts)");
    }
  }

  /** Values and lines that are read from where the program itself comes from. */
  private input(): void {
    for (const word of this.some(1, 4, () =>
      this.random.pick(["red", "5", '"a b"', "(x y)", "?v", "1 2 3", ""]),
    )) {
      this.lines.push(
        `(bind ?*count* (${this.random.pick(["read", "readline", "read", "read-number"])}))`,
        word,
      );
      this.show("?*count*");
    }
  }

  /** Queries inside of loops that end early, in a function. */
  private loops(): void {
    const end = () => this.random.pick(["(break)", "(return early)", "(bind ?*count* 5)"]);
    const test = () => `(if (eq ?f:s ${this.random.pick(SYMBOLS)}) then ${end()})`;
    const query = () =>
      `(${this.random.pick(["do-for-fact", "do-for-all-facts", "delayed-do-for-all-facts"])} ((?f t u)) TRUE ${test()} (printout t ?f:s " "))`;
    const loop = this.random.pick([
      `(loop-for-count (?i 1 3) do ${query()} (if (= ?i ${1 + this.random.below(3)}) then ${end()}))`,
      `(progn$ (?i (create$ a b c)) ${query()} (printout t ?i ?i-index " "))`,
      `(foreach ?i (create$ a b c) ${query()} (if (eq ?i b) then ${end()}))`,
      `(while (< ?n 3) do (bind ?n (+ ?n 1)) ${query()} (printout t ?n " "))`,
      `(switch ?n (case 0 then ${query()} done) (default ${query()}))`,
    ]);
    this.lines.push("(reset)", `(deffunction looped (?n) ${loop} last)`);
    for (const fact of this.some(2, 4, () => this.fact())) this.lines.push(`(assert ${fact})`);
    this.show("(looped 0)");
    this.show("(looped 1)");
  }

  /** The whole program is saved, read line by line, and loaded again. */
  private saved(): void {
    this.lines.push("(unwatch all)", '(save "all.clp")', '(open "all.clp" in "r")');
    for (let i = 0; i < 15; i++) this.show("(readline in)");
    this.lines.push("(close in)", "(clear)");
    this.show(`(${this.random.pick(["load", "load*"])} "all.clp")`);
    this.lines.push("(list-defrules)", "(list-deffunctions)", "(list-defmethods)", "(show-defglobals)");
    this.lines.push("(reset)", "(assert (t (s 1)) (a 1) (b 2))", "(run 9)", "(facts)");
  }

  // Rules

  private rule(name: string): string {
    const salience = this.random.pick(["", "", "(declare (salience ?*level*)) ", "(declare (salience 1)) "]);
    const pattern = this.random.pick(["?f <- (t (s ?x))", "?f <- (a ?x $?)", "?f <- (b ?x)"]);
    const other = this.random.pick(["", " (not (b ?x))", " (exists (a ?x $?))", " (test (neq ?x 3))"]);
    return `(defrule ${name} ${salience}${pattern}${other} => (printout t ${name} " " ?x crlf) ${this.action()})`;
  }

  private action(): string {
    const name = `r${this.random.below(4)}`;
    return this.random.pick([
      `(retract ?f)`,
      `(refresh ${name})`,
      `(undefrule ${name})`,
      `(build "(defrule ${name} (declare (salience ${this.random.below(3)})) (b ?x) => (printout t new- ?x crlf))")`,
      `(set-salience-evaluation ${this.random.pick(["when-defined", "when-activated", "every-cycle"])})`,
      "(bind ?*level* (- 3 ?*level*))",
      `(assert (b ${this.random.pick(SYMBOLS)}))`,
      `(set-strategy ${this.random.pick(STRATEGIES)})`,
      `(halt)`,
      this.query(0).replaceAll("?f", "?q"),
      `(assert-string "(b ${this.random.pick(SYMBOLS)})")`,
      `(eval "(assert (a ${this.random.pick(SYMBOLS)} 1))")`,
      "(reset)",
      "(run 1)",
    ]);
  }

  private rules(): void {
    for (let i = 0; i < 4; i++) this.lines.push(this.rule(`r${i}`));
    this.lines.push("(reset)");
    if (this.random.chance(0.6)) this.lines.push("(watch activations)");
    if (this.random.chance(0.4)) this.lines.push("(watch facts)");
    if (this.random.chance(0.4)) this.lines.push("(watch rules)");
    for (let i = 0; i < 5; i++) this.lines.push(`(assert ${this.fact()})`);
    for (let i = 0; i < 4; i++) {
      this.lines.push(
        this.random.pick([
          "(run 3)",
          "(agenda)",
          `(refresh r${this.random.below(4)})`,
          this.rule(`r${this.random.below(4)}`),
          `(set-salience-evaluation ${this.random.pick(["when-defined", "when-activated", "every-cycle"])})`,
          `(bind ?*level* ${this.random.below(4)})`,
          `(assert ${this.fact()})`,
        ]),
      );
    }
    this.lines.push("(run 25)", "(agenda)", "(facts)", "(unwatch all)");
  }

  program(): string {
    this.lines.push("(deftemplate t (slot s) (multislot m))");
    this.lines.push("(defglobal ?*level* = 1 ?*count* = (+ 1 1))");
    const sections = [
      () => this.generics(),
      () => this.functions(),
      () => this.facts(),
      () => this.texts(),
      () => this.files(),
      () => this.rules(),
      () => this.input(),
      () => this.loops(),
    ];
    this.lines.push("(deftemplate u (slot s (default 9)) (multislot m (default 8 7)) (slot extra))");
    for (const section of this.some(1, 2, () => this.random.pick(sections))) section();
    if (this.random.chance(0.25)) this.saved();
    return `${this.lines.join("\n")}\n(exit)\n`;
  }
}

export function randomLanguage(seed: number): string {
  return new Generator(seed).program();
}
