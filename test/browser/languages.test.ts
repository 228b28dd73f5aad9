/** The studio in Catalan, in every state of a walk through it: no English is left. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scratchFolder } from "../cli/command-line.ts";
import { isMissing } from "./chromium.ts";
import { eventually, openStudio } from "./open-studio.ts";
import { walkStudio } from "./walk-studio.ts";

/** Words of English sentences that do not exist in Catalan. */
const english =
  /\b(the|is|are|was|were|with|of|and|not|this|that|these|from|here|there|which|what|when|must|cannot|has|have|takes|needs|it|its|by|to|rules?|facts?|boards?|pieces?|search|steps?|missing|fires|fired|loading|close|open|save|numbers?|rows?|runs?|study|studies|solved|language|settings)\b/i;

/** What is the same in every language: names with dashes, files, commands, programs, option values, a user's own titles. */
const names =
  /frontier stud(y|io)( report --json)?|[\w$*]+(-[\w$*]+)+|\w+\.(clp|txt|dat|json|yaml)|\b(row|stored|best)\b|board_\w+|\[\w+\] of \w+|Heuristics for the 8-puzzle|Which heuristic is best for A\*, and why\?/g;

/** Programs inside sentences, and the output of CLIPS itself, do not count. */
function withoutNames(text: string): string {
  let plain = text.replace(/^\[[A-Z]+\d+\][^.]*\./, "");
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, "");
  }
  return plain.replace(names, "").replace(/«[^»]*»/g, "");
}

/** Sentences of all kinds that the walk must encounter. */
const seen = [
  "El nombre 1 està repetit, i falta el nombre 0.",
  "«Pes de h» demana un nombre, no «x».",
  "Resolt en 14 passos.",
  "Aturada en arribar al límit de nodes.",
  "No hi ha cap fet de ghost, i la regla necessita (ghost ?x).",
  "Cap instància no coincideix amb (object (is-a DOT) (x 9)).",
  "No la va crear cap regla:",
  "L’ha interromput un error.",
  "Les seves instàncies no coincideixen amb cap patró.",
  "perquè té més prioritat: 10 contra 0.",
  "No hi ha cap funció anomenada foo",
  "Afegeix fets; retorna l’últim, o FALSE si ja existia.",
  "Feia servir 900 MB, amb un límit de 500 MB, i s’ha interromput.",
  "Això ha de ser un d’aquests: sliding-tiles, knight-score o eternity2.",
  "Quina heurística és la millor, i per què?",
];

describe.skipIf(isMissing)("languages", () => {
  // A walk through all of it, of a minute where the machine has nothing else to do.
  it("nothing is English in Catalan", { timeout: 180_000 }, async () => {
    const store = join(scratchFolder(), "store.db");
    const { page, errors, close } = await openStudio({ language: "ca", width: 1440, height: 900, store });
    const found = await walkStudio(page);
    const left = found.filter(({ text }) => english.test(withoutNames(text)));
    expect([...new Map(left.map((one) => [one.text, one])).values()]).toEqual([]);
    const all = found.map(({ text }) => text).join("\n");
    for (const sentence of seen) expect(all).toContain(sentence);
    // The server's answers about study files that are wrong.
    await eventually(() => errors.length).toBe(4);
    errors.length = 0;
    await close();
  });
});
