/** `frontier eternity2 table`: every row of the report's tables, with our numbers beside the printed ones. */
import { runInThread } from "../../node/threads/in-thread.ts";
import {
  countersIn,
  reportCounters,
  reportName,
  reportRows,
  requestFor,
} from "../../study/eternity2-report.ts";
import { numberText } from "../../words/number-text.ts";
import { studyText } from "../../words/studies/index.ts";
import { ExitCode } from "../exit-codes.ts";
import { inLanguage, language } from "../language.ts";
import { color } from "../terminal/color.ts";
import { table } from "../terminal/print.ts";

const titles = ["expanded", "leaves", "depth", "generated", "symmetries"];

const words = inLanguage({
  en: {
    order: "ours / printed",
    search: "search",
    before: "seconds then",
    now: "time now",
    cut: "60, cut",
    differs: "differs",
    equal: (equal: number, all: number) => `${equal} of ${all} rows are equal in all five counters.`,
  },
  es: {
    order: "nuestro / impreso",
    search: "algoritmo",
    before: "segundos entonces",
    now: "tiempo ahora",
    cut: "60, cortado",
    differs: "distinto",
    equal: (equal, all) => `${equal} de ${all} filas son iguales en los cinco contadores.`,
  },
  ca: {
    order: "nostre / imprés",
    search: "algorisme",
    before: "segons aleshores",
    now: "temps ara",
    cut: "60, tallat",
    differs: "diferent",
    equal: (equal, all) => `${equal} de ${all} files són iguals en els cinc comptadors.`,
  },
  pt: {
    order: "nosso / impresso",
    search: "algoritmo",
    before: "segundos então",
    now: "tempo agora",
    cut: "60, cortado",
    differs: "diferente",
    equal: (equal, all) => `${equal} de ${all} linhas são iguais nos cinco contadores.`,
  },
});
const said = studyText(language);
const { count, duration, exact } = numberText(language);

export async function reportTables(asJson: boolean): Promise<number> {
  const compared = [];
  for (const row of reportRows) {
    const result = await runInThread(requestFor(row));
    const ours = countersIn(result);
    const isEqual = reportCounters.every((name) => ours[name] === row.counters[name]);
    compared.push({ ...row, ours, isEqual, timeMs: result.metrics.timeMs });
  }
  const equal = compared.filter(({ isEqual }) => isEqual).length;
  if (asJson) process.stdout.write(`${JSON.stringify(compared)}\n`);
  else {
    for (const number of [1, 2, 3]) {
      const rows = compared.filter((row) => row.table === number);
      const head = [said("board"), words.search, ...titles.map(said), "", words.before, words.now];
      const lines = rows.map(({ ours, isEqual, timeMs, ...row }) => [
        row.board.replace("report-", ""),
        said(reportName(row)),
        ...reportCounters.map((name) => pair(ours[name], row.counters[name])),
        isEqual ? color.green("=") : color.red(words.differs),
        row.seconds === undefined ? words.cut : exact(row.seconds),
        duration(timeMs),
      ]);
      process.stdout.write(
        `${color.bold(said(`Table ${number}`))} (${words.order})\n${table(head, lines)}\n\n`,
      );
    }
    process.stdout.write(`${words.equal(equal, compared.length)}\n`);
  }
  return equal === compared.length ? ExitCode.solved : ExitCode.unsolvable;
}

function pair(ours: number, printed: number): string {
  const text = `${count(ours)} / ${count(printed)}`;
  return ours === printed ? text : color.red(text);
}
