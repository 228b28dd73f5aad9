/** `frontier study report` and `frontier study compare`: from the results of a study to files and text. */

import { type Command, Option } from "commander";
import { replaceFile } from "../../node/files/shared-files.ts";
import { type ReportFormat, report, reportFormats } from "../../node/report/formats.ts";
import { machineSentence } from "../../node/sentences.ts";
import type { ReportDocument } from "../../report/document.ts";
import { type TemplateName, templateNames } from "../../report/template-names.ts";
import { OptionError } from "../../search/index.ts";
import { counterNames, type ReportCounter } from "../../study/counters.ts";
import type { StudyResults } from "../../study/results.ts";
import { ExitCode } from "../exit-codes.ts";
import { language } from "../language.ts";
import { namedOption } from "../named-option.ts";
import { color, visible } from "../terminal/color.ts";
import { table } from "../terminal/print.ts";
import { tellIdleFlags } from "../terminal/tell-ignored.ts";
import { words } from "../words/index.ts";

/** A source of study results: how a user names it, and how results are read from it. */
interface StudySource {
  readonly storeOption: readonly [flags: string, description: string];
  resultsOf(which: string, store: string | undefined): Promise<StudyResults>;
}

/** A format is a file, or true for standard output. */
type ReportFlags = Readonly<Partial<Record<ReportFormat, string | true>>> & {
  readonly counter?: ReportCounter;
  readonly template: TemplateName;
  readonly store?: string;
};

export function addReport(study: Command, { storeOption, resultsOf }: StudySource): void {
  const { expanded, generated, opened, taken } = counterNames;
  const command = study
    .command("report")
    .description("Makes tables, plots and sentences from the results of a study.")
    .argument("<study...>", "one or several: an id as in `study list`, or a name for the newest");
  for (const [format, { summary }] of Object.entries(reportFormats))
    command.option(format === "pdf" ? `--${format} <FILE>` : `--${format} [FILE]`, summary);
  command
    .addOption(
      namedOption(
        "--counter <NAME>",
        "which nodes tables, plots and sentences count (default: those the study is about)",
        { expanded, generated, opened, taken },
      ),
    )
    .addOption(
      new Option(
        "--template <NAME>",
        "its form; `informe` is one as courses ask for, with cover and places to fill in",
      )
        .choices(templateNames)
        .default("report"),
    )
    .option(...storeOption)
    .action(async (which: readonly string[], flags: ReportFlags) => {
      const studies: StudyResults[] = [];
      for (const one of which) studies.push(await resultsOf(one, flags.store));
      await reportCommand(studies, flags);
    });
}

/** A report on more runs than this takes more than a moment. */
const MANY_RUNS = 20_000;

async function reportCommand(studies: readonly StudyResults[], flags: ReportFlags): Promise<void> {
  const asked = (Object.keys(reportFormats) as ReportFormat[]).flatMap((format) => {
    const file = flags[format];
    return file === undefined ? [] : [{ format, file }];
  });
  const wanted = asked.length === 0 ? [{ format: "markdown", file: true } as const] : asked;
  if (wanted.filter(({ file }) => file === true).length > 1)
    throw new OptionError(machineSentence("one-format"));
  const empty = studies.find(({ runs }) => runs.length === 0);
  if (empty !== undefined) throw new OptionError(machineSentence("no-results", empty.name));
  const runs = studies.reduce((sum, study) => sum + study.runs.length, 0);
  const { counter, template } = flags;
  const isForPrograms = wanted.every(({ format }) => format === "csv" || format === "json");
  if (isForPrograms) {
    tellIdleFlags(flags, ["counter"], wanted[0]!.format);
    if (template !== "report") tellIdleFlags(flags, ["template"], wanted[0]!.format);
  }
  for (const { format, file } of wanted) {
    if (runs > MANY_RUNS && process.stderr.isTTY)
      process.stderr.write(`${words.study.making(format, runs)}\n`);
    const made = await report(studies, format, { counter, language, template });
    // Names and titles may hold what commands a terminal, which the file may be shown on later.
    const shown = typeof made === "string" ? visible(made) : made;
    if (file === true) process.stdout.write(shown);
    else writeReport(file, shown);
  }
}

function writeReport(file: string, content: string | Uint8Array): void {
  replaceFile(file, content);
  process.stderr.write(`${words.wrote(file)}\n`);
}

interface CompareFlags {
  readonly store?: string;
  readonly json?: boolean;
  readonly markdown?: boolean;
}

export function addCompare(study: Command, { storeOption, resultsOf }: StudySource): void {
  study
    .command("compare")
    .description(
      "Says what changed between two runs of a study: node counts exactly, times with tests of significance.",
    )
    .argument("<a>", "the earlier one, by id or name")
    .argument("<b>", "the later one")
    .option("--json", "the comparison as one object, with everything")
    .option("--markdown", "the comparison in Markdown")
    .option(...storeOption)
    .action(async (a: string, b: string, flags: CompareFlags) => {
      process.exitCode = await compareCommand(
        await resultsOf(a, flags.store),
        await resultsOf(b, flags.store),
        flags,
      );
    });
}

async function compareCommand(a: StudyResults, b: StudyResults, flags: CompareFlags): Promise<number> {
  const { compareStudies } = await import("../../study/compare.ts");
  const { areEqual, comparisonDocument } = await import("../../report/comparison.ts");
  const comparison = compareStudies(a, b);
  if (flags.json) process.stdout.write(`${JSON.stringify(comparison, null, 1)}\n`);
  else {
    const document = comparisonDocument(comparison, language);
    const { markdownOf } = await import("../../report/markdown.ts");
    process.stdout.write(visible(flags.markdown ? markdownOf(document) : terminalText(document)));
  }
  return areEqual(comparison) ? ExitCode.solved : ExitCode.unsolvable;
}

/** The sentences and tables of a document, for a terminal; a comparison has nothing else. */
function terminalText({ title, status, sections }: ReportDocument): string {
  const blocks = sections.flatMap((section) =>
    section.blocks.flatMap((block) => {
      if (block.kind === "sentences") return [block.sentences.join("\n")];
      if (block.kind !== "table") return [];
      const { columns, rows, note } = block.table;
      const drawn = table(
        columns.map((column) => column.title),
        rows.map((row) => row.map(({ text }) => text)),
      );
      return [[color.bold(section.title), drawn, ...(note === undefined ? [] : [note])].join("\n")];
    }),
  );
  return `${[`${color.bold(title)}\n${status}`, ...blocks].join("\n\n")}\n`;
}
