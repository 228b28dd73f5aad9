// What the language itself has words for, and their help; a page in another language brings its own sentences.

import { constructSummaries, functionHelp } from "../reference/index.ts";

export interface HelpWords {
  /** What each function does, by its name. */
  readonly functions: Readonly<Record<string, string>>;
  readonly constructs: Readonly<Record<string, string>>;
}

export const englishWords: HelpWords = {
  functions: Object.fromEntries(functionHelp.map(([name, , summary]) => [name, summary])),
  constructs: constructSummaries,
};

/** What is said about a function or construct; undefined for any other word. */
export function helpOf({ functions, constructs }: HelpWords, word: string): string | undefined {
  if (Object.hasOwn(constructs, word)) return constructs[word];
  return Object.hasOwn(functions, word) ? functions[word] : undefined;
}

/** How each function of the language is called. */
export const signatures: ReadonlyMap<string, string> = new Map(
  functionHelp.map(([name, signature]) => [name, signature]),
);

/** Words with a meaning inside constructs. */
export const elements: readonly string[] = [
  "declare",
  "salience",
  "auto-focus",
  "test",
  "and",
  "or",
  "not",
  "exists",
  "forall",
  "logical",
  "object",
  "slot",
  "multislot",
  "type",
  "range",
  "cardinality",
  "default",
  "default-dynamic",
  "allowed-values",
  "allowed-symbols",
  "is-a",
  "role",
  "pattern-match",
  "access",
  "visibility",
  "create-accessor",
];

/** The predefined classes, most of which are the types of slots too. */
export const systemClasses: readonly string[] = [
  "USER",
  "INITIAL-OBJECT",
  "OBJECT",
  "PRIMITIVE",
  "NUMBER",
  "INTEGER",
  "FLOAT",
  "LEXEME",
  "SYMBOL",
  "STRING",
  "MULTIFIELD",
  "ADDRESS",
  "EXTERNAL-ADDRESS",
  "FACT-ADDRESS",
  "INSTANCE-ADDRESS",
  "INSTANCE",
  "INSTANCE-NAME",
];
