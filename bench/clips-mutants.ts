// Programs with one mistake for the differential fuzzer: a golden case in which one token is deleted, doubled, swapped
// with the next, or replaced by another of the program or by the name of a property of JavaScript objects. The same
// seed gives the same program.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Random } from "./clips-random.ts";

const FOLDER = join(import.meta.dirname, "../../test/clips/cases");

/** Strings, comments, parentheses and words, each with the blanks in front of it. */
const TOKEN = /\s*(?:"(?:[^"\\]|\\.)*"|;[^\n]*|[()]|[^\s()";]+)/g;

const NAMES_OF_OBJECTS = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"];

/** Cases that take too long, or whose text depends on the machine, are left out. */
const LEFT_OUT = /system|statistics|^generated\/arguments\//;

const cases = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".clp") && !LEFT_OUT.test(file))
  .sort();

/** The cases written by hand. */
const written = cases.filter((file) => !file.startsWith("generated/"));

export function mutant(seed: number): string {
  const random = new Random(seed);
  const list = random.chance(0.7) ? written : cases;
  const tokens = readFileSync(join(FOLDER, random.pick(list)), "utf8").match(TOKEN) ?? [];
  // Long cases are cut: the mistake is within a window of the program.
  const begin = tokens.length > 400 ? random.below(tokens.length - 400) : 0;
  let start = begin;
  while (start > 0 && !tokens[start].startsWith("\n(")) start--;
  const part = tokens.slice(start, start + 400);
  const at = random.below(part.length - 1);
  switch (random.below(5)) {
    case 0:
      part.splice(at, 1);
      break;
    case 1:
      part.splice(at, 0, part[at]);
      break;
    case 2:
      [part[at], part[at + 1]] = [part[at + 1], part[at]];
      break;
    case 3:
      part[at] = part[at].replace(/\S+/, random.pick(NAMES_OF_OBJECTS));
      break;
    default:
      part[at] = part[at].replace(/\S+/, () => random.pick(tokens).trim());
  }
  // What a mistake leaves open is closed, so that the program ends.
  return `${part.join("")}\n")\n(exit)\n))))))))\n(exit)\n"\n))))\n(exit)\n`;
}
