/** `frontier solve`: one problem, one strategy, the solution and the counters. */
import type { Command } from "commander";
import type { Settings } from "../../domains/index.ts";
import { domainNamed, type RunResult } from "../../run/run.ts";
import { exitCodeOf } from "../exit-codes.ts";
import { readInput } from "../input.ts";
import { addSearchOptions, settingsFrom } from "../options.ts";
import { addOwnFlags, ownSolverFor } from "../own-solvers.ts";
import { color } from "../terminal/color.ts";
import { liveRun } from "../terminal/live-run.ts";
import { count, countersOf, outcomeLine, solutionOf } from "../terminal/print.ts";
import { atPlace } from "../usage-error.ts";

interface SolveFlags {
  readonly json?: boolean;
  readonly trace?: string;
}

export function addSolve(program: Command): void {
  const command = program
    .command("solve")
    .description("Solves one problem with one strategy and shows the solution and the counters.")
    .argument("<domain>", "see `list domains`")
    .argument("<problem>", "a file, a name of `list instances`, the problem itself, or - for standard input");
  addOwnFlags(addSearchOptions(command))
    .option("--trace <file>", "write every event of the search to a file, as JSON lines")
    .option("--json", "print one JSON object instead")
    .action(async (domainName: string, word: string, flags: SolveFlags & Record<string, unknown>) => {
      process.exitCode = await solveCommand(domainName, word, settingsFrom(flags), flags);
    });
}

async function solveCommand(
  domainName: string,
  word: string,
  settings: Settings,
  flags: SolveFlags,
): Promise<number> {
  const domain = domainNamed(domainName);
  const { input, label } = readInput(domain, word, settings);
  const own = ownSolverFor(domainName, settings, { ...flags });
  if (own !== undefined) return own.solve({ input, label, settings, flags: { ...flags } });
  const request = { domain: domainName, input, settings };
  const result = await atPlace(label, () => liveRun(request, label, { traceFile: flags.trace }));
  process.stdout.write(flags.json ? `${JSON.stringify(asJson(result))}\n` : forPeople(domainName, result));
  return exitCodeOf(result);
}

/** The documented object, its parts in the documented order. */
export function asJson(result: RunResult): object {
  const { outcome, limit, cost, depth, score, actions, states, reason, settings } = result;
  const { generated, expanded, duplicates, reopened, frontierLeft, peakFrontier, ...others } = result.metrics;
  const metrics = { generated, expanded, duplicates, reopened, frontierLeft, peakFrontier, ...others };
  return { outcome, limit, cost, depth, score, actions, states, metrics, reason, settings };
}

function forPeople(domainName: string, result: RunResult): string {
  const { strategy, heuristic } = result.settings;
  const what = [domainName, strategy, heuristic].filter((word) => word !== undefined).join(" · ");
  const parts = [color.bold(what)];
  if (result.pictures.length > 0) parts.push(solutionOf(result, process.stdout.columns || 100));
  parts.push(outcomeLine(result));
  if (typeof result.score === "number")
    parts.push(`${result.outcome === "solved" ? "Score" : "Best score so far"}: ${count(result.score)}.`);
  if (result.reason === null) parts.push(countersOf(result.metrics));
  return `${parts.join("\n\n")}\n`;
}
