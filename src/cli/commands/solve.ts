/** `frontier solve`: one problem, one strategy, the solution and the counters. */
import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { type AnyDomain, domains, type OwnSearch, type Settings } from "../../domains/index.ts";
import { ownNames } from "../../run/own-names.ts";
import { prepare, type RunRequest, type RunResult } from "../../run/run.ts";
import { checkProblem, knownName, OptionError } from "../../search/index.ts";
import { solvePlacements } from "../eternity2/solve.ts";
import { ExitCode, exitCodeOf } from "../exit-codes.ts";
import { readInput } from "../input.ts";
import { addSearchOptions, camelCase, settingsFrom } from "../options.ts";
import { color } from "../terminal/color.ts";
import { count, countersOf, outcomeLine, solutionOf } from "../terminal/print.ts";
import { runWithProgress } from "../terminal/run-with-progress.ts";
import { atPlace } from "../usage-error.ts";

interface SolveFlags {
  readonly check?: boolean;
  readonly json?: boolean;
  readonly trace?: string;
}

export function addSolve(program: Command): void {
  const command = program
    .command("solve")
    .description("Solves one problem with one strategy and shows the solution and the counters.")
    .argument("<domain>", "see `list domains`")
    .argument(
      "<problem>",
      "a file, a name from `list instances`, the problem itself, or - for standard input",
    );
  addOwnFlags(addSearchOptions(command))
    .option("--trace <file>", "write every event of the search to a file, as JSON lines")
    .option(
      "--check",
      "do not solve: sample states and report what is wrong with the problem or the heuristic",
    )
    .option("--json", "print one JSON object instead")
    .action(
      async (domainName: string, word: string, flags: SolveFlags & Readonly<Record<string, unknown>>) => {
        process.exitCode = await solveCommand(domainName, word, settingsFrom(flags), flags);
      },
    );
}

async function solveCommand(
  domainWord: string,
  word: string,
  asked: Settings,
  flags: SolveFlags & Readonly<Record<string, unknown>>,
): Promise<number> {
  const domainName = knownName(domains, "domain", domainWord);
  const domain = domains[domainName]!;
  const settings = ownNames(domain, asked);
  const { input, label } = readInput(domain, word, settings);
  const request = { domain: domainName, input, settings };
  if (flags.check) return atPlace(label, async () => checkCommand(request));
  const own = ownSearchFor(domainName, domain, settings, flags);
  if (own?.kind === "placements") return solvePlacements(request, own.run, label, flags);
  const result = await atPlace(label, () =>
    runWithProgress(request, label, { traceFile: flags.trace, cores: availableParallelism() }),
  );
  process.stdout.write(flags.json ? `${JSON.stringify(asJson(result))}\n` : forPeople(domainName, result));
  return exitCodeOf(result);
}

/** Prints what `checkProblem` finds; an inconsistent estimate alone is no fault. */
function checkCommand(request: RunRequest): number {
  const { opened, heuristic } = prepare(request);
  const findings = checkProblem(opened.problem, { heuristic });
  for (const { kind, count: cases, message } of findings)
    process.stdout.write(`${color.bold(kind)} (${count(cases)}): ${message}\n`);
  if (findings.length === 0) process.stdout.write("Nothing wrong was found.\n");
  return findings.every(({ kind }) => kind === "inconsistent") ? ExitCode.solved : ExitCode.unsolvable;
}

function addOwnFlags(command: Command): Command {
  for (const [domainName, { ownSearch }] of Object.entries(domains)) {
    for (const [name, { value, summary }] of Object.entries(ownSearch?.flags ?? {}))
      command.option(`--${name}${value === undefined ? "" : ` ${value}`}`, `${domainName}: ${summary}`);
  }
  return command;
}

/** The domain's own search, unless an option asks for something that only a strategy has. */
function ownSearchFor(
  domainName: string,
  { ownSearch }: AnyDomain,
  settings: Settings,
  flags: Readonly<Record<string, unknown>>,
): OwnSearch | undefined {
  const foreign = Object.keys(settings).find((name) => !ownSearch?.settings.includes(name));
  if (ownSearch !== undefined && foreign === undefined && flags.trace === undefined) return ownSearch;
  const ownFlags = Object.values(domains).flatMap((domain) => Object.keys(domain.ownSearch?.flags ?? {}));
  const wrong = ownFlags.find((name) => flags[camelCase(name)] !== undefined);
  if (wrong === undefined) return undefined;
  const reason =
    ownSearch === undefined ? `${domainName} has no such search` : `not with --${foreign ?? "trace"}`;
  throw new OptionError(`--${wrong} is for the domain's own search: ${reason}.`);
}

/** The documented object, with its parts in the documented order. */
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
