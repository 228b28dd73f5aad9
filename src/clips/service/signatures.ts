// How the function, template or message around a place is called, and which argument is being written.

import type { Definition } from "./definitions.ts";
import type { Program, Source } from "./program.ts";
import { headOf, isList, isSymbol, type List, pathAt, type Range } from "./syntax-tree.ts";
import { englishWords, type HelpWords, signatures } from "./words.ts";

export interface Signature {
  readonly label: string;
  readonly info: string;
  /** The parameters as parts of the label. */
  readonly parameters: readonly Range[];
  /** The parameter that is being written; null when there is none. */
  readonly active: number | null;
}

/** All ways to call what is being called at a place; none when nothing is. */
export function signaturesAt(
  program: Program,
  source: Source,
  position: number,
  words: HelpWords = englishWords,
): Signature[] {
  const lists = pathAt(source.tree, position).filter(isList).toReversed();
  for (const list of lists) {
    const word = headOf(list);
    if (word === undefined || position <= word.to) continue;
    const labels = [...handlers(program, list), ...labelsOf(program, word.text, words)];
    const argument = list.children.filter(({ to }, i) => i > 0 && to < position).length;
    if (labels.length > 0)
      return labels.map(({ label, info }) => ({ label, info, ...active(label, argument) }));
  }
  return [];
}

/** The handlers of the message that a `send` names. */
function handlers(
  program: Program,
  { children: [head, , message] }: List,
): { label: string; info: string }[] {
  if (!isSymbol(head, "send") || message?.type !== "symbol") return [];
  return program.find("message", message.text, "").map(({ name, parameters, construct, classes }) => ({
    label: `(${["send", "<object>", name, ...parameters].join(" ")})`,
    info: `${construct} ${classes[0]}`,
  }));
}

function labelsOf(program: Program, word: string, words: HelpWords): { label: string; info: string }[] {
  const own = program.find("function", word, "MAIN").filter(({ construct }) => construct !== "defgeneric");
  const signature = signatures.get(word);
  const known = signature === undefined ? [] : [{ label: signature, info: words.functions[word] ?? "" }];
  const [template] = program.find("template", word, "MAIN");
  const slots = template?.slots.map(({ name, isMulti }) => `(${name}${isMulti ? " …" : ""})`) ?? [];
  const fact = template === undefined ? [] : [{ label: `(${[word, ...slots].join(" ")})`, info: "" }];
  return [...own.map((each) => ({ label: called(each), info: each.construct })), ...known, ...fact];
}

function called({ name, parameters }: Definition): string {
  return `(${[name, ...parameters].join(" ")})`;
}

function active(label: string, argument: number): Pick<Signature, "parameters" | "active"> {
  const parameters = parametersIn(label);
  const last = parameters.length - 1;
  const repeats =
    last >= 0 && /[*+…]$|^\$\?|\.\.\.$/.test(label.slice(parameters[last].from, parameters[last].to));
  if (argument <= last) return { parameters, active: argument };
  return { parameters, active: repeats ? last : null };
}

/** The parts between the name and the closing parenthesis, brackets kept together. */
export function parametersIn(label: string): Range[] {
  const found: Range[] = [];
  const first = /^\(\S+?(?=[\s)]|$)/.exec(label)?.[0].length ?? label.length;
  let depth = 0;
  let from = -1;
  for (let i = first; i < label.length; i++) {
    const sign = label[i];
    const isEnd = depth === 0 && (sign === " " || (sign === ")" && i === label.length - 1));
    if (isEnd) {
      if (from >= 0) found.push({ from, to: i });
      from = -1;
    } else if (from < 0) from = i;
    if (sign === "(" || sign === "[") depth++;
    else if (sign === ")" || sign === "]") depth--;
  }
  return found;
}
