/** `frontier heuristic`: what the heuristics say of one board, or which one is best on a whole space and why. */
import type { Command } from "commander";
import { type AnyDomain, wholeNumberOption } from "../../domains/index.ts";
import { replaceFile } from "../../node/files/shared-files.ts";
import { machineSentence } from "../../node/sentences.ts";
import { boardDocument } from "../../report/heuristics/board-document.ts";
import type { HeuristicDocument } from "../../report/heuristics/document.ts";
import { spaceDocument } from "../../report/heuristics/space-document.ts";
import { heuristicWords } from "../../report/heuristics/words/index.ts";
import type { BoardEstimates } from "../../run/heuristics/board.ts";
import { type SpaceResult, spaceNamed } from "../../run/heuristics/space.ts";
import { effectiveSettings } from "../../run/settings.ts";
import { nameIn, OptionError } from "../../search/index.ts";
import { numberText } from "../../words/number-text.ts";
import { ExitCode } from "../exit-codes.ts";
import { terminalText } from "../heuristic/terminal-text.ts";
import { inLanguage, language } from "../language.ts";
import { addSearchOptions, settingsFrom } from "../options.ts";
import { inputOf, type NamedDomain, namedDomain } from "../own-problem.ts";
import { taskWithProgress } from "../terminal/run-with-progress.ts";
import { tellIdle, tellIdleSettings } from "../terminal/tell-ignored.ts";
import { atPlace } from "../usage-error.ts";

interface HeuristicFlags extends Readonly<Record<string, unknown>> {
  readonly space?: string;
  readonly heuristics?: string;
  readonly sample?: string;
  readonly seed?: string;
  readonly json?: boolean;
  readonly html?: string;
  readonly svg?: string;
}

/** Options of a search that an analysis does not have. */
const ofSearches = [
  ...["strategy", "heuristic", "duplicates", "goal-test", "ties", "precision", "counting", "limit-nodes"],
  ...["weight", "width", "capacity", "max-depth", "node-stop"],
];

export function addHeuristic(program: Command): void {
  const command = program
    .command("heuristic")
    .description(
      "Shows the estimates of one board by their parts, or finds out which heuristic is best on a whole space, and why: errors against the true costs, what is admissible and consistent, which dominates which, the nodes that follow.",
    )
    .argument(
      "<domain>",
      "see `list domains`; or a program that states a problem: rules, TypeScript, JavaScript",
    )
    .argument("[board]", "a file, a name from `list instances`, the board itself, or - for standard input")
    .option(
      "--space <SPACE>",
      "instead of one board: all boards of a size, as in 3x3, or all states of a problem named like a board",
    )
    .option("--sample <N>", "this many random states of the space instead of all, from --seed (default: 1)")
    .option("--heuristics <NAMES>", "separated by commas (default: all that are ready within seconds)");
  addSearchOptions(command, ofSearches)
    .option("--html <FILE>", "write a page with tables and pictures")
    .option("--svg <FILE>", "write the pictures: error by true cost, distribution of h, lattice")
    .option("--json", "print one JSON object instead")
    .action(async (domainWord: string, board: string | undefined, flags: HeuristicFlags) => {
      const named = await namedDomain(domainWord, settingsFrom(flags), board);
      process.exitCode =
        flags.space === undefined
          ? await boardCommand(named, board, flags)
          : await spaceCommand(named, board, flags.space, flags);
    });
}

async function boardCommand(
  named: NamedDomain,
  word: string | undefined,
  flags: HeuristicFlags,
): Promise<number> {
  const { name: domainName, domain, own } = named;
  if (word === undefined && own === undefined) throw new OptionError(machineSentence("board-or-space"));
  if (flags.sample !== undefined) throw new OptionError(machineSentence("needs-space", "sample"));
  if (flags.svg !== undefined) throw new OptionError(machineSentence("needs-space", "svg"));
  const settings = settingsFrom(flags);
  const { input, label } = inputOf(named, word ?? "", settings);
  const request = { domain: domainName, input, settings };
  for (const option of ["nodes", "time", "cpu", "memory"])
    if (settings[option] !== undefined) tellIdle({ option, beside: { without: "space" } });
  tellIdleSettings(
    domain,
    settings,
    await atPlace(label, async () => effectiveSettings(domain, input, settings)),
  );
  const estimates = await atPlace(label, () =>
    taskWithProgress("board", { request, heuristics: namesIn(domain, flags) }, label, { own }),
  );
  await show(flags, boardJson(estimates), boardDocument({ ...estimates, domain: named.title }, language));
  return estimates.solvable === false ? ExitCode.unsolvable : ExitCode.solved;
}

