// The command line and its worker threads in a few files: Node takes longer to find and open a hundred small modules
// than most searches take. CommonJS, because Node 20 can keep the compiled code of no ES module (scripts/code-cache.cjs).
// dist/src stays what other programs import.

/** Packages that nearly every start needs; the others are loaded from node_modules when a command needs them. */
const bundledPackages = ["commander", "picocolors", "cli-table3", "@inquirer/prompts"];

const isPackage = (id) => !/^[./]|^node:|^[A-Za-z]:/.test(id);
const isOwn = (file) => file !== undefined && !file.includes("node_modules");

export default {
  input: {
    main: "src/cli/main.ts",
    // Named as the files that `new Worker` and `fork` are given.
    thread: "src/node/threads/thread.ts",
    "piece-thread": "src/node/threads/piece-thread.ts",
    "pool-process": "src/node/pool/pool-process.ts",
  },
  platform: "node",
  external: (id, importer) => isPackage(id) && isOwn(importer) && !bundledPackages.includes(id),
  // No file of ours does anything by being imported, the inputs apart.
  treeshake: { moduleSideEffects: (file) => (isOwn(file) ? false : undefined) },
  output: {
    dir: "dist/bundled/cli",
    format: "cjs",
    // Code from V8's cache has lost its way to `import()`.
    dynamicImportInCjs: false,
    cleanDir: true,
    chunkFileNames: "[name].js",
  },
  plugins: [
    {
      // Commander starts programs only for commands in files of their own, which Frontier has none of; to load what it
      // needs for that takes longer than to load Commander.
      name: "child_process is loaded when it is used",
      transform: {
        filter: { id: /node_modules.commander.lib.command\.js$/ },
        handler(code) {
          const loaded = /require\('(?:node:)?child_process'\)/;
          if (!loaded.test(code)) this.error("commander no longer loads child_process as it did");
          return code.replace(loaded, (call) => `{ get spawn() { return ${call}.spawn; } }`);
        },
      },
    },
    {
      name: "the files are CommonJS",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }' });
      },
    },
  ],
};
