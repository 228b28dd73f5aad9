// The core of the network: the bytes in the repository are what its source compiles to.

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("the bytes of the core are those of its source", { timeout: 60_000 }, () => {
  const check = ["scripts/make-rete-core.mjs", "--check"];
  const { status, stderr } = spawnSync(process.execPath, check, { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
