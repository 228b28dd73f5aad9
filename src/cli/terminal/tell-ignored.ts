/** An option that changes nothing is told, on the error stream: whoever gave it expected something of it. */
import type { Command } from "commander";
import type { AnyDomain, Settings } from "../../domains/index.ts";
import { type IdleSetting, idleSettings } from "../../run/idle-settings.ts";
import { words } from "../words/index.ts";
import { color } from "./color.ts";

/** `by` is what takes no notice of the option: a strategy, a domain, another option. */
export function tellIgnored(option: string, by: string): void {
  tell(words.ignored(option, by));
}

/** An option of the command line that another one leaves nothing to do. */
export function tellIdle({ option, beside }: IdleSetting): void {
  tell(
    "with" in beside ? words.ignoredWith(option, beside.with) : words.ignoredWithout(option, beside.without),
  );
}

/** Those of the flags that were given, each idle with another one: `--boards` with `--json`. */
export function tellIdleFlags(
  flags: Readonly<Record<string, unknown>>,
  names: readonly string[],
  other: string,
): void {
  for (const option of names)
    if (flags[option] !== undefined && flags[option] !== false) tellIdle({ option, beside: { with: other } });
}

export function tellIdleSettings(domain: AnyDomain, own: Settings, effective: Settings): void {
  for (const idle of idleSettings(domain, own, effective)) tellIdle(idle);
}

/** The flags of a command that were typed; the others only have their defaults. */
export function typedFlags(command: Command): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(command.opts()).filter(([name]) => command.getOptionValueSource(name) === "cli"),
  );
}

function tell(sentence: string): void {
  process.stderr.write(`${color.yellow(sentence)}\n`);
}
