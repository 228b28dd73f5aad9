/** Help texts: titles, groups, examples and descriptions in the language of this process, put on the commands that are there. */
import { type Argument, type Command, Option } from "commander";
import type { DomainOption } from "../../domains/index.ts";
import type { OptionHelp } from "../../run/search-options.ts";
import { commands } from "../commands.ts";
import { helpWords } from "../words/help/index.ts";
import { englishNotes, englishTitles, type HelpWords, type OptionGroup } from "../words/help/words.ts";
import { valueName, withValueNames } from "../words/value-names.ts";
import { examples } from "./examples.ts";

const groups: Readonly<Record<Exclude<OptionGroup, "domain">, readonly string[]>> = {
  search: ["strategy", "strategies", "heuristic", "heuristics", "preset", "weight", "width", "capacity"],
  conventions: ["duplicates", "goal-test", "ties", "precision", "limit-nodes", "counting", "node-stop"],
  limits: ["max-depth", "nodes", "time", "cpu", "memory"],
  output: ["counter", "boards", "check", "trace", "csv", "markdown", "html", "svg", "json"],
  general: ["lang", "help", "version"],
};

/** Whether a command has the options of the domains. */
export function isSearch(command: Command): boolean {
  return command.options.some(({ long }) => long === "--root-order");
}

/** Completes the texts of a program whose command has been called; the domain is the one that the words name. */
export async function describe(program: Command, asked: readonly string[]): Promise<void> {
  const words = await helpWords();
  const searching = program.commands.find(isSearch);
  const isShown = searching === undefined ? () => true : await describeSearch(searching, asked, words);
  describeTree(program, "", words, isShown);
  for (const { name, group } of commands)
    program.commands
      .find((command) => command.name() === name)!
      .helpGroup((words?.titles ?? englishTitles).commandGroups[group]);
}

function describeTree(
  command: Command,
  path: string,
  words: HelpWords | undefined,
  isShown: (example: string) => boolean,
): void {
  const titles = words?.titles ?? englishTitles;
  const own = words?.commands[path];
  if (own?.summary !== undefined) command.summary(own.summary);
  if (own?.description !== undefined) command.description(own.description);
  for (const argument of command.registeredArguments)
    argument.description = own?.arguments?.[argument.name()] ?? argument.description;
  for (const option of command.options) {
    option.description = own?.options?.[option.name()] ?? option.description;
    if (option.long === "--version") option.description = titles.version;
  }
  command.addOption(new Option("--lang <CODE>", titles.lang));
  command.helpOption(path.startsWith("clips") ? "--help" : "-h, --help", titles.help);
  const isGrouped = isSearch(command);
  for (const option of command.options) {
    const group = groupOf(option.name());
    if (group === "general" || (isGrouped && group !== undefined))
      option.helpGroup(titles.optionGroups[group]);
  }
  command.createHelp().visibleOptions(command).at(-1)?.helpGroup(titles.optionGroups.general);
  const lines = (examples[path] ?? []).filter(isShown);
  const shown =
    lines.length === 0 ? "" : `\n${titles.examples}\n${lines.map((line) => `  ${line}`).join("\n")}`;
  const noted = words === undefined ? englishNotes[path] : own?.note;
  const note = noted === undefined ? "" : `\n${noted}\n`;
  command.addHelpText("after", `${note}${shown}${path === "" ? `\n\n${titles.moreHelp}` : ""}`);
  command.configureHelp({
    subcommandTerm: (sub) => sub.name(),
    optionTerm: ({ flags }) => withValueNames(flags),
    argumentTerm: (argument) => valueName(argument.name()),
    styleTitle: (title) => translatedTitles(words)[title] ?? title,
    commandUsage: (one) => withValueNames(usageOf(one)),
    optionDescription: (option) => withDetails(option.description, option, titles),
    argumentDescription: (argument) => withDetails(argument.description, argument, titles),
  });
  for (const sub of command.commands) describeTree(sub, `${path} ${sub.name()}`.trim(), words, isShown);
}

function groupOf(name: string): OptionGroup | undefined {
  const found = Object.entries(groups).find(([, names]) => names.includes(name));
  return found?.[0] as OptionGroup | undefined;
}

