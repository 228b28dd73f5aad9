/** What can follow on a command line, as rows that the scripts of all shells are written from. */
import { Command, type Option } from "commander";
import { type AnyDomain, domains } from "../../domains/index.ts";
import { valuesOf } from "../../run/own-names.ts";
import { aliasesOf } from "../../search/index.ts";
import { builtInStudies } from "../../study/built-in/index.ts";
import { languages } from "../../words/languages.ts";
import { commands } from "../commands.ts";
import { isSearch } from "../help/describe.ts";
import { ownOptions } from "../options.ts";

export interface CompletionRow {
  /** The command: `study run`; empty for the program itself. */
  readonly path: string;
  /** The domain that was named before; `none` for a command that waits for one, empty where none matters. */
  readonly domain: string;
  /** The option whose value comes next; empty for everything else. */
  readonly option: string;
  readonly words: readonly string[];
  /** Whether files may stand here too. */
  readonly files: boolean;
}

/** Every name of every domain, without those of several words. */
export const domainWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(domains).map(([name, row]) => [
    name,
    [name, ...aliasesOf(row).filter((alias) => !alias.includes(" "))],
  ]),
);

export async function completionRows(): Promise<CompletionRow[]> {
  const program = new Command("frontier").helpCommand(false);
  for (const { load } of commands) (await load())(program);
  return rowsOf(program, "");
}

function rowsOf(command: Command, path: string): CompletionRow[] {
  const subs = command.commands.map((sub) => sub.name());
  const below = command.commands.flatMap((sub) => rowsOf(sub, `${path} ${sub.name()}`.trim()));
  const own = isSearch(command)
    ? [
        searchRow(command, path, "none"),
        ...Object.keys(domains).map((name) => searchRow(command, path, name)),
      ]
    : [wordsRow(command, path, subs)];
  return [...optionRows(command, path), ...own, ...below];
}

/** A search: first its domain, then the boards of that domain. */
function searchRow(command: Command, path: string, name: string): CompletionRow {
  const domain = domains[name];
  const flags = flagsOf(command).filter((flag) => !isOfOthers(flag.slice(2), domain));
  const words = domain === undefined ? Object.values(domainWords).flat() : Object.keys(domain.instances);
  return { path, domain: name, option: "", words: [...words, ...flags], files: domain !== undefined };
}

/** Whether only other domains have this option. */
function isOfOthers(option: string, domain: AnyDomain | undefined): boolean {
  return ownOptions().includes(option) && (domain === undefined || !ownOptions(domain).includes(option));
}

const shells = ["bash", "zsh", "fish"];

function wordsRow(command: Command, path: string, subs: readonly string[]): CompletionRow {
  const [argument] = command.registeredArguments;
  const named =
    path.startsWith("study ") && argument?.name() === "study"
      ? Object.keys(builtInStudies)
      : path === "eternity2 show"
        ? Object.keys(domains.eternity2!.instances)
        : path === "help"
          ? commands.map(({ name }) => name)
          : path === "completion"
            ? shells
            : (argument?.argChoices ?? []);
  const files = /file|program|study|board|options/.test(argument?.name() ?? "");
  return { path, domain: "", option: "", words: [...subs, ...named, ...flagsOf(command)], files };
}

function flagsOf(command: Command): string[] {
  return [...command.options.map(({ long }) => long!), "--lang", "--help"];
}

function optionRows(command: Command, path: string): CompletionRow[] {
  const rows = command.options.flatMap((option): CompletionRow[] => {
    if (!option.required && !option.optional) return [];
    if (!isSearch(command)) return [valueRow(path, "", option, valuesIn(option))];
    return Object.entries(domains)
      .filter(([, domain]) => !isOfOthers(option.name(), domain))
      .map(([name, domain]) => valueRow(path, name, option, valuesIn(option, domain)));
  });
  const language = { path, domain: "", option: "--lang", words: Object.keys(languages), files: false };
  return [...rows, language];
}

function valueRow(
  path: string,
  domain: string,
  { long, flags }: Option,
  words: readonly string[],
): CompletionRow {
  return { path, domain, option: long!, words, files: words.length === 0 && /file|address/i.test(flags) };
}

/** The names that an option takes; `--heuristics` takes those of `--heuristic`. */
function valuesIn(option: Option, domain?: AnyDomain): string[] {
  if (option.argChoices !== undefined) return [...option.argChoices];
  if (option.long === "--domain") return Object.values(domainWords).flat();
  const name = { strategies: "strategy", heuristics: "heuristic" }[option.name()] ?? option.name();
  return domain === undefined ? [] : Object.keys(valuesOf(domain, name) ?? {});
}
