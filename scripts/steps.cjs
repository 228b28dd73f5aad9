// How test.cjs and check.cjs run the tools of node_modules, one step at a time or several at once.

const { spawn, spawnSync } = require("node:child_process");
const path = require("node:path");
const { root } = require("./setup.cjs");

const shell = process.platform === "win32"; // tools are .cmd files there
const tool = (name) => path.join(root, "node_modules", ".bin", name);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints a heading, runs the tool, prints its time. Returns whether it succeeded. */
function step(heading, name, ...options) {
  console.log(`\n== ${heading}`);
  const start = performance.now();
  const { status } = spawnSync(tool(name), options, { cwd: root, stdio: "inherit", shell });
  console.log(`== ${heading}: ${status === 0 ? "ok" : "failed"}, ${seconds(start)}`);
  return status === 0;
}

/** The same beside other steps: the output comes in one piece, at the end. */
function stepBeside(heading, name, ...options) {
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
