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
  if (!before.endsWith("(")) {
    return [...words.rules, ...Object.keys(words.templates), ...Object.keys(words.classes), ...words.modules];
  }
  return (
    enclosingSlots(before, words) ?? [
      ...words.functions,
      ...words.constructs,
      ...Object.keys(words.templates),
    ]
  );
}

/** The slots of the fact, pattern or instance that the innermost open parenthesis stands in. */
function enclosingSlots(before: string, words: Words): string[] | undefined {
  const starts: number[] = [];
  for (const { 0: sign, index } of before.matchAll(/[()]/g)) {
    if (sign === ")") starts.pop();
    else starts.push(index);
  }
  const start = starts.at(-2);
  if (start === undefined) return undefined;
  const list = before.slice(start);
  const head = /^\(\s*([^\s()"]*)/.exec(list)?.[1] ?? "";
  if (Object.hasOwn(words.templates, head)) return words.templates[head];
  const className = (head === "object" ? /\(is-a\s+([^\s()]+)\)/ : /^\((?:[^()]*\s)?of\s+([^\s()]+)/).exec(
    list,
  )?.[1];
  return className !== undefined && Object.hasOwn(words.classes, className)
    ? words.classes[className]
    : undefined;
}
