/** `frontier eternity2 table`: every row of the report's tables, with our numbers beside the printed ones. */
import { runInThread } from "../../node/threads/in-thread.ts";
import {
  countersIn,
  reportCounters,
  reportName,
  reportRows,
  requestFor,
} from "../../study/eternity2-report.ts";
import { ExitCode } from "../exit-codes.ts";
import { color } from "../terminal/color.ts";
import { count, duration, table } from "../terminal/print.ts";

const titles = ["expanded", "leaves", "depth", "generated", "symmetries"];

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
      const head = ["board", "search", ...titles, "", "seconds then", "time now"];
      const lines = rows.map(({ ours, isEqual, timeMs, ...row }) => [
        row.board.replace("report-", ""),
        reportName(row),
        ...reportCounters.map((name) => pair(ours[name], row.counters[name])),
        isEqual ? color.green("=") : color.red("differs"),
        row.seconds === undefined ? "60, cut" : String(row.seconds),
        duration(timeMs),
      ]);
      process.stdout.write(`${color.bold(`Table ${number}`)} (ours / printed)\n${table(head, lines)}\n\n`);
    }
    process.stdout.write(`${equal} of ${compared.length} rows are equal in all five counters.\n`);
  }
  return equal === compared.length ? ExitCode.solved : ExitCode.unsolvable;
}

function pair(ours: number, printed: number): string {
  const text = `${count(ours)} / ${count(printed)}`;
  return ours === printed ? text : color.red(text);
}
