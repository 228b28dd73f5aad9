// Generates the editor's parser from its grammar: node scripts/clips-parser.mjs. A test compares the two.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildParserFile } from "@lezer/generator";

const folder = new URL("../src/studio/rules/editor/", import.meta.url);

/** The two files that belong to the grammar. */
export function clipsParserFiles() {
  const grammar = readFileSync(new URL("clips.grammar", folder), "utf8");
  const { parser, terms } = buildParserFile(grammar, { typeScript: true, fileName: "clips.grammar" });
  return { "clips-parser.ts": parser, "clips-parser.terms.ts": terms };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(clipsParserFiles())) writeFileSync(new URL(name, folder), text);
}
