/** `frontier compare`: the same problems with several strategies, heuristics and values of options, as one table. */
import type { Command } from "commander";
import type { Settings } from "../../domains/index.ts";
import type { RunRequest } from "../../run/run.ts";
import { defaultHeuristic, settingsOf, strategyNamed } from "../../run/settings.ts";
import { counterNames } from "../../study/counters.ts";
import { type Compared, crossed, type Planned } from "../compare/crossing.ts";
import { formatted } from "../compare/tables.ts";
import { ExitCode } from "../exit-codes.ts";
import { namedOption } from "../named-option.ts";
import { addSearchOptions, settingsFrom } from "../options.ts";
import { inputsOf, missing, namedDomain, statesProblem } from "../own-problem.ts";
import { untilInterrupted } from "../terminal/interrupt.ts";
import { runWithProgress } from "../terminal/run-with-progress.ts";
import { tellIdle, tellIdleFlags, tellIgnored, typedFlags } from "../terminal/tell-ignored.ts";
import { atPlace } from "../usage-error.ts";

export interface CompareFlags extends Readonly<Record<string, unknown>> {
  readonly strategies?: string;
  readonly heuristics?: string;
  readonly counter: string;
  readonly csv?: boolean;
  readonly markdown?: boolean;
  readonly json?: boolean;
}

export function addCompare(program: Command): void {
  const command = program
    .command("compare")
    .description(
      "Runs every strategy with every heuristic and every value of the options, separated by commas, on every problem. The exit code is 0 if every run finished, solved or not, and 3 if one reached a limit.",
    )
    .argument(
      "<domain>",
      "see `list domains`; or a program that states a problem: rules, TypeScript, JavaScript",
    )
    .argument(
      "[problems...]",
      "files, names from `list instances`, or the problems themselves; for rules, facts to begin with",
    )
    .option("--strategies <NAMES>", "separated by commas (default: the domain's)")
    .option("--heuristics <NAMES>", "separated by commas (default: the domain's)")
    .addOption(namedOption("--counter <NAME>", "what the cells show", counterNames).default("opened"));
  addSearchOptions(command, ["strategy", "heuristic"])
    .option("--csv", "one line per run, with all counters")
    .option("--markdown", "the table in Markdown")
    .option("--json", "one JSON object per run, in an array")
    .action(async (domain: string, words: string[], flags: CompareFlags, own: Command) => {
      if (words.length === 0 && !statesProblem(domain)) missing(own, "problems");
      const isCounterAsked = typedFlags(own).counter !== undefined;
      process.exitCode = await compareCommand(domain, words, flags, isCounterAsked);
    });
}

/** The first that is asked for is written. */
const formats = ["json", "csv", "markdown"] as const;

async function compareCommand(
  domainWord: string,
  words: readonly string[],
  flags: CompareFlags,
  isCounterAsked: boolean,
): Promise<number> {
  const settings = settingsFrom(flags);
  const named = await namedDomain(domainWord, limitsForAll(settings), words[0]);
  const { name: domainName, domain } = named;
  const { runs, options, unused, idle } = crossed(domain, settings, flags);
  for (const { option, by } of unused) tellIgnored(option, by);
  for (const one of idle) tellIdle(one);
  const [format, ...others] = formats.filter((name) => flags[name]);
  if (format !== undefined) tellIdleFlags(flags, others, format);
  if (isCounterAsked && (flags.csv || flags.json)) tellIdleFlags(flags, ["counter"], format!);
  const compared: Compared[] = [];
  const inputs = inputsOf(named, words, settings);
  const isInterrupted = await untilInterrupted(async (signal) => {
    for (const { input, label, own } of inputs) {
      for (const one of runs) {
        // Even if the interrupted run finished all the same.
        if (signal.aborted) return true;
        const isDefault = flags.heuristics === undefined && one.heuristic !== "";
        const planned = isDefault
          ? { ...one, heuristic: defaultHeuristic(domain, input, one.settings) }
          : one;
        const request: RunRequest = { domain: domainName, input, settings: settingsFor(planned) };
        const { strategy, heuristic, values } = planned;
        const name = [label, strategy, heuristic, ...Object.values(values)].join(" ").trim();
        const result = await atPlace(own?.file ?? label, () =>
          runWithProgress(request, name, { signal, own }),
        );
        compared.push({ problem: label, ...planned, result });
      }
    }
    return signal.aborted;
  });
  process.stdout.write(formatted(compared, options, flags));
  if (isInterrupted) return ExitCode.interrupted;
  return compared.some(({ result }) => result.outcome === "limit") ? ExitCode.limit : ExitCode.solved;
}

/** The limits that all runs have: others are lists. */
function limitsForAll(settings: Settings): Settings {
  const limits = ["time", "cpu", "memory"].map((name) => [name, settings[name]] as const);
  return Object.fromEntries(limits.filter(([, value]) => value !== undefined && !value.includes(",")));
}

function settingsFor({ strategy, heuristic, settings }: Planned): Readonly<Record<string, string>> {
  const own = settingsOf(strategyNamed(strategy), settings);
  return { ...own, strategy, ...(heuristic === "" ? {} : { heuristic }) };
}
