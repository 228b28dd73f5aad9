/** Files that come with the program, found from dist/src/cli or dist/bundled/cli, where the build puts this one. */
import { fileURLToPath } from "node:url";

export function ownFile(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}
