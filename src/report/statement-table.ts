/** The conclusions of a document beside what the runs say of them. */
import type { Part } from "../study/cells.ts";
import type { NumberName } from "../study/numbers.ts";
import { type Case, checkStatement, type Evidence, type Statement } from "../study/statements.ts";
import { proseColumn, type Table, textCell, textColumn } from "./table.ts";
import type { ReportWords } from "./words/index.ts";

export function statementTable(
  statements: readonly Statement[],
  parts: readonly Part[],
  words: ReportWords,
): Table {
  const { statement, verdict, evidence } = words.columns;
  return {
    title: words.concluded,
    columns: [proseColumn(statement), textColumn(verdict), proseColumn(evidence)],
    rows: statements.map((one) => {
      const checked = checkStatement(one, parts);
      const [first] = checked.cases;
      const share = first?.sides.length === 2 ? words.comparisons : words.rightRuns;
      const number = first?.number ? ` (${words.numbers[first.number] ?? first.number})` : "";
      const base =
        first === undefined
          ? words.nothingToCompare
          : `${share(checked.right, checked.cases.length)}${number}`;
      const examples = checked.telling.map((telling) => caseText(telling, words));
      return [
        textCell(one.source === "" ? one.text : `${one.text} (${one.source})`),
        textCell(words.verdicts[checked.verdict]),
        textCell([base, ...examples].join("; ")),
      ];
    }),
    note: words.statementNote,
  };
}

function caseText({ instance, sides: [own, other], number }: Case, words: ReportWords): string {
  const value = (side: Evidence) => valueText(side, number, words);
  return other === undefined
    ? words.single(instance, own!.method.name, value(own!))
    : words.against(instance, own!.method.name, value(own!), other.method.name, value(other));
}

/** A search that was cut has at least this number. */
function valueText({ value, isCut }: Evidence, number: NumberName | null, words: ReportWords): string {
  const text =
    typeof value === "string"
      ? (words.outcomes[value] ?? value)
      : number === "timeMs"
        ? words.duration(value)
        : Number.isInteger(value)
          ? words.count(value)
          : words.significant(value);
  return isCut ? `≥ ${text}` : text;
}
