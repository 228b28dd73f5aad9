/** What help texts are made of in each language. English descriptions stand at the commands, the options and the rows. */
import type { CommandGroup } from "../../commands.ts";

/** Groups of options; `domain` has the options of the domain that was named. */
export type OptionGroup = "search" | "conventions" | "limits" | "domain" | "output" | "general";

export interface HelpTitles {
  readonly usage: string;
  readonly arguments: string;
  readonly options: string;
  readonly commands: string;
  readonly examples: string;
  readonly commandGroups: Readonly<Record<CommandGroup, string>>;
  readonly optionGroups: Readonly<Record<OptionGroup, string>>;
  readonly choices: (values: readonly string[]) => string;
  readonly byDefault: (value: string) => string;
  readonly help: string;
  readonly lang: string;
  readonly version: string;
  /** Above the names of the options that each domain has. */
  readonly ofDomains: (command: string) => string;
  readonly moreHelp: string;
}

interface CommandWords {
  readonly summary?: string;
  readonly description?: string;
  readonly arguments?: Readonly<Record<string, string>>;
  /** By flag. */
  readonly options?: Readonly<Record<string, string>>;
  /** What follows the options. */
  readonly note?: string;
}

/** A language other than English. */
export interface HelpWords {
  readonly titles: HelpTitles;
  /** By path: `study run`; the program itself is the empty one. */
  readonly commands: Readonly<Record<string, CommandWords>>;
  /** Options of every search, by flag. */
  readonly searchOptions: Readonly<Record<string, string>>;
  /** What a domain is, how its problems are written, its options and flags. */
  readonly domains: Readonly<Record<string, DomainWords>>;
}

interface DomainWords {
  readonly summary: string;
  readonly input: string;
  readonly options: Readonly<Record<string, string>>;
  readonly presets: Readonly<Record<string, string>>;
}

/** What follows the options in English, by path. */
export const englishNotes: Readonly<Record<string, string>> = {
  "study report": "Without FILE, a format goes to standard output; the default format is Markdown.",
  "study compare": "Exit code 0 if all runs, outcomes and node counts are equal, 1 if not.",
};

export const englishTitles: HelpTitles = {
  usage: "Usage:",
  arguments: "Arguments:",
  options: "Options:",
  commands: "Commands:",
  examples: "Examples:",
  commandGroups: {
    search: "Search:",
    rules: "Rule programs:",
    documents: "The programs of the course documents:",
    studies: "Studies:",
    program: "The program:",
  },
  optionGroups: {
    search: "The search:",
    conventions: "Its conventions:",
    limits: "Its limits:",
    domain: "The problem:",
    output: "What is shown:",
    general: "Always:",
  },
  choices: (values) => `choices: ${values.join(", ")}`,
  byDefault: (value) => `default: ${value}`,
  help: "show this help",
  lang: "the language: en, es, ca or pt (default: that of the environment)",
  version: "show the version",
  ofDomains: (command) =>
    `Each domain has options of its own, which \`frontier ${command} DOMAIN --help\` explains:`,
  moreHelp: "`frontier help COMMAND` shows the options of a command.",
};
