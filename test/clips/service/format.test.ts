// Formatting: only white space changes, and formatting twice changes nothing, on every program of the project and on
// texts that nobody would write.

import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { CommandScanner } from "../../../src/clips/index.ts";
import { FormatProblem, format } from "../../../src/clips/service/format.ts";
import { readTree, type SyntaxNode } from "../../../src/clips/service/syntax-tree.ts";
import { programsHere } from "./programs-here.ts";

// Many programs on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** All that a text says: its lexemes and comments. */
function said(text: string): string {
  const { children, comments } = readTree(text);
  const lexemes = (node: SyntaxNode): string[] =>
    node.type === "list" ? ["(", ...node.children.flatMap(lexemes), ")"] : [node.text];
  return [...children.flatMap(lexemes), ...comments.map((comment) => comment.text.trimEnd())].join("\n");
}

/** The commands that the prompt finds in a text, each as its lexemes. */
function commands(text: string): string[] {
  const scanner = new CommandScanner();
  const found: string[] = [];
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (scanner.push(text[i]) === "more") continue;
    found.push(said(text.slice(start, i + 1)));
    start = i + 1;
    scanner.reset();
  }
  return found;
}

function isBalanced(text: string): boolean {
  return readTree(text).brokenAt === null;
}

describe("every program of the project", () => {
  const programs = programsHere().filter(({ text }) => isBalanced(text));

  test("there are many", () => {
    expect(programs.length).toBeGreaterThan(500);
  });

  test("says the same after formatting, to the prompt too, and twice changes nothing", () => {
    const isKept = (text: string) => {
      const once = format(text);
      const narrow = format(text, { indent: 2, width: 30 });
      return (
        said(once) === said(text) &&
        commands(once).join("\n\n") === commands(text).join("\n\n") &&
        format(once) === once &&
        said(narrow) === said(text) &&
        format(narrow, { indent: 2, width: 30 }) === narrow
      );
    };
    expect(programs.filter(({ text }) => !isKept(text)).map(({ name }) => name)).toEqual([]);
  });
});

test("texts that nobody would write", () => {
  const piece = fc.constantFrom(
    ...'( ( ) ) a ?x $?y & ~ | : = <- => " "b" ;c\n \n \r\n \t defrule defglobal if then else <= ?*g* 1.50 +'.split(
      " ",
    ),
    " ",
    "\n\n\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.integer({ min: 20, max: 60 }), (pieces, width) => {
      const text = pieces.join("");
      if (!isBalanced(text)) {
        expect(() => format(text)).toThrow(FormatProblem);
        return;
      }
      const once = format(text, { width });
      expect(said(once)).toBe(said(text));
      expect(format(once, { width })).toBe(once);
    }),
    { numRuns: 3000 },
  );
});

describe("the layout", () => {
  test("of a rule: a condition or action per line", () => {
    const text = `(defrule move "why" (declare (salience 1)) ?f<-(tile ?x & ~3 & :(> ?x 3))
  (not (and (a) ; here
  (b)))=>(retract ?f)
      (bind ?x
    (+ 1 2)
  )
  ; last
)`;
    expect(format(text)).toBe(`(defrule move "why"
   (declare (salience 1))
   ?f <- (tile ?x&~3&:(> ?x 3))
   (not (and (a)  ; here
             (b)))
   =>
   (retract ?f)
   (bind ?x
         (+ 1 2))
   ; last
   )`);
  });

  test("of what is too long for a line", () => {
    const text = `(deffunction f (?x) (if (> ?x 3) then (printout t "more than three" crlf) else (printout t ?x crlf)))\n`;
    expect(format(text, { indent: 2, width: 50 })).toBe(`(deffunction f (?x)
  (if (> ?x 3) then
    (printout t "more than three" crlf)
    else
    (printout t ?x crlf)))
`);
  });

  test("tables stay tables, blank lines stay one, line ends and a byte-order mark stay", () => {
    expect(format("\ufeff(deffacts b\r\n(row 1  2\r\n3 4)\r\n\r\n\r\n(row 5))\r\n")).toBe(
      "\ufeff(deffacts b\r\n   (row 1 2\r\n        3 4)\r\n\r\n   (row 5))\r\n",
    );
  });

  test("at the top no line end comes or goes: it ends a command", () => {
    expect(format("(reset)   (run)\n(exit)")).toBe("(reset) (run)\n(exit)");
  });

  test("what does not close is refused with its place", () => {
    expect(() => format("(a)\n(b")).toThrow(new FormatProblem("lone-parenthesis", 4));
    expect(() => format('(a "b)')).toThrow("A string is not closed.");
  });
});
