/** Grading: a rule program over many boards, each result beside the optimum. */
import { domains, TextError } from "../../domains/index.ts";
import { nearRows } from "../../search/index.ts";
import { run } from "../run.ts";
import { studySentence } from "../sentences.ts";
import { type RuleRunRequest, type RuleRunResult, runRules } from "./rule-run.ts";

export interface GradeRequest extends Omit<RuleRunRequest, "board"> {
  readonly boards: readonly string[];
}

export interface GradedRun {
  readonly board: string;
  readonly result: RuleRunResult;
  /** The fewest moves; null if nobody knows. */
  readonly optimal: number | null;
  /** The board has no solution at all. */
  readonly isUnsolvable: boolean;
}

const tiles = "sliding-tiles";

export function gradeBoard(
  { boards: _, ...request }: GradeRequest,
  board: string,
  stop: { readonly aborted: boolean },
): GradedRun {
  const result = runRules({ ...request, board }, stop);
  return { board, result, ...optimumOf(board, request.form.goal) };
}

/** The search for the optimum is not what is graded: it gives up on a board that is too large. */
const NODES = "1000000";

function optimumOf(board: string, goal: string): Pick<GradedRun, "optimal" | "isUnsolvable"> {
  if (!isBoard(board) || !isBoard(goal)) return { optimal: null, isUnsolvable: false };
  const settings = { goal, strategy: "a-star", heuristic: "linear-conflict", nodes: NODES };
  const { outcome, cost } = run({ domain: tiles, input: { text: board }, settings });
  return { optimal: outcome === "solved" ? cost : null, isUnsolvable: outcome === "unsolvable" };
}

function isBoard(text: string): boolean {
  return /^\d+( \d+)*$/.test(text);
}

/** The boards of a file, one to a line: numbers, names of instances, or facts; `#` begins a comment. */
export function boardsIn(text: string, goal: string): { readonly line: number; readonly board: string }[] {
  return text.split(/\r\n|\n|\r/).flatMap((content, index) => {
    const word = content.replace(/#.*/, "").trim();
    if (word === "") return [];
    return [
      { line: index + 1, board: atLine(index + 1, content.indexOf(word) + 1, () => boardText(word, goal)) },
    ];
  });
}

/** Places in a board on one line become places in the file. */
function atLine<Result>(line: number, column: number, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const sentence = error.said === null ? error.message : { ...error.said, text: error.message };
    throw new TextError(sentence, line, column + error.column - 1);
  }
}

/** The numbers of a board in one line, as programs write them. Throws what the domain throws. */
export function boardText(word: string, goal: string): string {
  if (word.startsWith("(")) return word;
  const domain = domains[tiles]!;
  const isNamed = Object.hasOwn(domain.instances, word);
  if (!isNamed && /^[a-z]/i.test(word))
    throw new TextError(studySentence("no-file-or-instance", word, nearRows(domain.instances, word)), 1, 1);
  const input = isNamed ? { instance: word } : { text: word };
  const { problem, line } = domain.open(input, isBoard(goal) ? { goal } : {});
  return line(problem.starts[0]).replace(/\s*\/\s*/g, " ");
}
