/** What is said about each board of a grading: the same in a table, in JSON, CSV and HTML. */
import { type HelpTable, helpText, sayIn } from "../../clips/index.ts";
import type { RuleRunResult, RuleTrouble } from "../../run/rules/rule-run.ts";
import { explainWords } from "../../words/explain/words.ts";
import type { GradingWords } from "../../words/grading/en.ts";
import type { Language } from "../../words/languages.ts";
import type { Graded } from "./grade-in-thread.ts";

export interface GradeRow {
  readonly board: string;
  readonly outcome: RuleRunResult["outcome"];
  readonly level: number | null;
  readonly optimal: number | null;
  readonly fired: number | null;
  readonly states: number | null;
  /** Different boards among the states. */
  readonly boards: number | null;
  /** What went wrong; null if nothing did. */
  readonly reason: string | null;
}

/** The words of a language for it. */
export interface GradeSpeech {
  readonly language: Language;
  readonly words: GradingWords;
  /** What to do about an error of CLIPS. */
  readonly help: HelpTable;
}

export function gradeRow(graded: Graded, depth: number, speech: GradeSpeech): GradeRow {
  const { board } = graded;
  if (graded.result === null) {
    const nothing = { level: null, optimal: null, fired: null, states: null, boards: null };
    return { board, outcome: "limit", ...nothing, reason: speech.words.memory };
  }
  const { result, optimal } = graded;
  const { outcome, level, fired, states, boards } = result;
  const reason = reasons(graded, depth, speech).join(" ");
  return { board, outcome, level, optimal, fired, states, boards, reason: reason || null };
}

function reasons(
  { result, optimal, isUnsolvable }: Exclude<Graded, { result: null }>,
  depth: number,
  { language, words, help }: GradeSpeech,
): string[] {
  const { trouble, whyNot, outcome, wasRefused } = result;
  if (trouble === null) return [];
  const sentences = [...(wasRefused ? [words.refused] : []), ...troubleTexts(trouble, words, help)];
  // A program that ends on such a board has done what it can; one that never begins has not.
  if (isUnsolvable) sentences.unshift(words.unsolvable);
  if (isUnsolvable && trouble.kind === "ended") return sentences;
  if (outcome !== "solved" && optimal !== null && optimal > depth)
    sentences.unshift(words.tooDeep(optimal, depth));
  if (whyNot !== null) {
    const why = whyNot.said.map((said) => sayIn(explainWords[language], said)).join(" ");
    sentences.push(words.because(whyNot.rule, why));
  }
  return sentences;
}

function troubleTexts(trouble: RuleTrouble, words: GradingWords, help: HelpTable): string[] {
  if (trouble.kind !== "error") return [troubleText(trouble, words)];
  const { place, message, help: said } = trouble;
  return [words.error(place, message) + (said === null ? "" : ` — ${helpText(help, said)}`)];
}

function troubleText(trouble: Exclude<RuleTrouble, { kind: "error" }>, words: GradingWords): string {
  switch (trouble.kind) {
    case "refused-start":
      return words.refusedStart(trouble.fact);
    case "never-fires":
      return words.neverFires;
    case "endless":
      return words.endless(trouble.rule);
    case "circles":
      return words.circles(trouble.firings, trouble.boards);
    case "firings":
      return words.firings(trouble.firings, trouble.states, trouble.boards);
    case "time":
      return words.time(trouble.firings, trouble.states, trouble.boards);
    case "cpu":
      return words.cpu(trouble.firings, trouble.states, trouble.boards);
    case "ended":
      return words.ended(trouble.rule, trouble.firings);
    case "went-on":
      return words.wentOn(trouble.goalAt);
  }
}
