// Runs test files with vitest and counts them; how long each took is noted for the next `npm run check`.

const fs = require("node:fs");
const path = require("node:path");
const { noteTimes } = require("./near-tests.cjs");
const { step } = require("./steps.cjs");

/** Runs the files, or all; `scratch` is a folder for the report. Returns whether all is well, and the tests counted. */
function runTests(heading, scratch, files = []) {
  const report = path.join(scratch, "vitest.json");
  const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ok = step(heading, "vitest", "run", ...options, ...files);
  if (!fs.existsSync(report)) return { ok, passed: 0, failed: 0 };
  const result = JSON.parse(fs.readFileSync(report, "utf8"));
  noteTimes(result);
  return { ok, passed: result.numPassedTests, failed: result.numFailedTests };
}

module.exports = { runTests };
