/** The files that come with the program, found from its sources, from the compiled tree and from the bundle alike. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

let packageFolder: URL | undefined;

/** The folder with package.json, with a slash at its end. Few rule programs need it, so it is looked for when it is needed. */
function findPackageFolder(): URL {
  return ["../../../", "../../../../"]
    .map((way) => new URL(way, import.meta.url))
    .find((folder) => existsSync(new URL("package.json", folder)))!;
}

/** The path of a file that comes with the program, named from the folder with package.json. */
export function packageFile(file: string): string {
  packageFolder ??= findPackageFolder();
  return fileURLToPath(new URL(file, packageFolder));
}

export function packageText(file: string): string {
  return readFileSync(packageFile(file), "utf8");
}

/** The script that runs a built file, its first argument, with V8's code cache. */
export function codeCache(): string {
  return packageFile("scripts/code-cache.cjs");
}

/** The entry point of a thread or process: built code, even when the caller runs from its source. */
export function builtFile(
  name: "thread" | "piece-thread" | "clips-thread" | "move-thread" | "grade-thread" | "pool-process",
): string {
  return packageFile(`dist/bundled/cli/${name}.js`);
}
