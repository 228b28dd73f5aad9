// Random expressions over the pure functions of the language for the differential fuzzer, errors included: every
// call may get too few arguments or arguments of the wrong type. The same seed gives the same program.

import { Random } from "./clips-random.ts";

/** Functions without effects whose results do not depend on the machine. */
const PURE = [
  ...["+", "-", "*", "/", "div", "mod", "max", "min", "abs", "float", "integer", "round", "**", "sqrt"],
  ...["=", "<>", "!=", "<", "<=", ">", ">=", "eq", "neq", "and", "or", "not"],
  ...[
    "numberp",
    "floatp",
    "integerp",
    "lexemep",
    "stringp",
    "symbolp",
    "wordp",
    "multifieldp",
    "evenp",
    "oddp",
  ],
  ...["create$", "nth$", "member$", "subsetp", "delete$", "explode$", "implode$", "subseq$", "replace$"],
  ...[
    "insert$",
    "first$",
    "rest$",
    "length$",
    "delete-member$",
    "replace-member$",
    "length",
    "nth",
    "member",
  ],
  ...[
    "subset",
    "mv-append",
    "mv-delete",
    "mv-replace",
    "mv-subseq",
    "str-explode",
    "str-implode",
    "sequencep",
  ],
  ...["str-cat", "sym-cat", "sub-string", "str-index", "upcase", "lowcase", "str-compare", "str-length"],
  ...["string-to-field", "eval", "sort", "funcall", "format", "pointerp"],
  ...["deg-rad", "rad-deg", "deg-grad", "grad-deg", "pi"],
  ...["if", "progn", "while", "loop-for-count", "progn$", "foreach", "switch", "bind"],
];

const NAMES = ["+", "*", ">", "<", "str-cat", "eq", "nope", "create$", "abs"];
const TEXTS = [
  ...["", "abc", "A b", "1 2", "(+ 1 2)", "12.5", "?x", "a)", "hello world", "b"],
  ...["ñandú", "日本 語", 'say \\"hi\\"', "back\\\\slash", "two\nlines", "tab\tbed", "É", "e\u0301"],
];
const SYMBOLS = ["a", "b", "TRUE", "FALSE", "nil", "abc", "A", "é", "a-b", "t"];
const INTEGERS = ["0", "1", "2", "3", "-1", "7", "10", "100", "-12", "9223372036854775807", "4294967296"];
/** Places in multifields and texts: most are inside, some are far away. */
const PLACES = [
  "0",
  "1",
  "1",
  "2",
  "2",
  "3",
  "4",
  "5",
  "6",
  "-1",
  "2.7",
  "4294967297",
  "-9223372036854775808",
];
const FLOATS = ["0.0", "1.5", "-2.5", "3.0", "1e10", "1e-5", "0.1", "123456789.123", "1e300"];

class Expressions {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  private atom(): string {
    const { random } = this;
    const kind = random.below(10);
    if (kind < 4) return random.pick(INTEGERS);
    if (kind < 5) return random.pick(FLOATS);
    if (kind < 7) return random.pick(SYMBOLS);
    if (kind < 9) return `"${random.pick(TEXTS)}"`;
    return "(create$ 3 a 1 b 2)";
  }

  private argument(depth: number): string {
    return depth > 0 && this.random.chance(0.45) ? this.call(depth - 1) : this.atom();
  }

  private call(depth: number): string {
    const { random } = this;
    const name = random.pick(PURE);
    const some = () => this.argument(depth);
    const place = () => random.pick(PLACES);
    switch (name) {
      case "if":
        return `(if ${some()} then ${some()} else ${some()})`;
      case "while":
        return `(while FALSE do ${some()})`;
      case "loop-for-count":
        return `(loop-for-count (?i ${random.below(3)} ${random.below(4)}) do (printout t ?i " ") ${some()})`;
      case "progn$":
        return `(progn$ (?f ${some()}) (printout t ?f-index ?f " "))`;
      case "foreach":
        return `(foreach ?f ${some()} (printout t ?f-index ?f " "))`;
      case "switch":
        return `(switch ${some()} (case ${some()} then ${some()}) (default ${some()}))`;
      case "bind":
        return `(bind ?v ${some()})`;
      case "funcall":
      case "sort":
        return `(${name} ${random.pick(NAMES)} ${some()} ${some()})`;
      case "format":
        return `(format nil "${random.pick(["%d|", "%5.2f|", "%s %s|", "%-6s|", "%g|%%", "%x|", "%c", "%3s|%-8s|", "%.2s|", "%05d|%e"])}" ${some()} ${some()})`;
      case "sub-string":
        return `(sub-string ${place()} ${place()} ${some()})`;
      case "nth$":
        return `(nth$ ${place()} ${some()})`;
      case "subseq$":
      case "delete$":
        return `(${name} ${some()} ${place()} ${place()})`;
      case "replace$":
        return `(${name} ${some()} ${place()} ${place()} ${some()})`;
      case "insert$":
        return `(${name} ${some()} ${place()} ${some()})`;
      default:
        return `(${[name, ...Array.from({ length: random.below(4) }, some)].join(" ")})`;
    }
  }

  program(count: number): string {
    const lines = ["(deffunction show (?x) (printout t => ?x crlf))"];
    for (let i = 0; i < count; i++) {
      const call = this.call(1 + this.random.below(3));
      lines.push(`(printout t "# ${i}" crlf)`);
      if (this.random.chance(0.3)) lines.push(`(show ${call})`);
      else lines.push(`(printout t ${call} "|" (multifieldp ${call}) crlf)`);
    }
    return `${lines.join("\n")}\n(exit)\n`;
  }
}

/** A program of this many commands that print the values of random expressions. */
export function randomExpressions(seed: number, count: number): string {
  return new Expressions(seed).program(count);
}
