// Sessions typed at the prompt of the real CLIPS 6.30 (scripts/make-clips-cases.mjs sessions) and at ours, byte for byte.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { memoryHost } from "../../bench/clips-host.ts";
import { bytesOf, Environment, textOfBytes } from "../../src/clips/index.ts";

const ROOT = join(import.meta.dirname, "sessions");
const names = readdirSync(ROOT)
  .filter((file) => file.endsWith(".clp"))
  .map((file) => file.slice(0, -".clp".length));
const read = (file: string) => textOfBytes(readFileSync(join(ROOT, file)));

test.each(names)("%s", (name) => {
  const host = memoryHost(read(`${name}.clp`));
  new Environment(host).loop();
  // The bytes of a character may have been written one by one.
  expect(textOfBytes(bytesOf(host.output))).toBe(read(`${name}.out`));
});
