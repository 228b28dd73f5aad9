// Prints the pages of docs/reference: texts from the rows, examples from docs/reference/examples, and what they print
// from the real CLIPS (Debian's package `clips`).
// Usage: node scripts/make-reference.mjs

import { spawnSync } from "node:child_process";

const { status } = spawnSync("npx", ["vitest", "run", "test/docs/reference.test.ts"], {
  env: { ...process.env, REFERENCE: "make" },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
