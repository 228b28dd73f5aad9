/** An option that changes nothing is told, on the error stream: whoever gave it expected something of it. */
import { words } from "../words/index.ts";
import { color } from "./color.ts";

/** `by` is what takes no notice of the option: a strategy, a domain, another option. */
export function tellIgnored(option: string, by: string): void {
  process.stderr.write(`${color.yellow(words.ignored(option, by))}\n`);
}
