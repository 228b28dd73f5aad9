/** The options of a search as options of a command, made from the tables. */
import { type Command, Option } from "commander";
import { type AnyDomain, domains, type Settings } from "../domains/index.ts";
import { searchOptions } from "../run/search-options.ts";
import { nameIn } from "../search/index.ts";

/** The names of all options that are settings, including those of the domains. */
const settingNames = new Set([
  ...Object.keys(searchOptions),
  ...Object.values(domains).flatMap((domain) => Object.keys(domain.options)),
]);

/** Adds them all, those of every domain too, without a text: which are shown in a help text depends on the domain. */
export function addSearchOptions(command: Command, without: readonly string[] = []): Command {
  for (const name of settingNames) {
    if (without.includes(name)) continue;
    const rows = [searchOptions[name], ...Object.values(domains).map(({ options }) => options[name])];
    const values = new Set(rows.flatMap((row) => row?.value ?? []));
    command.addOption(new Option(`--${name} <${[...values].join("|")}>`));
  }
  return command;
}

/** The first of some words that names a domain; undefined if none does. */
export function domainAmong(words: readonly string[]): string | undefined {
  return words.map((word) => nameIn(domains, word)).find((name) => name !== undefined);
}

/** The options and flags that only some domains have: the own ones of a domain, or of all for none. */
export function ownOptions(domain?: AnyDomain): string[] {
  const rows = domain === undefined ? Object.values(domains) : [domain];
  return rows.flatMap(({ options, ownSearch }) => [
    ...Object.keys(options),
    ...Object.keys(ownSearch?.flags ?? {}),
  ]);
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
