/** Where the files of the package are, from the sources and from what is built of them. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder with package.json, with a slash at its end. */
const packageFolder: URL = ["../../../", "../../../../"]
  .map((way) => new URL(way, import.meta.url))
  .find((folder) => existsSync(new URL("package.json", folder)))!;

export function packageText(file: string): string {
  return readFileSync(new URL(file, packageFolder), "utf8");
}

/** Runs a built file, its first argument, with V8's code cache. */
export const codeCache = fileURLToPath(new URL("scripts/code-cache.cjs", packageFolder));

/** What a thread or a process begins with: built code, also when the caller runs from its source. */
export function builtFile(name: "thread" | "piece-thread" | "pool-process"): string {
  return fileURLToPath(new URL(`dist/bundled/cli/${name}.js`, packageFolder));
}
