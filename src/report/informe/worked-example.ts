/** The estimates of one of the boards by their parts, as the A* document does it by hand, and the test of those without a solution. */
import { domains } from "../../domains/index.ts";
import { type BoardEstimates, boardEstimates } from "../../run/heuristics/board.ts";
import type { Part } from "../../study/cells.ts";
import type { Language } from "../../words/languages.ts";
import type { Block } from "../document.ts";
import { boardDocument } from "../heuristics/board-document.ts";
import { heuristicWords } from "../heuristics/words/index.ts";
import { startBoards } from "../instance-blocks.ts";
import { namingIn, reportWords } from "../words/index.ts";
import { informeWords } from "./words/index.ts";

/** Boards whose estimates are looked at to find one that shows the difference. */
const MOST_LOOKED_AT = 12;

/** Of the first solved board on which the heuristics differ most. */
export function workedExample(part: Part, language: Language): Block[] {
  const solved = part.instances.filter((instance) =>
    part.cells.some((cell) => cell.instance === instance && cell.outcome === "solved"),
  );
  const boards = solved.slice(0, MOST_LOOKED_AT).flatMap((instance) => {
    const board = estimatesOf(part, instance);
    return board === undefined ? [] : [{ instance, board }];
  });
  const differing = ({ board }: (typeof boards)[number]) =>
    new Set(Object.values(board.heuristics).map(({ h }) => h)).size;
  const [shown] = boards.toSorted((a, b) => differing(b) - differing(a));
  if (shown === undefined) return [];
  const { tileByTile, estimates, rootAndChildren } = heuristicWords[language];
  const titles = [tileByTile, estimates, rootAndChildren];
  const { sections } = boardDocument(named(shown.board, language), language);
  const { instance } = shown;
  return [
    {
      kind: "sentences",
      title: informeWords[language].example(instance),
      sentences: [informeWords[language].exampleNote],
    },
    { kind: "boards", boards: startBoards(part, language).filter((board) => board.instance === instance) },
    ...sections
      .filter(({ title }) => titles.includes(title))
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "table" ? [block] : []))),
  ];
}

/** Inversions listed and counted, of the example and of every board that cannot be solved. */
export function solvabilityExamples(part: Part, language: Language): Block[] {
  const { solvability } = heuristicWords[language];
  const hopeless = part.instances.filter((instance) =>
    part.cells.some((cell) => cell.instance === instance && cell.outcome === "unsolvable"),
  );
  return hopeless.slice(0, MOST_LOOKED_AT).flatMap((instance) => {
    const board = estimatesOf(part, instance);
    if (board === undefined || board.order === null) return [];
    const section = boardDocument(board, language).sections.find(({ title }) => title === solvability);
    return (section?.blocks ?? []).flatMap((block): Block[] =>
      block.kind === "sentences" ? [{ ...block, title: `${solvability} ${instance}` }] : [],
    );
  });
}

/** With the heuristics of the study that are ready at once; undefined for boards that have no name. */
function estimatesOf({ domain, cells }: Part, instance: string): BoardEstimates | undefined {
  const row = domains[domain];
  if (row === undefined || !Object.hasOwn(row.instances, instance)) return undefined;
  const own = cells.filter((cell) => cell.instance === instance);
  const settings = Object.fromEntries(
    Object.entries(own[0]!.run.settings).filter(([name]) => Object.hasOwn(row.options, name)),
  );
  const ready = row.open({ instance }, settings).readyHeuristics();
  const used = [...new Set(own.flatMap(({ method }) => method.heuristic ?? []))];
  const heuristics = used.filter((name) => ready.includes(name));
  if (heuristics.length === 0) return undefined;
  return boardEstimates({ domain, input: { instance }, settings }, heuristics);
}

/** The heuristics by the names that the rest of the report uses. */
function named(board: BoardEstimates, language: Language): BoardEstimates {
  const { heuristic } = namingIn(reportWords[language]);
  const renamed = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [heuristic(name), value]));
  return {
    ...board,
    heuristics: renamed(board.heuristics),
    children: board.children.map((child) => ({ ...child, h: renamed(child.h) })),
  };
}
