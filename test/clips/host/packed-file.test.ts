// Files of bsave and bsave-instances that were cut off or changed at any byte are refused with a sentence, and what was
// there before stays.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { memoryHost } from "../../../bench/clips-host.ts";
import { bytesOf, Environment, textOfBytes } from "../../../src/clips/index.ts";

const PROGRAM = `
(deftemplate point (slot x (type INTEGER)) (multislot rest))
(defclass POINT (is-a USER) (slot x) (multislot rest))
(defrule found (point (x ?x&:(> ?x 1))) => (printout t "found \\"" ?x "\\"" crlf))
(defrule seen (object (is-a POINT) (x ?x)) => (printout t "seen " ?x crlf))
(deffacts start (point (x 1)) (point (x 2)) (other α))
(reset)
(make-instance p of POINT (x 2.5) (rest a "b" [c] 300))
(bsave "constructs")
(bsave-instances "instances")
`;

const host = memoryHost();
const environment = new Environment(host);
environment.batch(PROGRAM);

/** Every beginning of the file, and the file with each of its bytes changed. */
function spoilt(file: string): string[] {
  const bytes = bytesOf(host.files.get(file)!);
  const cut = bytes.map((_, i) => bytes.slice(0, i));
  const changed = bytes.flatMap((byte, i) => [bytes.with(i, byte ^ 1), bytes.with(i, byte ^ 0x80)]);
  return [...cut, ...changed, [...bytes, 0]].map(textOfBytes);
}

function outputOf(call: string): string {
  host.output = "";
  environment.batch(`${call}\n`);
  return host.output;
}

test("the whole files are loaded", () => {
  const fresh = memoryHost();
  const other = new Environment(fresh);
  for (const file of ["constructs", "instances"]) fresh.files.set(file, host.files.get(file)!);
  other.batch('(bload "constructs")\n(reset)\n(bload-instances "instances")\n(run)\n(facts)\n');
  expect(fresh.output).toBe(
    'seen 2.5\nfound "2"\nf-0     (initial-fact)\nf-1     (point (x 1) (rest))\nf-2     (point (x 2) (rest))\nf-3     (other α)\nFor a total of 4 facts.\n',
  );
});

const classic = fileURLToPath(new URL("../../../programs/classic/", import.meta.url));
const programs = readdirSync(classic).filter((file) => file.endsWith(".clp"));

/** A file that keeps the constraints, without a warning. */
const THROUGH_A_FILE = `(set-dynamic-constraint-checking TRUE)
(bsave "file")
(set-dynamic-constraint-checking FALSE)
(bload "file")
`;

test.each(programs)("%s runs from a binary file as it does from its text", (file) => {
  const outputs = ["", THROUGH_A_FILE].map((between) => {
    const own = memoryHost();
    own.files.set(file, readFileSync(join(classic, file), "utf8"));
    new Environment(own).batch(
      `(load* "${file}")\n${between}(reset)\n(facts)\n(watch facts)\n(watch rules)\n(run)\n(agenda)\n(instances)\n`,
    );
    return own.output;
  });
  expect(outputs[1]).toBe(outputs[0]);
});

test("constructs may name each other in any order", () => {
  const own = memoryHost();
  new Environment(own).batch(`
(deftemplate order (slot item) (slot count))
(defclass B (is-a USER))
(deffunction twice (?n) (* 2 ?n))
(defglobal ?*four* = (twice 2))
(defclass A (is-a USER) (slot x (default ?*four*)))
(defmessage-handler B tell () (do-for-all-instances ((?a A)) TRUE (assert (order (item ?a:x) (count ?*four*)))))
(defmethod twice-of ((?a A)) (twice (send ?a get-x)))
(deffunction ask (?a) (twice-of ?a))
${THROUGH_A_FILE}(printout t ?*four* crlf)
(reset)
(make-instance a of A)
(make-instance b of B)
(send [b] tell)
(printout t (ask [a]) crlf)
(facts)
`);
  const facts = "f-0     (initial-fact)\nf-1     (order (item 4) (count 4))\nFor a total of 2 facts.\n";
  expect(own.output).toBe(`4\n8\n${facts}`);
});

test("a file of constructs that is not whole is refused, and the constructs stay", () => {
  const sentences = new Set<string>();
  for (const text of spoilt("constructs")) {
    host.files.set("spoilt", text);
    sentences.add(outputOf('(bload "spoilt")'));
  }
  expect([...sentences].sort()).toEqual([
    "[BLOAD2] File spoilt is not a binary construct file.\n",
    "[BLOAD3] File spoilt is an incompatible binary construct file.\n",
    "[BLOAD7] File spoilt is damaged or incomplete.\n",
  ]);
  expect(outputOf("(list-defrules)")).toBe("found\nseen\nFor a total of 2 defrules.\n");
});

test("a file of instances that is not whole is refused, and no instance is made", () => {
  outputOf("(unmake-instance *)");
  const sentences = new Set<string>();
  for (const text of spoilt("instances")) {
    host.files.set("spoilt", text);
    sentences.add(outputOf('(bload-instances "spoilt")'));
  }
  const end = "[INSFILE1] Function bload-instances could not completely process file spoilt.\n";
  expect([...sentences].sort()).toEqual([
    `[INSFILE2] spoilt file is not a binary instances file.\n${end}`,
    `[INSFILE3] spoilt file is not a compatible binary instances file.\n${end}`,
    `[INSFILE5] spoilt file is damaged or incomplete.\n${end}`,
  ]);
  expect(outputOf("(instances)")).toBe("");
});

test("a binary save needs the texts of the constructs", () => {
  const text =
    "Cannot perform a binary save while memory is conserved: the texts of constructs are not kept.";
  expect(outputOf('(conserve-mem on)\n(bsave "x")\n(conserve-mem off)')).toBe(`[BSAVE2] ${text}\n`);
});

test("the file of constructs is smaller than their text", () => {
  outputOf('(save "text")');
  expect(bytesOf(host.files.get("constructs")!).length).toBeLessThan(host.files.get("text")!.length);
});
