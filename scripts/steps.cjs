// How test.cjs and check.cjs run the tools of node_modules, one step at a time or several at once. A tool that has no native
// part for this system is left out.

const { spawn, spawnSync } = require("node:child_process");
const path = require("node:path");
const { hasPart } = require("./native-parts.cjs");
const { root } = require("./setup.cjs");

const shell = process.platform === "win32"; // tools are .cmd files there
const tool = (name) => path.join(root, "node_modules", ".bin", name);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** The packages with native parts that a tool needs. */
const nativeTools = { biome: ["@biomejs/biome"], knip: ["oxc-parser", "oxc-resolver"] };

function isLeftOut(heading, name) {
  const missing = (nativeTools[name] ?? []).filter((owner) => !hasPart(root, owner));
  if (missing.length > 0)
    console.log(`\n== ${heading}: left out, ${missing.join(" and ")} cannot run on this system`);
  return missing.length > 0;
}

/** Prints a heading, runs the tool, prints its time. Returns whether it succeeded. */
function step(heading, name, ...options) {
  if (isLeftOut(heading, name)) return true;
  console.log(`\n== ${heading}`);
  const start = performance.now();
  const { status } = spawnSync(tool(name), options, { cwd: root, stdio: "inherit", shell });
  console.log(`== ${heading}: ${status === 0 ? "ok" : "failed"}, ${seconds(start)}`);
  return status === 0;
}

/** The same beside other steps: the output is printed in one piece, at the end. */
function stepBeside(heading, name, ...options) {
  if (isLeftOut(heading, name)) return Promise.resolve(true);
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(tool(name), options, { cwd: root, stdio: ["ignore", "pipe", "pipe"], shell });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    child.on("error", (error) => (output += error.message));
    child.on("close", (status) => {
      console.log(
        `\n== ${heading}\n${output}== ${heading}: ${status === 0 ? "ok" : "failed"}, ${seconds(start)}`,
      );
      resolve(status === 0);
    });
  });
}

module.exports = { step, stepBeside, seconds };
