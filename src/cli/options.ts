/** The options of a search as options of a command, printed from the tables. */
import { type Command, Option } from "commander";
import { domains, type Settings } from "../domains/index.ts";
import { searchOptions } from "../run/settings.ts";

/** The names of all options that are settings, including those of the domains. */
const settingNames = new Set([
  ...Object.keys(searchOptions),
  ...Object.values(domains).flatMap((domain) => Object.keys(domain.options)),
]);

export function addSearchOptions(command: Command, without: readonly string[] = []): Command {
  for (const [name, { value, summary }] of Object.entries(searchOptions)) {
    if (!without.includes(name)) command.addOption(new Option(`--${name} <${value}>`, summary));
  }
  for (const [name, { value, summary }] of domainOptions())
    command.addOption(new Option(`--${name} <${value}>`, summary));
  return command;
}

/** The options of all domains; one that is shared is listed once, with its meaning in each domain. */
function domainOptions(): Map<string, { value: string; summary: string }> {
  const options = new Map<string, { value: string; summary: string }>();
  for (const [domainName, domain] of Object.entries(domains)) {
    for (const [name, { value, summary }] of Object.entries(domain.options)) {
      const before = options.get(name);
      const own = `${domainName}: ${summary}`;
      options.set(
        name,
        before === undefined
          ? { value, summary: own }
          : { value: `${before.value}|${value}`, summary: `${before.summary}; ${own}` },
      );
    }
  }
  return options;
}

/** The settings among the flags that commander gives, by their names on the command line. */
export function settingsFrom(flags: Readonly<Record<string, unknown>>): Settings {
  const settings: Record<string, string> = {};
  for (const name of settingNames) {
    const value = flags[camelCase(name)];
    if (typeof value === "string") settings[name] = value;
  }
  return settings;
}

/** The name under which commander gives an option. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
