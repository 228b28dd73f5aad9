// `npm test`: set-up, then every check in order until one fails. The last line is for machines:
// "N passed, N failed", the tests of vitest; another check that fails counts as one more failure.
// Must parse on any old Node (see node-version.cjs).

require("./node-version.cjs");
const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { root, setUp, oneSentence } = require("./setup.cjs");
const { provideForTests } = require("./debian.cjs");
const { runTests } = require("./run-tests.cjs");
const { step, seconds } = require("./steps.cjs");

const start = performance.now();
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "frontier-test-"));
let passed = 0;
let failed = 0;

process.on("exit", (code) => {
  fs.rmSync(scratch, { recursive: true, force: true });
  if (code !== 0 && failed === 0) failed = 1;
  console.log(`${passed} passed, ${failed} failed`);
});

oneSentence(setUp);
oneSentence(provideForTests);

const ok =
  step("Format and lint (biome)", "biome", "check", "--error-on-warnings") &&
  step("Types (tsc)", "tsc", "-b") &&
  step("Unused code (knip)", "knip") &&
  tests() &&
  packageAsPublished();

console.log(`\n== ${ok ? "All passed" : "Stopped at the first failure"}, ${seconds(start)}`);
process.exitCode = ok ? 0 : 1;

function tests() {
  const result = runTests("Tests (vitest)", scratch);
  ({ passed, failed } = result);
  return result.ok;
}

// Packed into a scratch folder, so that nothing is left in the repository.
function packageAsPublished() {
  execFileSync("npm", ["pack", "--silent", "--pack-destination", scratch], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  const packed = path.join(
    scratch,
    fs.readdirSync(scratch).find((name) => name.endsWith(".tgz")),
  );
  const types = ["--profile", "esm-only", "--no-definitely-typed", "--no-summary"];
  return (
    step("Package (publint)", "publint", "run", packed, "--strict") &&
    step("Package types (attw)", "attw", packed, ...types)
  );
}
