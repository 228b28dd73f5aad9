/** The conclusions of a document beside what the runs say of them. */
import type { Part } from "../study/cells.ts";
import type { NumberName } from "../study/numbers.ts";
import {
  type Case,
  type CheckedStatement,
  checkStatement,
  type EstimateCase,
  type Evidence,
  type GrowthCase,
  type Known,
  type RunCase,
  type Statement,
} from "../study/statements.ts";
import type { Language } from "../words/languages.ts";
import { proseColumn, type Table, textCell, textColumn } from "./table.ts";
import { evidenceWords } from "./words/evidence.ts";
import { namingIn, type ReportWords, reportWords } from "./words/index.ts";

export function statementTable(
  statements: readonly Statement[],
  parts: readonly Part[],
  known: Known,
  language: Language,
): Table {
  const words = reportWords[language];
  const { statement, verdict, evidence } = words.columns;
  return {
    title: words.concluded,
    columns: [proseColumn(statement), textColumn(verdict), proseColumn(evidence)],
    rows: statements.map((one) => {
      const checked = checkStatement(one, parts, known);
      return [
        textCell(one.source === "" ? one.text : `${one.text} (${one.source})`),
        textCell(words.verdicts[checked.verdict]),
        textCell(evidenceText(checked, known, language)),
      ];
    }),
    note: words.statementNote,
  };
}

function evidenceText(
  { statement: { claim }, right, cases, telling }: CheckedStatement,
  { spaces }: Known,
  language: Language,
): string {
  const words = reportWords[language];
  if (claim.kind === "untested") return claim.why;
  const examples = (shown: readonly Case[]) =>
    shown.map((one) => caseText(one, claim.kind === "orders", language));
  const [first] = cases;
  if (first === undefined && (claim.kind === "admissible" || claim.kind === "orders"))
    return spaces === null ? evidenceWords[language].notLookedAt : evidenceWords[language].tooManyStates;
  if (first === undefined) return words.nothingToCompare;
  if (first.kind === "growth") return examples(cases).join("; ");
  if (first.kind === "estimate") {
    const share = evidenceWords[language].heuristics;
    const { count } = words;
    return [share(count(right), count(cases.length), cases.length === 1), ...examples(telling)].join("; ");
  }
  const share = first.sides.length === 2 ? words.comparisons : words.rightRuns;
  const number = first.number ? ` (${words.numbers[first.number] ?? first.number})` : "";
  return [`${share(right, cases.length)}${number}`, ...examples(telling)].join("; ");
}

function caseText(one: Case, isOfOrder: boolean, language: Language): string {
  if (one.kind === "growth") return growthText(one, language);
  if (one.kind === "estimate") return estimateText(one, isOfOrder, language);
  return runText(one, reportWords[language]);
}

function runText({ instance, sides: [own, other], number }: RunCase, words: ReportWords): string {
  const value = (side: Evidence) => valueText(side, number, words);
  return other === undefined
    ? words.single(instance, own!.method.name, value(own!))
    : words.against(instance, own!.method.name, value(own!), other.method.name, value(other));
}

function growthText(
  { isPrinted, isRight, number, from, to, percent }: GrowthCase,
  language: Language,
): string {
  const words = reportWords[language];
  const value = (amount: number) => valueText({ value: amount, isCut: false }, number, words);
  const { growth, tooShort } = evidenceWords[language];
  const change = `${percent < 0 ? "−" : "+"}${words.count(Math.round(Math.abs(percent)))}`;
  const said = growth(isPrinted, from.instance, value(from.value), to.instance, value(to.value), change);
  return isRight === null ? `${said}, ${tooShort}` : said;
}

function estimateText(
  { heuristic, states, tooHigh, outOfOrder }: EstimateCase,
  isOfOrder: boolean,
  language: Language,
): string {
  const words = evidenceWords[language];
  const { count, significant } = reportWords[language];
  const name = namingIn(reportWords[language]).heuristic(heuristic);
  if (isOfOrder && outOfOrder !== null) {
    const [less, more] = outOfOrder;
    const cost = (mean: number | null) => significant(mean ?? 0, 4);
    return words.outOfOrder(name, count(less.h), cost(less.meanCost), count(more.h), cost(more.meanCost));
  }
  if (isOfOrder) return words.inOrder(name, count(states));
  if (tooHigh === null) return words.neverTooHigh(name, count(states));
  return words.tooHigh(name, count(tooHigh.h), count(tooHigh.cost), tooHigh.problem);
}

/** A search that was cut has at least this number. */
function valueText(
  { value, isCut }: Pick<Evidence, "value" | "isCut">,
  number: NumberName | null,
  words: ReportWords,
): string {
  const text =
    typeof value === "string"
      ? (words.outcomes[value] ?? words.limits[value as keyof typeof words.limits] ?? value)
      : number === "timeMs"
        ? words.duration(value)
        : Number.isInteger(value)
          ? words.count(value)
          : words.significant(value);
  return isCut ? `≥ ${text}` : text;
}
