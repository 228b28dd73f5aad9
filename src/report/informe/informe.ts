/**
 * A report as a course asks for it: cover, platform, design, details, experiment with its table and analysis, state of the
 * programs, references. What the program knows is filled in; the rest is marked for the author.
 */
import { type Strategy, strategies } from "../../search/index.ts";
import { type Part, partsOf } from "../../study/cells.ts";
import type { ReportCounter } from "../../study/counters.ts";
import type { StudyResults } from "../../study/results.ts";
import type { StudySpace } from "../../study/spaces.ts";
import type { Language } from "../../words/languages.ts";
import { environmentOf, plotBlocks, printedBlocks, statementBlocks, statusOf } from "../blocks.ts";
import type { Block, Board, ReportDocument, Section } from "../document.ts";
import { instanceBlocks, startBoards } from "../instance-blocks.ts";
import { methodGroups } from "../method-groups.ts";
import { sentencesOf } from "../sentences.ts";
import { spacesSections } from "../spaces-section.ts";
import { studyIn } from "../study-in-language.ts";
import { textCell } from "../table.ts";
import { crossTable, methodTable } from "../tables.ts";
import { whySections } from "../why-section.ts";
import { namingIn, type ReportWords, reportWords } from "../words/index.ts";
import { referencesOf } from "./references.ts";
import { type InformeWords, informeWords } from "./words/index.ts";
import { solvabilityExamples, workedExample } from "./worked-example.ts";

export function informeOf(
  study: StudyResults,
  counter: ReportCounter,
  language: Language = "en",
  spaces: readonly StudySpace[] | null = null,
): ReportDocument {
  const words = reportWords[language];
  const own = informeWords[language];
  const naming = namingIn(words);
  const results = studyIn(study, language);
  const parts = partsOf(results.runs, naming);
  const author = (what: string): Block => ({ kind: "author", text: own.byAuthor(what) });
  const sections: Section[] = [
    { title: own.cover, isCover: true, blocks: [coverBlock(results, own)] },
    {
      title: own.platform,
      blocks: [{ kind: "facts", facts: environmentOf(results, words) }, author(own.ownPlatform)],
    },
    {
      title: own.design,
      blocks: [
        ...parts.flatMap((part) => [...designBlocks(part, own, words), ...workedExample(part, language)]),
        author(own.ownDesign),
      ],
    },
    {
      title: own.details,
      blocks: [
        { kind: "sentences", title: "", sentences: details(parts, own) },
        ...parts.flatMap((part) => solvabilityExamples(part, language)),
        author(own.ownDetails),
      ],
    },
    {
      title: own.experiment,
      blocks: parts.flatMap((part) => [
        ...instanceBlocks(part, language),
        ...tableOf(part, counter, own, words, startBoards(part, language)),
        { kind: "boards", boards: startBoards(part, language) } as const,
        ...plotBlocks(results, part, counter),
      ]),
    },
    {
      title: own.analysis,
      blocks: [
        ...parts.flatMap((part): Block[] =>
          sentencesOf(part, counter, words).map((paragraph) => ({ kind: "sentences", ...paragraph })),
        ),
        ...statementBlocks(results, parts, spaces, language),
        ...printedBlocks(results, words).map(
          (block): Block => (block.kind === "sentences" ? { ...block, title: words.printedNumbers } : block),
        ),
      ],
    },
    ...whySections(spaces ?? [], parts, counter, language),
    ...spacesSections(results, language),
    { title: own.state, blocks: [stateBlock(results, own), author(own.ownState)] },
    {
      title: own.references,
      blocks: [
        { kind: "sentences", title: "", sentences: referencesOf(parts, language) },
        author(own.ownReferences),
      ],
    },
  ];
  return {
    language,
    title: results.title,
    question: results.question,
    status: statusOf(results, parts, words),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  };
}

function coverBlock({ title, startedAt }: StudyResults, own: InformeWords): Block {
  return {
    kind: "facts",
    facts: [
      [own.university, own.toFill],
      [own.department, own.toFill],
      [own.course, own.toFill],
      [own.work, title],
      [own.students, own.toFill],
      [own.teacher, own.toFill],
      [own.date, startedAt.slice(0, 10)],
    ],
  };
}

