/** `frontier list`: everything that has a name, printed from the rows. */
import { Argument, type Command } from "commander";
import { domains } from "../../domains/index.ts";
import { domainNamed } from "../../run/run.ts";
import {
  type ChoiceName,
  choiceOptions,
  knownName,
  type NumberName,
  numberOptions,
  type Strategy,
  strategies,
} from "../../search/index.ts";
import { table } from "../terminal/print.ts";

const listedOptions = Object.entries(choiceOptions).map(([name, { flag }]) => ({
  name: name as ChoiceName,
  flag,
}));

type Listing = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const listings: Readonly<Record<string, (domainNames: readonly string[]) => Listing>> = {
  domains: (names) => ({
    head: ["domain", "what it is", "a problem is"],
    rows: names.map((name) => [name, domainNamed(name).summary, domainNamed(name).input]),
  }),
  strategies: () => ({
    head: ["strategy", "how it searches", "needs", "cheapest solution", "complete"],
    rows: Object.values(strategies).map(({ name, summary, needs, optimal, complete }) => [
      name,
      summary,
      needs.join(", ") || "—",
      optimal,
      complete ? "yes" : "no",
    ]),
  }),
  choices: () => ({
    head: ["strategy", ...listedOptions.map(({ flag }) => `--${flag}`), "other options"],
    rows: Object.values<Strategy>(strategies).map(({ name, options }) => [
      name,
      ...listedOptions.map((option) => options[option.name].join(" ")),
      Object.entries(numberOptions)
        .filter(([option]) => options[option as NumberName] !== undefined)
        .map(([option, { flag }]) => `--${flag} ${options[option as NumberName]}`)
        .join(" ") || "—",
    ]),
  }),
  heuristics: (names) => ({
    head: ["domain", "heuristic", "admissible", "consistent", "what it is"],
    rows: names.flatMap((name) =>
      Object.entries(domainNamed(name).heuristics).map(([heuristic, row]) => [
        name,
        heuristic,
        row.admissible ? "yes" : "no",
        row.consistent ? "yes" : "no",
        row.summary,
      ]),
    ),
  }),
  instances: (names) => ({
    head: ["domain", "instance", "least cost", "what it is"],
    rows: names.flatMap((name) =>
      Object.entries(domainNamed(name).instances).map(([instance, { optimal, summary }]) => [
        name,
        instance,
        optimal === null ? "none" : optimal === undefined ? "unknown" : String(optimal),
        summary,
      ]),
    ),
  }),
  presets: (names) => ({
    head: ["domain", "preset", "what it is", "options"],
    rows: names.flatMap((name) =>
      Object.entries(domainNamed(name).presets).map(([preset, { summary, settings }]) => [
        name,
        preset,
        summary,
        Object.entries(settings)
          .map(([option, value]) => `--${option} ${value.includes(" ") ? `"${value}"` : value}`)
          .join(" "),
      ]),
    ),
  }),
};

export function addList(program: Command): void {
  program
    .command("list")
    .description(
      "Lists what can be named on the command line. The first of a strategy's choices is its default; other options are shown with their defaults.",
    )
    .addArgument(new Argument("<what>", "what to list").choices(Object.keys(listings)))
    .option("--domain <name>", "of one domain only")
    .option("--json", "print JSON instead")
    .action((what: string, flags: { domain?: string; json?: boolean }) => {
      const { domain } = flags;
      const names = domain === undefined ? Object.keys(domains) : [knownName(domains, "domain", domain)];
      const { head, rows } = listings[what]!(names);
      if (!flags.json) return void process.stdout.write(`${table(head, rows)}\n`);
      const objects = rows.map((row) => Object.fromEntries(head.map((title, i) => [title, row[i]])));
      process.stdout.write(`${JSON.stringify(objects, null, 2)}\n`);
    });
}
