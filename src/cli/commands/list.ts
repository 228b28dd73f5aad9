/** `frontier list`: everything that has a name, printed from the rows. */
import { Argument, type Command } from "commander";
import { domains } from "../../domains/index.ts";
import { domainNamed } from "../../run/run.ts";
import {
  type ChoiceName,
  choiceOptions,
  knownName,
  type Named,
  type NumberName,
  numberOptions,
  type Strategy,
  strategies,
} from "../../search/index.ts";
import { domainSummaries } from "../../words/rows/domains.ts";
import { instanceSummaryIn, summaryIn } from "../../words/rows/row-summaries.ts";
import { searchSummaries } from "../../words/rows/search.ts";
import { language } from "../language.ts";
import { table } from "../terminal/print.ts";
import { tellIgnored } from "../terminal/tell-ignored.ts";
import type { Words } from "../words/en.ts";
import { helpWords } from "../words/help/index.ts";
import type { HelpWords } from "../words/help/words.ts";
import { englishWords, words } from "../words/index.ts";

const listedOptions = Object.entries(choiceOptions).map(([name, { flag }]) => ({
  name: name as ChoiceName,
  flag,
}));

/** A column by the name of its title, and what stands in it. */
type Listing = {
  readonly head: readonly (keyof Words["titles"] | `--${string}`)[];
  readonly rows: readonly (readonly string[])[];
};

interface Listed {
  readonly names: readonly string[];
  /** Of the language; undefined in English. */
  readonly help: HelpWords | undefined;
  /** English in an object, which programs read. */
  readonly said: Words;
}

/** What the rows of a domain are, in other languages. */
const listings: Readonly<Record<string, (listed: Listed) => Listing>> = {
  domains: ({ names, help }) => ({
    head: ["domain", "aliases", "summary", "input"],
    rows: names.map((name) => {
      const row = domainNamed(name);
      const own = help?.domains[name] ?? row;
      return [name, aliases(row), own.summary, own.input];
    }),
  }),
  strategies: ({ said }) => ({
    head: ["strategy", "aliases", "how", "needs", "optimal", "complete"],
    rows: Object.values(strategies).map((row) => [
      row.name,
      aliases(row),
      summaryIn(language, searchSummaries.strategies, row.name, row.summary),
      row.needs.map((need) => said.needs[need] ?? need).join(", ") || "—",
      said.optimal[row.optimal] ?? row.optimal,
      yesOrNo(said, row.complete),
    ]),
  }),
  choices: () => ({
    head: ["strategy", ...listedOptions.map(({ flag }) => `--${flag}` as const), "otherOptions"],
    rows: Object.values<Strategy>(strategies).map(({ name, options }) => [
      name,
      ...listedOptions.map((option) => options[option.name].join(" ")),
      Object.entries(numberOptions)
        .filter(([option]) => options[option as NumberName] !== undefined)
        .map(([option, { flag }]) => `--${flag} ${options[option as NumberName]}`)
        .join(" ") || "—",
    ]),
  }),
  heuristics: ({ names, said }) => ({
    head: ["domain", "heuristic", "admissible", "consistent", "aliases", "summary"],
    rows: names.flatMap((name) =>
      Object.entries(domainNamed(name).heuristics).map(([heuristic, row]) => [
        name,
        heuristic,
        yesOrNo(said, row.admissible),
        yesOrNo(said, row.consistent),
        aliases(row),
        summaryIn(language, domainSummaries[name]?.heuristics ?? {}, heuristic, row.summary),
      ]),
    ),
  }),
  instances: ({ names, said }) => ({
    head: ["domain", "instance", "leastCost", "aliases", "summary"],
    rows: names.flatMap((name) =>
      Object.entries(domainNamed(name).instances).map(([instance, row]) => [
        name,
        instance,
        row.optimal === null ? said.none : row.optimal === undefined ? said.unknown : String(row.optimal),
        aliases(row),
        instanceSummaryIn(language, domainSummaries[name]?.instances ?? {}, instance, row.summary),
      ]),
    ),
  }),
  presets: ({ names, help }) => ({
    head: ["domain", "preset", "summary", "options"],
    rows: names.flatMap((name) =>
      Object.entries(domainNamed(name).presets).map(([preset, { summary, settings }]) => [
        name,
        preset,
        help?.domains[name]?.presets[preset] ?? summary,
        Object.entries(settings)
          .map(([option, value]) => `--${option} ${value.includes(" ") ? `"${value}"` : value}`)
          .join(" "),
      ]),
    ),
  }),
};

/** Strategies and their choices are the same in every domain. */
function hasDomains(what: string): boolean {
  return what !== "strategies" && what !== "choices";
}

function aliases({ aliases = [] }: Named): string {
  return aliases.join(", ") || "—";
}

function yesOrNo({ yes, no }: Words, isSo: boolean): string {
  return isSo ? yes : no;
}

export function addList(program: Command): void {
  program
    .command("list")
    .description(
      "Lists what can be named on the command line. The first of a strategy's choices is its default; other options are shown with their defaults.",
    )
    .addArgument(new Argument("<what>", "what to list").choices(Object.keys(listings)))
    .option("--domain <name>", "of one domain only")
    .option("--json", "print JSON instead")
    .action(async (what: string, flags: { domain?: string; json?: boolean }) => {
      const { domain } = flags;
      if (domain !== undefined && !hasDomains(what)) tellIgnored("domain", `list ${what}`);
      const names = domain === undefined ? Object.keys(domains) : [knownName(domains, "domain", domain)];
      const { head, rows } = listings[what]!({
        names,
        help: await helpWords(),
        said: flags.json ? englishWords : words,
      });
      const title = (column: string, titles: Readonly<Record<string, string>>) => titles[column] ?? column;
      if (!flags.json) {
        const shown = head.map((column) => title(column, words.titles));
        return void process.stdout.write(`${table(shown, rows)}\n`);
      }
      // The names of an object's parts are the same in every language.
      const objects = rows.map((row) =>
        Object.fromEntries(head.map((column, i) => [title(column, englishWords.titles), row[i]])),
      );
      process.stdout.write(`${JSON.stringify(objects, null, 2)}\n`);
    });
}
