/** `frontier solve`: one problem, one strategy, the solution and the counters. */
import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { type AnyDomain, domains, type OwnSearch, type Settings } from "../../domains/index.ts";
import { machineSentence } from "../../node/sentences.ts";
import { ownNames } from "../../run/own-names.ts";
import type { RunResult } from "../../run/run.ts";
import { effectiveSettings } from "../../run/settings.ts";
import { type Finding, OptionError } from "../../search/index.ts";
import { solvePlacements } from "../eternity2/solve.ts";
import { ExitCode, exitCodeOf } from "../exit-codes.ts";
import { addSearchOptions, camelCase, settingsFrom } from "../options.ts";
import { inputOf, missing, type NamedDomain, namedDomain, statesProblem } from "../own-problem.ts";
import { color } from "../terminal/color.ts";
import { count, countersOf, outcomeLine, solutionOf } from "../terminal/print.ts";
import { runWithProgress, taskWithProgress } from "../terminal/run-with-progress.ts";
import { tellIdleFlags, tellIdleSettings } from "../terminal/tell-ignored.ts";
import { whatElse } from "../terminal/what-else.ts";
import { atPlace } from "../usage-error.ts";
import { faultText, words } from "../words/index.ts";

interface SolveFlags {
  readonly boards?: boolean;
  readonly check?: boolean;
  readonly json?: boolean;
  readonly trace?: string;
}

export function addSolve(program: Command): void {
  const command = program
    .command("solve")
    .description("Solves one problem with one strategy and shows the solution and the counters.")
    .argument(
      "<domain>",
      "see `list domains`; or a program that states a problem: rules, TypeScript, JavaScript",
    )
    .argument(
      "[problem]",
      "a file, a name from `list instances`, the problem itself, or - for standard input; for rules, facts to begin with",
    );
  addOwnFlags(addSearchOptions(command))
    .option("--boards", "show a board for every step, of large boards too")
    .option("--trace <file>", "write every event of the search to a file, as JSON lines")
    .option(
      "--check",
      "do not solve: sample states and report what is wrong with the problem or the heuristic",
    )
    .option("--json", "print one JSON object instead")
    .action(
      async (
        domainWord: string,
        word: string | undefined,
        flags: SolveFlags & Readonly<Record<string, unknown>>,
        own: Command,
      ) => {
        if (word === undefined && !statesProblem(domainWord)) missing(own, "problem");
        const settings = settingsFrom(flags);
        const named = await namedDomain(domainWord, settings, word);
        process.exitCode = await solveCommand(named, word ?? "", settings, flags);
      },
    );
}

async function solveCommand(
  named: NamedDomain,
  word: string,
  asked: Settings,
  flags: SolveFlags & Readonly<Record<string, unknown>>,
): Promise<number> {
  const { name: domainName, domain, own: program } = named;
  const settings = ownNames(domain, asked);
  const { input, label } = inputOf(named, word, settings);
  const request = { domain: domainName, input, settings };
  if (flags.check) {
    tellIdleFlags(flags, ["json", "boards", "trace", "nodes", "time", "cpu", "memory"], "check");
    return checkCommand(
      await atPlace(label, () => taskWithProgress("check", { request }, label, { own: program })),
    );
  }
  if (flags.json) tellIdleFlags(flags, ["boards"], "json");
  const own = ownSearchFor(domainName, domain, settings, flags);
  if (own === undefined)
    tellIdleSettings(
      domain,
      settings,
      await atPlace(label, async () => effectiveSettings(domain, input, settings)),
    );
  if (own?.kind === "placements") return solvePlacements(request, own.run, label, flags);
  const result = await atPlace(label, () =>
    runWithProgress(request, label, {
      traceFile: flags.trace,
      cores: availableParallelism(),
      hint: whatElse(domain, settings),
      own: program,
    }),
  );
  process.stdout.write(
    flags.json
      ? `${JSON.stringify(asJson(result))}\n`
      : forPeople(named, result, flags.boards === true, settings.heuristic !== undefined),
  );
  return exitCodeOf(result);
}

/** Prints what `checkProblem` finds; an inconsistent estimate alone is no fault. */
function checkCommand(findings: readonly Finding[]): number {
  for (const { kind, count: cases, message, said } of findings)
    process.stdout.write(
      `${color.bold(words.findings[kind])} (${count(cases)}): ${faultText(message, said)}\n`,
    );
  if (findings.length === 0) process.stdout.write(`${words.nothingWrong}\n`);
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
  throw new OptionError(
    ownSearch === undefined
      ? machineSentence("own-search-domain", wrong, domainName)
      : machineSentence("own-search-option", wrong, foreign ?? "trace"),
  );
}

/** The documented object, with its parts in the documented order. */
export function asJson(result: RunResult): object {
  const { outcome, limit, cost, depth, score, actions, states, reason, settings } = result;
  const { generated, expanded, duplicates, reopened, frontierLeft, peakFrontier, ...others } = result.metrics;
  const metrics = { generated, expanded, duplicates, reopened, frontierLeft, peakFrontier, ...others };
  return { outcome, limit, cost, depth, score, actions, states, metrics, reason, settings };
}

function forPeople(
  { title, domain }: NamedDomain,
  result: RunResult,
  areBoardsAsked: boolean,
  isHeuristicAsked: boolean,
): string {
  const { strategy, heuristic } = result.settings;
  const what = [title, strategy, heuristic].filter((word) => word !== undefined).join(" · ");
  const parts = [color.bold(what)];
  if (result.pictures.length > 0)
    parts.push(solutionOf(result, process.stdout.columns || 100, areBoardsAsked));
  parts.push(outcomeLine(result));
  if (typeof result.score === "number") parts.push(words.score(result.score, result.outcome === "solved"));
  if (result.reason === null) parts.push(countersOf(result.metrics));
  parts.push(...adviceOn(domain, result, isHeuristicAsked));
  return `${parts.join("\n\n")}\n`;
}

/** What the user could do differently: after a search that was stopped, or one with a heuristic that promises less. */
function adviceOn(domain: AnyDomain, result: RunResult, isHeuristicAsked: boolean): string[] {
  const { outcome, settings } = result;
  const { heuristic: exact } = domain.defaults;
  const taken = settings.heuristic;
  if (outcome === "limit" || outcome === "interrupted") return [whatElse(domain, settings)].filter(Boolean);
  const isQuick = outcome === "solved" && !isHeuristicAsked && taken !== undefined && taken !== exact;
  return isQuick ? [words.quickHeuristic(taken, exact)] : [];
}
