// The studio as a folder of static files that any web server can serve, from any path.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { licences } from "./scripts/licences.mjs";
import { pageFiles } from "./scripts/page-files.mjs";
import { frameScript } from "./src/studio/own/sandbox/frame-script.ts";

const serviceWorker = "service-worker";
const { collect, write } = licences();

export default defineConfig({
  root: "src/studio",
  base: "./",
  // The list of files comes last, so that nothing is missing from it.
  plugins: [
    react(),
    allowedFrameScript(),
    withoutFastForms(),
    startEarly(),
    compiledAhead(),
    collect,
    write,
    filesToKeep(),
  ],
  define: buildConstants(),
  worker: {
    format: "es",
    plugins: () => [withoutFastForms(), collect],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  build: {
    outDir: "../../dist/studio",
    emptyOutDir: true,
    target: "es2023",
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: { index: "src/studio/index.html", [serviceWorker]: "src/studio/offline/service-worker.ts" },
      checks: { bundlerTimings: false },
      output: {
        // Its name must stay: browsers look there for a newer one.
        entryFileNames: ({ name }) => (name === serviceWorker ? "[name].js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: pageFiles(resolve("src/studio")) }],
        },
      },
    },
  },
});

/** Declared for the page in src/studio/build-constants.d.ts. */
function buildConstants(): Record<string, string> {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const signature = /^sum (\d+)$/m.exec(readFileSync("bench/signature.txt", "utf8"))![1];
  return {
    "import.meta.env.FRONTIER_VERSION": JSON.stringify(version),
    "import.meta.env.FRONTIER_SIGNATURE": JSON.stringify(signature),
  };
}

/** The script of the frame for users' programs is the only one that the policy allows without a file of its own. */
function allowedFrameScript(): Plugin {
  const hash = createHash("sha256").update(frameScript).digest("base64");
  return {
    name: "allowed-frame-script",
    transformIndexHtml: (page) => page.replace("'wasm-unsafe-eval'", `$& 'sha256-${hash}'`),
  };
}

/**
 * What makes searches fast is for those that nobody watches. The page only shows boards, and one of its workers searches only what is
 * watched, so it stays out of these two.
 */
function withoutFastForms(): Plugin {
  const left = "export const graphForm = () => undefined, inPlaceForm = () => undefined;";
  const leftOut = /\/sliding-tiles\/fast\/(graph-memory|in-place)\.ts$/;
  let isWatched = false;
  return {
    name: "without-fast-forms",
    apply: "build",
    buildStart({ input }) {
      isWatched = /index\.html|search-worker\.ts/.test(JSON.stringify(input));
    },
    load: (id) => (isWatched && leftOut.test(id.replaceAll("\\", "/")) ? left : null),
  };
}

/** The frame of the studio is asked for by the page itself, and not only once the entry point has been loaded. */
function startEarly(): Plugin {
  return {
    name: "start-early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const frame = chunks.find(({ name }) => name === "frame");
        if (frame === undefined) throw new Error("The build has no frame.");
        const missing = [frame.fileName, ...frame.imports].filter((file) => !html.includes(file));
        return missing.map((file) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `./${file}` },
          injectTo: "head",
        }));
      },
    },
  };
}

/**
 * Of the files that every visit needs, nearly all functions are called while the page is drawn. Browsers that know this comment
 * compile them beside the page, while the file arrives, and not one by one when each is called.
 */
function compiledAhead(): Plugin {
  const files = ["entry", "frame", "shared", "home", "puzzles", "puzzles-parts", "rules", "rules-parts"];
  return {
    name: "compiled-ahead",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === "chunk" && files.includes(output.name))
            output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
      },
    },
  };
}

/** Tells the service worker which files make the page, and a version that changes with any of them. */
function filesToKeep(): Plugin {
  let publicFolder = "";
  return {
    name: "files-to-keep",
    apply: "build",
    configResolved: ({ publicDir }) => void (publicFolder = publicDir),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[`${serviceWorker}.js`];
        if (worker?.type !== "chunk") throw new Error("The build has no service worker.");
        const sum = createHash("sha256");
        const files: string[] = [];
        for (const output of Object.values(bundle)) {
          if (output === worker) continue;
          files.push(output.fileName);
          sum.update(output.fileName).update(output.type === "chunk" ? output.code : output.source);
        }
        for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const file = join(entry.parentPath, entry.name);
          files.push(relative(publicFolder, file).replaceAll("\\", "/"));
          sum.update(entry.name).update(readFileSync(file));
        }
        worker.code = worker.code
          .replaceAll("STUDIO_FILES", () =>
            JSON.stringify(files.filter((name) => name !== "index.html").sort()),
          )
          .replaceAll("STUDIO_VERSION", JSON.stringify(sum.digest("hex").slice(0, 16)));
      },
    },
  };
}
