/** `frontier grade`: a student's rule program over many boards. */
import { type Command, Option } from "commander";
import { TextError, wholeNumberOption } from "../../domains/index.ts";
import { readText } from "../../node/files/bounded-text.ts";
import { programFile } from "../../node/files/named-program.ts";
import { replaceFile } from "../../node/files/shared-files.ts";
import { boardsIn, boardText, type GradeRequest } from "../../run/rules/grade.ts";
import { documentFormOf, type ProgramForm, parseForm } from "../../run/rules/program-form.ts";
import {
  type ConflictStrategy,
  conflictStrategies,
  type SalienceEvaluation,
  salienceEvaluations,
} from "../../run/rules/rule-settings.ts";
import { studySentence } from "../../run/sentences.ts";
import { timeLimit } from "../../run/settings.ts";
import { OptionError } from "../../search/index.ts";
import type { Language } from "../../words/languages.ts";
import { ExitCode } from "../exit-codes.ts";
import { language } from "../language.ts";
import { namedOption } from "../named-option.ts";
import { color } from "../terminal/color.ts";
import { untilInterrupted } from "../terminal/interrupt.ts";
import { table } from "../terminal/print.ts";
import { StatusLine } from "../terminal/status-line.ts";
import { tellIgnored, typedFlags } from "../terminal/tell-ignored.ts";
import { atPlace } from "../usage-error.ts";

interface GradeFlags {
  readonly boards: string;
  readonly goal?: string;
  readonly form?: string;
  readonly strategy: ConflictStrategy;
  readonly salience: SalienceEvaluation;
  readonly depth: string;
  readonly firings: string;
  readonly time: string;
  readonly cpu?: string;
  readonly json?: boolean;
  readonly csv?: string;
  readonly html?: string;
}

export function addGrade(program: Command): void {
  program
    .command("grade")
    .description(
      "Runs a rule program on many boards, without files or processes and within limits: what it solved, at which level against the optimum, how many rules it fired, and what went wrong.",
    )
    .argument("<program>", "a file of CLIPS constructs")
    .requiredOption("--boards <FILE>", "boards, names of boards or facts, one to a line")
    .option("--goal <BOARD|FACT>", "what is to be reached (default: that of the form, 1 2 3 8 0 4 7 6 5)")
    .option("--form <FILE>", "how the program writes states; the documents' own way needs none")
    .addOption(
      namedOption("--strategy <NAME>", "the order of the agenda", conflictStrategies).default("depth"),
    )
    .addOption(
      new Option("--salience <WHEN>", "when salience is evaluated")
        .choices(salienceEvaluations)
        .default("when-activated"),
    )
    .option("--depth <N>", "the depth limit that the program is told", "20")
    .option("--firings <N>", "stop each run after this many rules", "100000")
    .option("--time <T>", "stop each run after a time", "10s")
    .option("--cpu <T>", "stop each run after so much processor time")
    .option("--json", "print JSON instead")
    .option("--csv <FILE>", "write a table for a spreadsheet too")
    .option("--html <FILE>", "write a page too")
    .action(async (word: string, flags: GradeFlags, own: Command) => {
      process.exitCode = await gradeCommand(word, flags, typedFlags(own));
    });
}

async function gradeCommand(
  word: string,
  flags: GradeFlags,
  typed: Readonly<Record<string, unknown>>,
): Promise<number> {
  const file = programFile(word, language);
  const program = readText(file, word);
  const form = await formFor(program, flags);
  if (typed.depth !== undefined && !form.start.some((fact) => fact.includes("{depth}")))
    tellIgnored("depth", word);
  if (typed.salience !== undefined && !hasComputedSalience.test(program)) tellIgnored("salience", word);
  const boards = await atPlace(flags.boards, async () =>
    boardsFrom(readText(flags.boards, flags.boards), form.goal),
  );
  const depth = wholeNumberOption("depth", flags.depth);
  const request: GradeRequest = {
    program,
    file: word,
    form,
    boards,
    strategy: flags.strategy,
    salience: flags.salience,
    depth,
    limits: {
      firings: wholeNumberOption("firings", flags.firings, { least: 1 }),
      time: timeLimit({ time: flags.time }, "time")!,
      ...(flags.cpu !== undefined && { cpu: timeLimit({ cpu: flags.cpu }, "cpu") }),
    },
  };
  const words = await wordsIn(language);
  const { gradeInThread } = await import("../grade/grade-in-thread.ts");
  const { speechIn } = await import("../prompt/speech.ts");
  const { gradeRow } = await import("../grade/graded-text.ts");
  const line = new StatusLine(word);
  const graded = await untilInterrupted((signal) =>
    gradeInThread(request, signal, (soFar) => line.show(words.progress(soFar, boards.length))),
  );
  line.clear();
  const { help } = await speechIn(language);
  const rows = graded.map((run) => gradeRow(run, depth, { language, words, help }));
  const { gradeCsv, gradeSummary, gradeTable } = await import("../grade/grade-document.ts");
  const drawn = gradeTable(rows, words, language);
  const summary = gradeSummary(rows, words);
  if (flags.csv !== undefined) replaceFile(flags.csv, gradeCsv(rows));
  if (flags.html !== undefined) {
    const { htmlOf } = await import("../../report/html.ts");
    const { newPlotDocument } = await import("../../report/plot-document.ts");
    const document = {
      language,
      title: words.title(word),
      question: "",
      status: summary,
      sections: [{ title: words.results, blocks: [{ kind: "table" as const, table: drawn }] }],
    };
    replaceFile(flags.html, htmlOf(document, newPlotDocument()));
  }
  if (flags.json) process.stdout.write(`${JSON.stringify({ runs: rows })}\n`);
  else {
    const lines = drawn.rows.map((row) => row.slice(0, -1).map(({ text }) => text));
    const titles = drawn.columns.slice(0, -1).map(({ title }) => title);
    process.stdout.write(`${color.bold(words.title(word))}\n${table(titles, lines)}\n\n${summary}\n`);
    for (const { board, reason } of rows)
      if (reason !== null) process.stdout.write(`\n${board}\n  ${reason}\n`);
  }
  if (rows.length < boards.length) {
    process.stderr.write(`${words.stopped(rows.length, boards.length)}\n`);
    return ExitCode.interrupted;
  }
  return rows.every(({ outcome }) => outcome === "solved") ? ExitCode.solved : ExitCode.unsolvable;
}

/** Only a salience that is an expression is evaluated at one time or another. */
const hasComputedSalience = /\(\s*salience\s+[^\s\d+-]/;

async function wordsIn(language: Language) {
  switch (language) {
    case "en":
      return (await import("../../words/grading/en.ts")).en;
    case "es":
      return (await import("../../words/grading/es.ts")).es;
    case "ca":
      return (await import("../../words/grading/ca.ts")).ca;
    case "pt":
      return (await import("../../words/grading/pt.ts")).pt;
  }
}

async function formFor(program: string, { form: file, goal }: GradeFlags): Promise<ProgramForm> {
  const form =
    file === undefined
      ? documentFormOf(program)
      : await atPlace(file, async () => parseForm(readText(file, file)));
  if (form === undefined) throw new OptionError(studySentence("no-form"));
  return goal === undefined
    ? form
    : { ...form, goal: await atPlace("--goal", async () => boardText(goal, "")) };
}

/** Throws a TextError at the line of a board that cannot be read. */
function boardsFrom(text: string, goal: string): string[] {
  const boards = boardsIn(text, goal).map(({ board }) => board);
  if (boards.length === 0) throw new TextError(studySentence("no-boards"), 1, 1);
  return boards;
}
