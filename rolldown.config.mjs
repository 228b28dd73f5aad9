// The command line and its worker threads in a few files: Node takes longer to find and open a hundred small modules
// than most searches take. CommonJS, because Node 20 cannot keep the compiled code of ES modules (scripts/code-cache.cjs).
// dist/src stays what other programs import.

import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { licences } from "./scripts/licences.mjs";

/**
 * What packages ask for and do without. All else is bundled, so that the command needs no package installed; those with
 * native parts are loaded by src/node/optional-package.ts when they are there.
 */
const leftOut = ["pg-native", "pg-cloudflare", "canvas"];

const isOwn = (file) => file !== undefined && !file.includes("node_modules");

/** Writes down for ./frontier what the bundle is made of: when one of these files is newer, it has to be built again. */
const noteSources = {
  name: "the sources are noted",
  generateBundle() {
    const root = import.meta.dirname;
    const settings = readdirSync(root).filter((name) =>
      /^(package|tsconfig|rolldown\.config).*\.m?js(on)?$/.test(name),
    );
    const sources = [...this.getModuleIds()].filter((id) => id.startsWith(`${root}/src/`));
    const names = [...settings, ...sources.map((file) => relative(root, file))].sort();
    this.emitFile({ type: "asset", fileName: "sources.sh", source: `sources="${names.join("\n")}"\n` });
  },
};

/** A folder in dist/bundled. */
const bundle = (folder, input, plugins = [], { collect, write } = licences()) => ({
  input,
  platform: "node",
  external: leftOut,
  // No file of ours does anything by being imported, except the inputs.
  treeshake: { moduleSideEffects: (file) => (isOwn(file) ? false : undefined) },
  output: {
    dir: `dist/bundled/${folder}`,
    format: "cjs",
    // Code from V8's cache has lost its way to `import()`.
    dynamicImportInCjs: false,
    cleanDir: true,
    // A seventh of the text, which every start reads; there is a list of the licences beside it.
    comments: false,
    chunkFileNames: "[name].js",
  },
  plugins: [
    ...plugins,
    {
      // Commander starts programs only for commands in files of their own, and Frontier has none. Loading what that needs
      // takes longer than loading Commander.
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
      // Node reads plain ASCII several times faster, and V8 takes half the memory for it.
      name: "the files are ASCII",
      generateBundle(_options, files) {
        const escaped = (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
        for (const file of Object.values(files))
          if (file.type === "chunk") file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
      },
    },
    collect,
    write,
    {
      name: "the files are CommonJS",
      generateBundle() {
        this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }' });
      },
    },
  ],
});

export default [
  bundle("cli", {
    main: "src/cli/main.ts",
    // Named as the files that `new Worker` and `fork` are given.
    thread: "src/node/threads/thread.ts",
    "piece-thread": "src/node/threads/piece-thread.ts",
    "clips-thread": "src/cli/prompt/clips-thread.ts",
    "move-thread": "src/cli/knight/move-thread.ts",
    "grade-thread": "src/cli/grade/grade-thread.ts",
    "pool-process": "src/node/pool/pool-process.ts",
  }),
  // Apart, so that it is one file: each further one costs a start. Constructors assign the fields of its classes instead of
  // defining them first, which takes V8 fewer steps in code that runs once.
  {
    ...bundle("clips", { clips: "src/cli/clips.ts" }, [noteSources]),
    tsconfig: "tsconfig.clips-bundle.json",
  },
];
