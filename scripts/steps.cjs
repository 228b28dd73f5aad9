// How test.cjs and check.cjs run the tools of node_modules, one step at a time or several at once. A tool that has no native
// part for this system is left out.

const { spawn, spawnSync } = require("node:child_process");
const path = require("node:path");
const { compilerIn } = require("./compiler.cjs");
const { hasPart } = require("./native-parts.cjs");
const { root } = require("./setup.cjs");

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** The packages with native parts that a tool needs. */
const nativeTools = { biome: ["@biomejs/biome"], knip: ["oxc-parser", "oxc-resolver"] };

function isLeftOut(heading, name) {
  const missing = (nativeTools[name] ?? []).filter((owner) => !hasPart(root, owner));
  if (missing.length > 0)
    console.log(`\n== ${heading}: left out, ${missing.join(" and ")} cannot run on this system`);
  return missing.length > 0;
}

/** Starts a tool with spawn or spawnSync. Two packages bring a `tsc`: Node runs the one that is meant. */
function start(spawn, name, options, stdio) {
  if (name === "tsc") return spawn(process.execPath, [compilerIn(root), ...options], { cwd: root, stdio });
  const tool = path.join(root, "node_modules", ".bin", name);
  // Tools are .cmd files on Windows.
  return spawn(tool, options, { cwd: root, stdio, shell: process.platform === "win32" });
}

/** Prints a heading, runs the tool, prints its time. Returns whether it succeeded. */
function step(heading, name, ...options) {
  if (isLeftOut(heading, name)) return true;
  console.log(`\n== ${heading}`);
  const started = performance.now();
  const { status } = start(spawnSync, name, options, "inherit");
  console.log(`== ${heading}: ${status === 0 ? "ok" : "failed"}, ${seconds(started)}`);
  return status === 0;
}

/** The same beside other steps: the output is printed in one piece, at the end. */
function stepBeside(heading, name, ...options) {
  if (isLeftOut(heading, name)) return Promise.resolve(true);
  const started = performance.now();
  return new Promise((resolve) => {
    const child = start(spawn, name, options, ["ignore", "pipe", "pipe"]);
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    child.on("error", (error) => (output += error.message));
    child.on("close", (status) => {
      console.log(
        `\n== ${heading}\n${output}== ${heading}: ${status === 0 ? "ok" : "failed"}, ${seconds(started)}`,
      );
      resolve(status === 0);
    });
  });
}

module.exports = { step, stepBeside, seconds };
