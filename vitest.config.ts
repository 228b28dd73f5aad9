// Tests live in test/ and import the sources directly; two workers fit the smallest machine.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    pool: "threads",
    maxWorkers: 2,
    // A test of seconds takes minutes on a machine that has much else to do.
    testTimeout: 120_000,
    // A browser or a database that a busy machine starves is given a second chance; what is wrong fails twice.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 180_000,
  },
});
