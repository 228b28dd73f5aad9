// What an editor puts into the address of the studio when it opens a program there.

import { expect, test } from "vitest";
import { programHash } from "../../../editors/vscode/src/studio.ts";
import { readRoute } from "../../../src/studio/app/route.ts";
import { unpackText } from "../../../src/studio/rules/program/program-link.ts";

test("the address of a program is one that the studio reads, also when the editor has encoded it", async () => {
  const text = '(defrule r => (printout t "ü" crlf))\n';
  const hash = programHash("/home/me/my rules.clp", text);
  for (const address of [hash, `#${encodeURIComponent(hash.slice(1)).replaceAll("%2F", "/")}`]) {
    const { page, query } = readRoute(address);
    expect([page, query.get("name")]).toEqual(["rules", "my rules.clp"]);
    expect(await unpackText(query.get("program")!)).toBe(text);
  }
});