async function spaceCommand(
  named: NamedDomain,
  word: string | undefined,
  space: string,
  flags: HeuristicFlags,
): Promise<number> {
  const { name: domainName, title, domain, own } = named;
  if (word !== undefined && own === undefined) throw new OptionError(machineSentence("board-and-space"));
  const { seed, ...others } = settingsFrom(flags);
  // A domain with a seed of its own uses the same one.
  const settings = {
    ...others,
    ...(seed !== undefined && Object.hasOwn(domain.options, "seed") && { seed }),
  };
  if (seed !== undefined && settings.seed === undefined && flags.sample === undefined)
    tellIdle({ option: "seed", beside: { without: "sample" } });
  const isNamed = spaceNamed(domain, space, settings) !== undefined;
  const { input, label } = isNamed ? { input: undefined, label: space } : inputOf(named, space, settings);
  const request = {
    domain: domainName,
    space: own === undefined ? label : space,
    input,
    settings,
    heuristics: namesIn(domain, flags),
    sample: wholeNumberOption("sample", flags.sample, { least: 1, most: 1_000_000 }),
    seed: wholeNumberOption("seed", seed, { most: 999_999_999 }),
  };
  const result = await atPlace(label, () =>
    taskWithProgress("space", { request }, `${title} ${label}`, { own }),
  );
  await show(flags, spaceJson(result), spaceDocument({ ...result, domain: title }, language));
  return result.outcome === "complete" ? ExitCode.solved : ExitCode[result.outcome];
}

function namesIn(domain: AnyDomain, { heuristics }: HeuristicFlags): readonly string[] | undefined {
  return heuristics?.split(",").map((word) => nameIn(domain.heuristics, word.trim()) ?? word.trim());
}

async function show(flags: HeuristicFlags, json: object, document: HeuristicDocument): Promise<void> {
  if (flags.html !== undefined || flags.svg !== undefined) {
    const { htmlOf, svgOf } = await import("../../report/heuristics/page.ts");
    if (flags.html !== undefined) replaceFile(flags.html, htmlOf(document, language));
    if (flags.svg !== undefined) replaceFile(flags.svg, svgOf(document, language));
    for (const file of [flags.html, flags.svg])
      if (file !== undefined) process.stderr.write(`${inLanguage(heuristicWords).wrote(file)}\n`);
  }
  process.stdout.write(
    flags.json ? `${JSON.stringify(json)}\n` : terminalText(document, numberText(language)),
  );
}

/** The documented object. */
function boardJson({ solvable, order, heuristics, children, state }: BoardEstimates): object {
  const all = order?.inversions.reduce((sum, { before }) => sum + before.length, 0) ?? null;
  return {
    state,
    solvable,
    inversions: all,
    inversionList: order?.inversions ?? null,
    blankRows: order?.blankRows ?? null,
    heuristics: Object.fromEntries(
      Object.entries(heuristics).map(([name, { h, parts }]) => [name, { h, parts: parts ?? [] }]),
    ),
    children: children.map(({ action, state, g, h }) => ({
      ...{ action, state, g },
      heuristics: Object.fromEntries(
        Object.entries(h).map(([name, value]) => [name, { h: value, f: g + value }]),
      ),
    })),
  };
}

/** The documented object: first what is counted, then the rest. */
function spaceJson({ states, heuristics, dominates, ...others }: SpaceResult): object {
  return { states, heuristics, dominates, ...others };
}
