/** The pieces that are not on the board; one of them can be held and turned. */
import { cellValue, EMPTY, pieceOn } from "../../../domains/eternity2/board.ts";
import type { Puzzle } from "../../../domains/eternity2/pieces.ts";
import { drawPiece } from "../board/draw-pieces.ts";
import { PictureView } from "../board/picture-view.tsx";
import { Icon } from "../icons.tsx";
import { useWords } from "../words/index.ts";
import type { HeldPiece } from "./game.ts";

interface Props {
  readonly puzzle: Puzzle;
  readonly cells: readonly number[];
  readonly held: HeldPiece | null;
  hold(held: HeldPiece): void;
}

export function PieceTray({ puzzle, cells, held, hold }: Props) {
  const words = useWords();
  const used = new Set(cells.filter((value) => value !== EMPTY).map(pieceOn));
  return (
    <section aria-label={words.tray}>
      <div className="toolbar">
        <h3>{words.tray}</h3>
        <button
          type="button"
          disabled={held === null}
          onClick={() => held && hold({ ...held, rotation: (held.rotation + 1) % 4 })}
        >
          <Icon name="turn" />
          {words.turn}
        </button>
      </div>
      <div className="play-tray">
        {puzzle.pieces.map((_, piece) => {
          if (used.has(piece)) return null;
          const isHeld = held?.piece === piece;
          const rotation = isHeld ? held.rotation : 0;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its number
              key={piece}
              type="button"
              aria-pressed={isHeld}
              onClick={() => hold(isHeld ? { piece, rotation: (rotation + 1) % 4 } : { piece, rotation: 0 })}
            >
              <span className="unseen">{words.piece(piece + 1)}</span>
              <PictureView picture={drawPiece(puzzle, cellValue(piece, rotation))} label="" />
            </button>
          );
        })}
      </div>
    </section>
  );
}
