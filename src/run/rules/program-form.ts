/**
 * How a rule program writes its states down: the facts that state a problem, and what a fact must look like to be a
 * state. In these texts `{board}` stands for the numbers of a board, `{level}` for a depth, `{depth}` for the depth limit,
 * `?` for one field and `...` for any rest.
 */
import { TextError } from "../../domains/index.ts";
import { textSentence } from "../../domains/text/text-sentences.ts";

export interface ProgramForm {
  /** The facts that state a problem, in the order in which they are asserted. */
  readonly start: readonly string[];
  /** A fact that is a state. */
  readonly state: string;
  /** The board, or the fact, that is looked for. */
  readonly goal: string;
}

/** The goal of the 8-puzzle documents. */
const RING = "1 2 3 8 0 4 7 6 5";

/** The forms of the 8-puzzle documents and of their variant without level, movement and parent, in three languages. */
const documentForms: readonly { readonly words: RegExp; readonly form: ProgramForm }[] = [
  documentForm("puzzle", "level", "movement null fact", "max-depth"),
  documentForm("puzle", "nivell", "moviment nul fet", "profunditat-maxima"),
  documentForm("puzle", "nivel", "movimiento nulo hecho", "profundidad-maxima"),
  { words: /\(puzzle\s/, form: { start: ["(puzzle {board})"], state: "(puzzle {board})", goal: RING } },
  { words: /\(puzle\s/, form: { start: ["(puzle {board})"], state: "(puzle {board})", goal: RING } },
];

function documentForm(puzzle: string, level: string, rest: string, limit: string) {
  const form = {
    start: [`(${puzzle} {board} ${level} 0 ${rest} 0)`, `(${limit} {depth})`],
    state: `(${puzzle} {board} ${level} {level} ...)`,
    goal: RING,
  };
  return { words: new RegExp(`\\(${puzzle}\\s[^()]*\\s${level}\\s`), form };
}

/** The form of a program that writes states as the documents do; undefined for any other. */
export function documentFormOf(program: string): ProgramForm | undefined {
  const code = program.replace(/;.*/g, "");
  return documentForms.find(({ words }) => words.test(code))?.form;
}

const keys = ["start", "state", "goal"] as const;

/** A form as a file says it: lines `start: (…)`, `state: (…)` and `goal: …`; `#` begins a comment. Throws a TextError. */
export function parseForm(text: string): ProgramForm {
  const start: string[] = [];
  const single: { state?: string; goal?: string } = {};
  const lines = text.split(/\r\n|\n|\r/);
  lines.forEach((content, index) => {
    if (/^\s*(#|$)/.test(content)) return;
    const [, key, value] = /^\s*(\w+)\s*:\s*(.*?)\s*$/.exec(content) ?? [];
    if (!keys.some((known) => known === key) || !value)
      throw new TextError(textSentence("form-line", keys), index + 1, 1);
    if (key === "start") start.push(value);
    else single[key as "state" | "goal"] = value;
  });
  const { state, goal = RING } = single;
  if (start.length === 0) throw new TextError(textSentence("form-lacks", "start"), lines.length, 1);
  if (state === undefined) throw new TextError(textSentence("form-lacks", "state"), lines.length, 1);
  return { start, state, goal };
}

/** What a fact says, if it is a state. */
export interface ReadState {
  /** The numbers of its board, separated by blanks; the whole fact where the form has no board. */
  readonly board: string;
  /** Null where the form has no level. */
  readonly level: number | null;
}

/** A function that reads facts, given as text; undefined for a fact that is not a state. */
export function stateReader({ state }: Pick<ProgramForm, "state">): (fact: string) => ReadState | undefined {
  const pattern = new RegExp(`^${patternOf(state)}$`);
  return (fact) => {
    const found = pattern.exec(fact);
    if (found === null) return undefined;
    const { board = fact, level } = found.groups ?? {};
    return { board, level: level === undefined ? null : Number(level) };
  };
}

/** Whether a text is the goal: a board is compared as it is, a fact by the pattern of the form. */
export function goalTest({ goal }: Pick<ProgramForm, "goal">): (state: ReadState, fact: string) => boolean {
  if (!goal.startsWith("(")) return ({ board }) => board === goal;
  const pattern = new RegExp(`^${patternOf(goal)}$`);
  return (_, fact) => pattern.test(fact);
}

const holes: Readonly<Record<string, string>> = {
  "{board}": "(?<board>-?\\d+(?: -?\\d+)*)",
  "{level}": "(?<level>\\d+)",
  "?": "\\S+?",
  "...": ".*",
};

function patternOf(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .split(/(\{board\}|\{level\}|\?|\.\.\.)/)
    .map((part) => holes[part] ?? part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join("");
}

/** The facts to assert for a board; a board that is written as a fact already stands for itself. */
export function startFacts({ start }: ProgramForm, board: string, depth: number): string[] {
  if (board.startsWith("(")) return [board];
  return start.map((fact) => fact.replaceAll("{board}", board).replaceAll("{depth}", String(depth)));
}
