/** Where the files of the package are, from the sources and from what is built of them. */
import { existsSync, readFileSync } from "node:fs";

/** The folder with package.json, with a slash at its end. */
export const packageFolder: URL = ["../../", "../../../"]
  .map((way) => new URL(way, import.meta.url))
  .find((folder) => existsSync(new URL("package.json", folder)))!;

export function packageText(file: string): string {
  return readFileSync(new URL(file, packageFolder), "utf8");
}
