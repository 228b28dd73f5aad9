/** The program as it is built, for tests that run it from outside: built when a source is newer, one process at a time. */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

export function build(): void {
  createRequire(import.meta.url)("../scripts/setup.cjs").setUp();
}
