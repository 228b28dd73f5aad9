// Loads the bundled program with V8's code cache, which saves a third of a start: what V8 made of each file lies beside
// it, in FILE.cache. `node scripts/code-cache.cjs [--keep] FILE ARGS…` runs FILE; with --keep, as the build does with a few
// commands, it writes the caches. The bundler empties the folder, so no cache is older than its file; one made by another
// version of Node is refused by V8, and the file is compiled as usual.

const fs = require("node:fs");
// The class of this module: `node:module` is the same with more to load.
const { createRequire, wrapper } = module.constructor;
const path = require("node:path");
const vm = require("node:vm");

const modules = new Map();
const scripts = new Map();

/** Loads a CommonJS file and, the same way, those in its folder that it requires. Returns what it exports. */
function load(file) {
  const known = modules.get(file);
  if (known) return known.exports;
  const module = { exports: {} };
  modules.set(file, module);
  const folder = path.dirname(file);
  const requireOther = createRequire(file);
  const requireFrom = (id) => (id.startsWith("./") ? load(path.join(folder, id)) : requireOther(id));
  compile(file).call(module.exports, module.exports, requireFrom, module, file, folder);
  return module.exports;
}

function compile(file) {
  const script = new vm.Script(wrapped(file), { filename: file, cachedData: cached(file) });
  scripts.set(file, script);
  return script.runInThisContext();
}

/** The text of a file as the body of a function, put together before it is a string: to join strings copies them once more. */
function wrapped(file) {
  const [before, after] = wrapper;
  const descriptor = fs.openSync(file);
  const { size } = fs.fstatSync(descriptor);
  const bytes = Buffer.allocUnsafeSlow(before.length + size + after.length);
  bytes.latin1Write(before, 0);
  fs.readSync(descriptor, bytes, before.length, size);
  fs.closeSync(descriptor);
  bytes.latin1Write(after, before.length + size);
  // The line for the shell becomes a comment.
  if (bytes.latin1Slice(before.length, before.length + 2) === "#!") bytes.latin1Write("//", before.length);
  return bytes.latin1Slice();
}

function cached(file) {
  try {
    return fs.readFileSync(`${file}.cache`);
  } catch {
    return undefined;
  }
}

// At the exit: a cache holds the functions that were compiled until then, unless V8 has thrown away those that ran only
// once. The option is taken back first, because a cache is accepted only with the options with which it was made.
function keepAtExit() {
  const { setFlagsFromString } = require("node:v8");
  setFlagsFromString("--no-flush-bytecode");
  process.on("exit", () => {
    setFlagsFromString("--flush-bytecode");
    keep();
  });
}

function keep() {
  for (const [file, script] of scripts) fs.writeFileSync(`${file}.cache`, script.createCachedData());
}

module.exports = { load };

if (require.main === module) {
  process.argv.splice(1, 1);
  if (process.argv[1] === "--keep") {
    process.argv.splice(1, 1);
    // Threads inherit it, and keep what they have loaded.
    process.env.FRONTIER_KEEP_CODE = "1";
  }
  if (process.env.FRONTIER_KEEP_CODE === "1") keepAtExit();
  load(path.resolve(process.argv[1]));
}
