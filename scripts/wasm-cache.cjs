// Keeps WebAssembly optimized, as code-cache.cjs keeps scripts: V8 would first compile it simply, then, while it runs, again.
// V8 has functions for this, but no interface: they can be named only with --allow-natives-syntax, which ./frontier gives. They
// refuse what another version of V8 made. `node --allow-natives-syntax scripts/wasm-cache.cjs FILE` makes FILE.wasm.cache;
// the module in it is the one that FILE compiles when it is loaded.

const fs = require("node:fs");

const { Module } = WebAssembly;

/** From now on `compile` makes the modules. */
function whenCompiled(compile) {
  WebAssembly.Module = new Proxy(Module, { construct: (_target, [bytes]) => compile(bytes) });
}

/** From now on a module that is in the cache of this file is not compiled. */
function useModule(file) {
  whenCompiled((bytes) => kept(file, bytes) || new Module(bytes));
}

/** What V8 has made of these bytes, which stand before it in the cache; undefined when there is nothing that it accepts. */
function kept(file, bytes) {
  try {
    const both = fs.readFileSync(`${file}.wasm.cache`);
    if (!both.subarray(0, bytes.length).equals(bytes)) return undefined;
    const code = new Uint8Array(both.subarray(bytes.length)).buffer;
    return new Function("code", "bytes", "return %DeserializeWasmModule(code, bytes)")(code, bytes);
  } catch {
    return undefined;
  }
}

/** Loads a file and writes the first module that it compiles. V8 ends the process if it cannot. */
function keepModule(file) {
  const { setFlagsFromString } = require("node:v8");
  whenCompiled((bytes) => {
    for (const option of ["--no-liftoff", "--no-wasm-lazy-compilation"]) setFlagsFromString(option);
    const module = new Module(bytes);
    // The cache is accepted only with the options with which it was written.
    for (const option of ["--liftoff", "--wasm-lazy-compilation", "--wasm-dynamic-tiering"])
      setFlagsFromString(option);
    const code = new Function("module", "return %SerializeWasmModule(module)")(module);
    fs.writeFileSync(`${file}.wasm.cache`, Buffer.concat([bytes, new Uint8Array(code)]));
    process.exit();
  });
  require(file);
}

module.exports = { useModule };

if (require.main === module) keepModule(require("node:path").resolve(process.argv[2]));
