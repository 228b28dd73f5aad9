// The options with which ./frontier starts Node for rule programs. Not every version of V8 knows all of them, and Node ends at
// once at one that it does not know, so the build looks which it takes.

const { spawnSync } = require("node:child_process");
const fs = require("node:fs");

const wanted = [
  // Calls in a rule program may nest as deeply as in the C program, which needs more stack than Node has by itself.
  "--stack-size=245760",
  // V8 spends most of a short run on optimizing: half of that on code that it inlines, and a part on code that soon runs no more,
  // so it waits longer, also for the core.
  "--max-inlined-bytecode-size-cumulative=300",
  "--interrupt-budget=300000",
  "--wasm-tiering-budget=20000000",
  // What survives in a rule program is mostly facts, which stay: looking for garbage among them begins at 256 MB instead of some
  // ten, and a larger young generation than 4 MB would only be more memory to touch: each of them is copied twice, whatever its size.
  "--initial-old-space-size=256",
  "--max-semi-space-size=4",
  // To hash names with a number that nobody can guess is for servers, whose names come from others: choosing it takes a tenth of
  // a start.
  "--no-rehash-snapshot",
];

/** Those that this Node takes. */
function acceptedOptions() {
  const takes = (...options) =>
    spawnSync(process.execPath, [...options, "-e", "0"], { stdio: "ignore" }).status === 0;
  return takes(...wanted) ? wanted : wanted.filter((option) => takes(option));
}

/** What ./frontier reads: the `node` that a shell finds, if it is this one, and the options for it. */
function noteForShell(options) {
  const { PATH = "" } = process.env;
  const first = PATH.split(":")
    .map((folder) => `${folder}/node`)
    .find((file) => fs.existsSync(file));
  const isThis = first !== undefined && fs.realpathSync(first) === fs.realpathSync(process.execPath);
  const quoted = isThis ? `'${first.replaceAll("'", "'\\''")}'` : "";
  return `node=${quoted}\ntakes="${options.join(" ")}"\n`;
}

module.exports = { acceptedOptions, noteForShell };
