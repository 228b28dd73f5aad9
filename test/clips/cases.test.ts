// Golden cases: programs run with the real CLIPS 6.30 (scripts/make-clips-cases.mjs) and with ours, byte for byte.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { memoryHost } from "../../bench/clips-host.ts";
import { Environment } from "../../src/clips/index.ts";

const folder = new URL("./cases/", import.meta.url).pathname;
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".clp"))
  .map((file) => file.slice(0, -4));

describe("golden cases of CLIPS 6.30", () => {
  test.each(names)("%s", (name) => {
    const host = memoryHost();
    const environment = new Environment(host);
    environment.batch(readFileSync(`${folder}${name}.clp`, "utf8"));
    expect(host.output).toBe(readFileSync(`${folder}${name}.out`, "utf8"));
  });
});