/** The problem as a search, the searches that were compared, and what each heuristic is. */
function designBlocks({ domain, methods }: Part, own: InformeWords, words: ReportWords): Block[] {
  const formulation = own.domains[domain];
  const names = [...new Set(methods.map(({ strategy }) => namingIn(words).strategy(strategy)))];
  const heuristics = [...new Set(methods.flatMap(({ heuristic }) => heuristic ?? []))];
  const { formulation: titles } = own;
  const keys = ["state", "actions", "goal", "cost"] as const;
  const stated = formulation ? keys.map((key) => `${titles[key]}: ${formulation[key]}.`) : [];
  const defined = heuristics.map((name) => {
    const shown = words.heuristics[name] ?? name;
    return own.heuristics[name] === undefined ? shown : `${shown}: ${own.heuristics[name]}.`;
  });
  return [
    {
      kind: "sentences",
      title: own.problem,
      sentences: [...stated, own.searches(words.listed(names, names.length))],
    },
    ...(defined.length > 0
      ? [{ kind: "sentences", title: own.heuristicsUsed, sentences: defined } as const]
      : []),
  ];
}

/** Only what is true of every run, or what a strategy does whatever its options. */
function details(parts: readonly Part[], own: InformeWords): string[] {
  const cells = parts.flatMap((part) => part.cells);
  const names = new Set(cells.map(({ method }) => method.strategy));
  // A rule program has no strategy of the table.
  const rows: Readonly<Record<string, Strategy | undefined>> = strategies;
  const policies = new Set(
    cells.map(({ method, run }) => run.settings.duplicates ?? rows[method.strategy]?.options.duplicates[0]),
  );
  const [policy, ...others] = policies;
  const said = policy === undefined || others.length > 0 ? undefined : own.duplicates[policy];
  return [
    own.implicit,
    ...(names.has("a-star") ? [own.frontier] : []),
    ...(said === undefined ? [] : [said]),
    ...(parts.some(({ domain }) => domain === "sliding-tiles") ? [own.parity] : []),
  ];
}

/** Instances against heuristics, with the heads that the course gives; where that does not fit, a row for each method. */
function tableOf(
  part: Part,
  counter: ReportCounter,
  own: InformeWords,
  words: ReportWords,
  boards: readonly Board[],
): Block[] {
  const table = crossTable(part, counter, words);
  if (table === undefined || table.rows.length !== part.instances.length)
    return [{ kind: "table", table: table ?? methodTable(part, counter, words) }];
  const [group] = methodGroups(part, words);
  const isOneGroup = group !== undefined && group.methods.length === part.methods.length;
  const columns = table.columns.map((column, i) => {
    if (i < 2) return { ...column, title: i === 0 ? own.initialState : own.pathCost };
    return isOneGroup ? { ...column, title: group.nameOf(part.methods[i - 2]!) } : column;
  });
  const rows = table.rows.map(([instance, ...cells], i) => {
    const board = lineOf(boards.find((one) => one.instance === part.instances[i]));
    return [textCell(board === undefined ? instance!.text : `${instance!.text}: ${board}`), ...cells];
  });
  // A board that was recognised before the search has opened nothing.
  const isHopeless = part.cells.some(
    ({ outcome, metrics }) => outcome === "unsolvable" && metrics?.opened === 0,
  );
  const note = [table.note, isHopeless ? own.hopeless : undefined].filter(Boolean).join(" ") || undefined;
  return [{ kind: "table", table: { ...table, columns, rows, note } }];
}

/** The board on one line, row by row, if it is short enough for a cell. */
function lineOf(board: Board | undefined): string | undefined {
  const rows = board?.start.trim().split("\n") ?? [];
  const line = rows.map((row) => row.trim().split(/\s+/).join(" ")).join(" / ");
  return line !== "" && line.length <= LONGEST_LINE ? line : undefined;
}

const LONGEST_LINE = 24;

function stateBlock({ runs }: StudyResults, own: InformeWords): Block {
  const answered = runs.filter(({ outcome }) => outcome === "solved" || outcome === "unsolvable").length;
  return { kind: "sentences", title: "", sentences: [own.works(runs.length, answered)] };
}
