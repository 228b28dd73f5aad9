// Tests live in test/ and import the sources directly; two workers fit the smallest machine.

import { defineConfig } from "vitest/config";

/** Tests of folders that are pure need nothing of their own to be loaded anew for each file. */
const pure = ["test/{search,domains,clips,run,study,report}/**/*.test.ts"];

export default defineConfig({
  test: {
    pool: "threads",
    maxWorkers: 2,
    // A test of seconds takes minutes on a machine that has much else to do.
    testTimeout: 120_000,
    // A browser or a database that a busy machine starves is given a second chance; what is wrong fails twice.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 180_000,
    projects: [
      // The files of a worker share the modules, and what V8 has made of them.
      { extends: true, test: { name: "pure", include: pure, isolate: false } },
      { extends: true, test: { name: "apart", include: ["test/**/*.test.ts"], exclude: pure } },
    ],
  },
});
