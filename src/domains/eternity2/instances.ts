/** Named puzzles; `problems/eternity2` has the same ones as files. */
import type { InstanceRow } from "../domain.ts";
import type { Piece, Puzzle } from "./pieces.ts";
import { publishedPieces } from "./published-boards.ts";

export interface Instance extends InstanceRow {
  readonly puzzle: Puzzle;
}

export const instances: Readonly<Record<string, Instance>> = Object.fromEntries(
  Object.entries(publishedPieces).map(([name, letters]): [string, Instance] => {
    const side = Math.sqrt(letters.length / 4);
    const whose = name.startsWith("report") ? "the report" : "Brendan Owen's set 1";
    return [
      name,
      {
        ...(name.startsWith("report") && { aliases: [`${side}x${side}`] }),
        summary: `the ${side}x${side} board of ${whose}`,
        // Read when it is asked for: every start of the program would wait for all of them.
        get puzzle() {
          return squareOf(letters, side);
        },
      },
    ];
  }),
);

function squareOf(letters: string, side: number): Puzzle {
  const pieces = (letters.match(/..../g) ?? []).map(
    (four) => [...four].map((letter) => letter.charCodeAt(0) - "a".charCodeAt(0)) as unknown as Piece,
  );
  return { width: side, height: side, pieces, hints: [] };
}
