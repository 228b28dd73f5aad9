/** The table of searches that can be split. */
import { inMemory, type TableKeeper } from "../../domains/index.ts";
import { OptionError } from "../../search/index.ts";
import type { RunRequest } from "../run.ts";
import { studySentence } from "../sentences.ts";
import { idaStar } from "./ida-star.ts";
import type { Piece, PieceRecord, PieceWalker, Split, SplitDetail, SplitPlan, Splitter } from "./piece.ts";
import { placements } from "./placements.ts";

const splitters: readonly Splitter[] = [idaStar, placements];

/** Throws an OptionError if the search cannot be split, or not in this way. */
export function checkSplit(request: RunRequest, way: Split): void {
  const { ways, limits, search } = splitterFor(request);
  if (!ways.includes(way)) throw new OptionError(studySentence("split-way", way, search, ways));
  for (const limit of ["nodes", "time", "cpu", "max-depth"]) {
    if (request.settings[limit] !== undefined && !limits.includes(limit))
      throw new OptionError(studySentence("split-limit", limit));
  }
}

export function canSplit(request: RunRequest, way: Split): boolean {
  try {
    checkSplit(request, way);
    return true;
  } catch (error) {
    if (error instanceof OptionError) return false;
    throw error;
  }
}

/** The same request, way and detail give the same pieces everywhere. */
export function planFor(
  request: RunRequest,
  way: Split,
  keeper: TableKeeper = inMemory,
  detail: SplitDetail = {},
): SplitPlan {
  checkSplit(request, way);
  return splitterFor(request).plan(request, way, keeper, detail);
}

export function walkerFor(request: RunRequest, keeper: TableKeeper): PieceWalker {
  return splitterFor(request).walker(request, keeper);
}

export interface PieceHost {
  readonly keeper: TableKeeper;
  /** Called every few milliseconds. */
  progress(): void;
}

/** Works through whole pieces, of one search after another. */
export class PieceWorker {
  private request = "";
  private walker: PieceWalker | undefined;

  constructor(private readonly host: PieceHost) {}

  do(request: RunRequest, piece: Piece): PieceRecord {
    const name = JSON.stringify(request);
    if (this.walker === undefined || name !== this.request) {
      this.walker = walkerFor(request, this.host.keeper);
      this.request = name;
    }
    this.walker.begin(piece);
    while (this.walker.advance()) this.host.progress();
    return this.walker.record();
  }
}

function splitterFor(request: RunRequest): Splitter {
  const found = splitters.find((splitter) => splitter.splits(request));
  if (found !== undefined) return found;
  throw new OptionError(
    studySentence(
      "no-split",
      splitters.map(({ search }) => search),
    ),
  );
}
