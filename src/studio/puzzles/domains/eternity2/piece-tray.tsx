/** The pieces that are not on the board; one of them can be held and turned. */
import { type Board, cellValue, EMPTY, pieceOn } from "../../../../domains/eternity2/board.ts";
import { Icon } from "../../../ui/icons.tsx";
import { PictureView } from "../../../ui/picture/picture-view.tsx";
import type { SideProps } from "../row.ts";
import type { PiecesProblem } from "./board.ts";
import { drawPiece } from "./draw.ts";
import { usePiecesWords } from "./words.ts";

export function PieceTray({ opened, state, held, hold }: SideProps<PiecesProblem, Board>) {
  const words = usePiecesWords();
  const { puzzle } = opened.problem;
  const used = new Set(state.cells.filter((value) => value !== EMPTY).map(pieceOn));
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
