// `npm run check`, to be run before a commit: format, lint, types, and the tests that depend on
// what changed since the last commit. Must parse on any old Node (see node-version.cjs).

require("./node-version.cjs");
const { spawnSync } = require("node:child_process");
const { root, setUp, oneSentence } = require("./setup.cjs");
const { step, stepBeside, seconds } = require("./steps.cjs");

const start = performance.now();
oneSentence(setUp);

Promise.all([
  stepBeside("Format and lint (biome)", "biome", "check", "--error-on-warnings"),
  stepBeside("Types (tsc)", "tsc", "-b"),
]).then((results) => {
  const ok = results.every(Boolean) && changedTests();
  console.log(`\n== ${ok ? "All passed" : "Something failed"}, ${seconds(start)}`);
  process.exitCode = ok ? 0 : 1;
});

function changedTests() {
  const git = spawnSync("git", ["rev-parse", "--quiet", "--verify", "HEAD"], { cwd: root });
  if (git.status === 0)
    return step("Changed tests (vitest)", "vitest", "run", "--changed", "--passWithNoTests");
  console.log("\n== No commit to compare with: `npm test` runs all tests");
  return true;
}
