/** What can follow the text before the cursor: names of the language, of the program, and of files. */
import type { Words } from "../../clips/index.ts";
import { PROMPT_COMMANDS } from "./prompt-commands.ts";

export interface Completion {
  readonly matches: string[];
  /** The part of the line that the matches replace. */
  readonly fragment: string;
}

/** Functions that take the name of a rule first. */
const ABOUT_RULES = /\((?:ppdefrule|undefrule|matches|refresh|set-break|remove-break|rule-complexity)\s+$/;

/** `text` is the whole command up to the cursor; `filesIn` lists the files that begin with a path. */
export function complete(text: string, words: Words, filesIn: (path: string) => string[]): Completion {
  const string = /"([^"\n]*)$/.exec(text);
  if (string !== null && (text.match(/"/g)?.length ?? 0) % 2 === 1) {
    return { matches: filesIn(string[1]), fragment: string[1] };
  }
  const fragment = /[^\s()"~&|]*$/.exec(text)?.[0] ?? "";
  const before = text.slice(0, text.length - fragment.length);
  return {
    matches: candidates(before, fragment, words)
      .filter((word) => word.startsWith(fragment))
      .sort(),
    fragment,
  };
}

function candidates(before: string, fragment: string, words: Words): string[] {
  if (before.trim() === "" && fragment.startsWith(":")) return PROMPT_COMMANDS.map(({ name }) => name);
  if (/^\s*:why-not\s+$/.test(before) || ABOUT_RULES.test(before)) return words.rules;
  if (fragment.startsWith("?*")) return words.globals.map((name) => `?*${name}*`);
  const template = enclosingTemplate(before, words);
  if (before.endsWith("(") && template !== undefined) return words.templates[template];
  if (before.endsWith("(")) {
    return [...words.functions, ...words.constructs, ...Object.keys(words.templates)];
  }
  return [...words.rules, ...Object.keys(words.templates), ...words.modules];
}

/** The template whose pattern or fact the innermost open parenthesis stands in. */
function enclosingTemplate(before: string, words: Words): string | undefined {
  const open: string[] = [];
  for (const [, sign, name] of before.matchAll(/(\)|\()\s*([^\s()"]*)/g)) {
    if (sign === ")") open.pop();
    else open.push(name);
  }
  const name = open.at(-2);
  return name !== undefined && Object.hasOwn(words.templates, name) ? name : undefined;
}