function translatedTitles(words: HelpWords | undefined): Readonly<Record<string, string>> {
  const titles = words?.titles ?? englishTitles;
  return {
    [englishTitles.usage]: titles.usage,
    [englishTitles.arguments]: titles.arguments,
    [englishTitles.options]: titles.options,
    [englishTitles.commands]: titles.commands,
  };
}

/** As the parser would write it itself, which has no way to ask for it. */
function usageOf(command: Command): string {
  const path: string[] = [];
  for (let one: Command | null = command; one !== null; one = one.parent) path.unshift(one.name());
  return `${path.join(" ")} ${command.usage()}`;
}

/** A description with the choices and the default. */
function withDetails(
  description: string,
  { argChoices, defaultValue }: Option | Argument,
  titles: HelpWords["titles"],
): string {
  const isShown =
    defaultValue !== undefined && typeof defaultValue !== "boolean" && !Array.isArray(defaultValue);
  const details = [
    ...(argChoices === undefined ? [] : [titles.choices(argChoices)]),
    ...(isShown ? [titles.byDefault(String(defaultValue))] : []),
  ];
  return details.length === 0 ? description : `${description} (${details.join("; ")})`;
}

/**
 * The options of a search: those of a domain are shown if the domain was named, and only counted up if none was. Returns which
 * examples are then shown.
 */
async function describeSearch(
  command: Command,
  asked: readonly string[],
  words: HelpWords | undefined,
): Promise<(example: string) => boolean> {
  const { domains } = await import("../../domains/index.ts");
  const { searchOptions } = await import("../../run/search-options.ts");
  const { domainAmong, ownOptions } = await import("../options.ts");
  const titles = words?.titles ?? englishTitles;
  const name = domainAmong(asked.slice(1));
  const domain = name === undefined ? undefined : domains[name]!;
  const flags = domain?.ownSearch?.flags ?? {};
  const ofOthers = ownOptions().filter(
    (option) => domain === undefined || !ownOptions(domain).includes(option),
  );
  for (const option of command.options) {
    const flag = option.name();
    const own: DomainOption | OptionHelp | undefined = domain?.options[flag] ?? searchOptions[flag];
    if (ofOthers.includes(flag) && searchOptions[flag] === undefined) option.hideHelp();
    else if (flags[flag] !== undefined && own === undefined) {
      option.description = words?.domains[name!]?.options[flag] ?? flags[flag].summary;
      option.helpGroup(titles.optionGroups.domain);
    } else if (own !== undefined) {
      const isOfDomain = domain?.options[flag] !== undefined;
      const translated = isOfDomain ? words?.domains[name!]?.options[flag] : words?.searchOptions[flag];
      option.description = textOf(own, translated ?? own.summary, titles);
      if (isOfDomain) option.helpGroup(titles.optionGroups.domain);
      if (isOfDomain) option.flags = `--${flag} <${own.value}>`;
    }
  }
  if (domain !== undefined) return (example) => domainAmong(example.split(" ")) === name;
  const widest = Math.max(...Object.keys(domains).map((one) => one.length));
  const has = (name: string) => command.options.some((option) => option.name() === name);
  const lines = Object.entries(domains).map(
    ([one, row]) =>
      `  ${one.padEnd(widest)}  ${ownOptions(row)
        .filter(has)
        .map((option) => `--${option}`)
        .join(" ")}`,
  );
  command.addHelpText("after", `\n${titles.ofDomains(command.name())}\n${lines.join("\n")}`);
  return () => true;
}

/** A summary with the values by name, the strategies that have the option, and the default. */
function textOf(row: DomainOption & OptionHelp, summary: string, titles: HelpWords["titles"]): string {
  const values = row.values === undefined ? "" : `: ${Object.keys(row.values).join(", ")}`;
  const details = [
    ...(row.of ?? []),
    ...(row.byDefault === undefined ? [] : [titles.byDefault(row.byDefault)]),
  ];
  return `${summary}${values}${details.length === 0 ? "" : ` (${details.join("; ")})`}`;
}
