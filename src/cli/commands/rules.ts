/** `frontier rules`: a run of rules as a search tree, and the evaluation tables of the 8-puzzle documents. */

import type { Command } from "commander";
import { wholeNumberOption } from "../../domains/index.ts";
import { readText } from "../../node/files/bounded-text.ts";
import { clipsFiles } from "../../node/files/clips-files.ts";
import { programFile } from "../../node/files/named-program.ts";
import { replaceFile } from "../../node/files/shared-files.ts";
import { machineSentence } from "../../node/sentences.ts";
import { conflictStrategies } from "../../run/rules/rule-settings.ts";
import { nameIn, nearRows, OptionError } from "../../search/index.ts";
import { ExitCode } from "../exit-codes.ts";
import { language } from "../language.ts";
import { terminalHost } from "../prompt/clips-host.ts";
import { color } from "../terminal/color.ts";
import { count } from "../terminal/print.ts";
import { tellIdleFlags, typedFlags } from "../terminal/tell-ignored.ts";
import { words } from "../words/index.ts";

interface TreeFlags {
  readonly allowFiles?: boolean;
  readonly batch: string[];
  readonly command: string[];
  readonly strategy?: string;
  readonly maxFirings: string;
  readonly lines: string;
  readonly svg?: string;
  readonly json?: boolean;
}

const MAX_DRAWN = 5000;

const collected = (value: string, before: string[]) => [...before, value];

export function addRules(program: Command): void {
  const command = program.command("rules").description("Rule programs seen as searches.");
  command
    .command("tree")
    .description(
      "Runs a rule program and shows which fact came from which: the search tree. Waiting activations are in brackets.",
    )
    .argument("<program>", "a file of constructs")
    .option("--batch <FILE>", "a file of commands to execute after loading; may be repeated", collected, [])
    .option(
      "--command <TEXT>",
      "a command to execute before the run, (reset) if there is none; may be repeated",
      collected,
      [],
    )
    .option("--strategy <NAME>", `the order of the agenda: ${Object.keys(conflictStrategies).join(", ")}`)
    .option("--max-firings <N>", "stop after this many firings", "10000")
    .option("--lines <N>", "print at most this many lines", "200")
    .option("--svg <FILE>", "draw the tree into a file instead")
    .option("--allow-files", "let the program itself read and write files")
    .option("--json", "print JSON instead")
    .action(async (file: string, flags: TreeFlags, own: Command) => {
      if (flags.json) tellIdleFlags(typedFlags(own), ["svg", "lines"], "json");
      else if (flags.svg !== undefined) tellIdleFlags(typedFlags(own), ["lines"], "svg");
      process.exitCode = await showTree(file, flags);
    });
  command
    .command("table")
    .description(
      "Runs the evaluation tables of the two 8-puzzle documents again and shows our numbers beside the printed ones.",
    )
    .argument("[table]", "clips-lab, the only one so far", "clips-lab")
    .option("--json", "print JSON instead")
    .action(async (name: string, flags: { json?: boolean }) => {
      if (name !== "clips-lab") throw new OptionError(machineSentence("no-table", name, ["clips-lab"]));
      const { showTables } = await import("../rules/table.ts");
      process.exitCode = showTables(flags.json === true);
    });
}

async function showTree(file: string, flags: TreeFlags): Promise<number> {
  const { Environment, FactDrawings, isInteger } = await import("../../clips/index.ts");
  const { searchTree } = await import("../rules/search-tree.ts");
  const limit = wholeNumberOption("max-firings", flags.maxFirings);
  const lines = wholeNumberOption("lines", flags.lines);
  const strategy = flags.strategy === undefined ? undefined : nameIn(conflictStrategies, flags.strategy);
  if (flags.strategy !== undefined && strategy === undefined) {
    throw new OptionError(
      machineSentence(
        "no-agenda-strategy",
        flags.strategy!,
        Object.keys(conflictStrategies),
        nearRows(conflictStrategies, flags.strategy!),
      ),
    );
  }
  // Somebody else's program is drawn here: it gets no files unless the user says so.
  const host = terminalHost({ sandbox: flags.allowFiles !== true });
  // What the program prints goes to the error stream: standard output is the tree.
  const environment = new Environment({ ...host, write: (text) => process.stderr.write(text) });
  const errors: string[] = [];
  environment.onError(({ file: where, line, column, message }) => {
    errors.push(line === null ? message : `${where ?? "--command"}:${line}:${column}: ${message}`);
  });
  const read = (path: string) => {
    const own = programFile(path, language);
    // What cannot be read is asked for again, to be told why.
    return clipsFiles.readFile?.(own) ?? readText(own, path);
  };
  environment.record({ undo: false });
  const program = read(file);
  environment.load(program, file);
  for (const batch of flags.batch) environment.batch(read(batch), batch);
  for (const command of flags.command.length + flags.batch.length === 0 ? ["(reset)"] : flags.command) {
    environment.execute(command);
  }
  if (errors.length > 0) throw new OptionError(errors[0]);
  if (strategy !== undefined) environment.evaluate(`(set-strategy ${strategy})`);
  const fired = environment.run(limit);
  const roots = searchTree({
    derivation: environment.derivation()!,
    agenda: environment.agenda(),
    rules: environment.rules(),
    drawings: new FactDrawings(program),
    wouldAssert: (place) => environment.wouldAssert(place),
    evaluate(expression) {
      const value = environment.evaluate(expression);
      return value !== undefined && isInteger(value) ? Number(value) : null;
    },
  });
  if (roots.length === 0) {
    process.stderr.write(`${words.tree.none}\n`);
    return ExitCode.unsolvable;
  }
  const title = `${file}: ${words.tree.firings(fired)}${strategy === undefined ? "" : `, ${strategy}`}`;
  if (flags.json) process.stdout.write(`${JSON.stringify(roots)}\n`);
  else if (flags.svg !== undefined) {
    const nodes = fired + environment.agenda().length;
    if (nodes > MAX_DRAWN) {
      throw new OptionError(machineSentence("large-tree", count(nodes), count(MAX_DRAWN)));
    }
    const { treeSvg } = await import("../rules/tree-svg.ts");
    replaceFile(flags.svg, treeSvg(roots, title));
    process.stdout.write(`${words.wrote(flags.svg)}\n`);
  } else {
    const { treeText } = await import("../rules/tree-text.ts");
    process.stdout.write(`${color.bold(title)}\n${treeText(roots, lines).join("\n")}\n`);
  }
  return fired === limit && environment.agenda().length > 0 ? ExitCode.limit : ExitCode.solved;
}
