// Golden cases: the output of programs in the real CLIPS 6.30 (scripts/make-clips-cases.mjs) and in ours, byte for
// byte.

import { describe, expect, test } from "vitest";
import { memoryHost } from "../../bench/clips-host.ts";
import { Environment } from "../../src/clips/index.ts";
import { goldenCases } from "./golden-cases.ts";

describe("golden cases of CLIPS 6.30", () => {
  test.each(goldenCases)("$name", ({ program, output }) => {
    const host = memoryHost();
    const environment = new Environment(host);
    environment.batch(program);
    expect(host.output).toBe(output);
  });
});

test("a case written by hand says in its first line what it shows", () => {
  const silent = goldenCases.filter(
    ({ generated, program }) => !generated && !/^; [A-Za-z=].*\.\n/.test(program),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
