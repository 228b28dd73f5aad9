/** The whole space that the problems of a study belong to: what all of its states say of the heuristics that were compared. */
import { domains } from "../domains/index.ts";
import { lastMade } from "../domains/last-made.ts";
import { analyseSpace, type SpaceRequest, type SpaceResult, spaceNamed } from "../run/heuristics/space.ts";
import { type Part, partsOf } from "./cells.ts";
import type { StudyResults } from "./results.ts";

/** More states would keep a report waiting; `frontier heuristic` looks at those. */
const MOST_STATES = 200_000;

/** One for each domain whose space is small enough to be looked at whole. */
export function spaceRequests({ runs }: StudyResults): SpaceRequest[] {
  return partsOf(runs).flatMap((part) => spaceOf(part) ?? []);
}

/** What they give; takes seconds. */
export function spacesOf(results: StudyResults): SpaceResult[] {
  return spaceRequests(results).map((request) =>
    lastSpace(JSON.stringify(request), () => analyseSpace(request)),
  );
}

/** Every format of a report asks again. */
const lastSpace = lastMade<SpaceResult>();

/** Undefined if fewer than two heuristics were run, if the boards or goals differ, or if the space is too large. */
function spaceOf({ domain, cells, methods }: Part): SpaceRequest | undefined {
  const heuristics = [...new Set(methods.flatMap(({ heuristic }) => heuristic ?? []))];
  const sizes = new Set(cells.flatMap(({ run }) => (run.start === null ? [] : [sizeOf(run.start)])));
  const goals = new Set(cells.map(({ run }) => run.settings.goal));
  const [size, ...otherSizes] = sizes;
  const [goal, ...otherGoals] = goals;
  if (size === undefined || heuristics.length < 2 || otherSizes.length + otherGoals.length > 0)
    return undefined;
  const settings = goal === undefined ? {} : { goal };
  const row = domains[domain];
  const space = row && spaceNamed(row, size, settings);
  const isSmall = space !== undefined && (space.states ?? Number.POSITIVE_INFINITY) <= MOST_STATES;
  return isSmall ? { domain, space: size, settings, heuristics } : undefined;
}

/** `3x3`, from the picture of a board. */
function sizeOf(board: string): string {
  const lines = board.trim().split("\n");
  return `${lines.length}x${lines[0]!.trim().split(/\s+/).length}`;
}
