/** What ships says whose work it contains, and under which licences. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { isAllowed, licenceText } from "../scripts/licences.mjs";
import { build, root } from "./built.ts";

beforeAll(build, 300_000);

it.each([
  ["studio", ["react", "zustand", "@observablehq/plot", "@codemirror/view"]],
  ["bundled/cli", ["commander", "kysely", "pg", "yaml", "hono"]],
])("dist/%s has the licences of its packages", (folder, packages) => {
  const text = readFileSync(join(root, "dist", folder, "third-party-licences.txt"), "utf8");
  for (const name of packages) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+ +(MIT|ISC)$`, "m"));
    expect(text).toMatch(
      new RegExp(`^${name} [\\d.]+, (MIT|ISC)\\n\\n.*(Copyright|License|LICENSE|Licence)`, "ms"),
    );
  }
});

it.each([
  ["emoji-regex", /^Copyright Mathias Bynens/],
  ["pg-types", /^The MIT License \(MIT\)\s+Copyright \(c\) 2014 Brian M. Carlson.*THE SOFTWARE\.$/s],
  ["pgpass", /^Copyright \(c\) 2013-2016 Hannes Hörl.*SOFTWARE\.$/s],
  ["vscode-languageserver", /Copyright \(c\) Microsoft.*NOTICES/s],
])("%s: the text is found wherever it stands", (name, text) => {
  expect(licenceText(join(root, "node_modules", name))).toMatch(text);
});

it.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["GPL-3.0", false],
  ["MIT AND GPL-3.0", false],
  ["unknown", false],
])("%s may be shipped: %s", (licence, may) => expect(isAllowed(licence)).toBe(may));
