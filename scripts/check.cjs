// `npm run check`, to be run before a commit: format, lint, types, and as many of the tests near the change as take some
// seconds. Nothing is built. Must parse on any old Node (see node-version.cjs).

require("./node-version.cjs");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { setUp, oneSentence } = require("./setup.cjs");
const { nearTests } = require("./near-tests.cjs");
const { runTests } = require("./run-tests.cjs");
const { stepBeside, seconds } = require("./steps.cjs");

/** What the chosen tests take by themselves; two run at once. */
const testTime = 12_000;

const start = performance.now();
oneSentence(() => setUp({ without: "build" }));

Promise.all([
  stepBeside("Format and lint (biome)", "biome", "check", "--error-on-warnings"),
  stepBeside("Types (tsc)", "tsc", "-b"),
]).then((results) => {
  const ok = results.every(Boolean) && changedTests();
  console.log(`\n== ${ok ? "All passed" : "Something failed"}, ${seconds(start)}`);
  process.exitCode = ok ? 0 : 1;
});

function changedTests() {
  const near = nearTests(testTime);
  if (near === undefined) {
    console.log("\n== No commit to compare with: `npm test` runs all tests");
    return true;
  }
  const { chosen, left, ofBuilt } = near;
  const ok = chosen.length === 0 || run(chosen);
  console.log(
    `\n== Test files near the change: ${chosen.length}; left to \`npm test\`: ${left} farther away, ${ofBuilt} that need the built program`,
  );
  return ok;
}

function run(files) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "frontier-check-"));
  try {
    return runTests("Tests near the change (vitest)", scratch, files).ok;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}
