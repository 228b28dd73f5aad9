/** Pieces of Eternity II: the board of an address with what is wrong on it, or new pieces made by a seed. */
import { useMemo, useState } from "react";
import { instances } from "../../../../domains/eternity2/instances.ts";
import type { Puzzle } from "../../../../domains/eternity2/pieces.ts";
import {
  boardFromAddress,
  checkBoard,
  formatPuzzle,
  generate,
  isAddress,
} from "../../../../domains/eternity2/solver.ts";
import { parsePuzzle } from "../../../../domains/eternity2/text.ts";
import { type Fault, faultOf, type ProblemInput } from "../../../../domains/index.ts";
import { useFaultText } from "../../../app/fault-text.ts";
import { Icon } from "../../../ui/icons.tsx";
import { BoardView } from "../../board/board-view.tsx";
import { withText } from "../../puzzle.ts";
import { SeedField } from "../../setup/seed-field.tsx";
import { useWords } from "../../words/index.ts";
import type { SetupProps } from "../row.ts";
import { type PiecesProblem, piecesBoard } from "./board.ts";
import { usePiecesWords } from "./words.ts";

/** Every piece of a puzzle laid out row by row, as it is given. */
function layOut({ pieces }: Puzzle): { cells: number[] } {
  return { cells: pieces.map((_, piece) => 1 + piece * 4) };
}

/** What the generator would be asked for to get pieces like these. */
function sizeOf({ width, height, pieces }: Puzzle): Size {
  const frame = new Set<number>();
  const all = new Set<number>();
  for (const piece of pieces)
    piece.forEach((colour, side) => {
      if (colour === 0) return;
      all.add(colour);
      if (piece[(side + 1) & 3] === 0 || piece[(side + 3) & 3] === 0) frame.add(colour);
    });
  return { width, height, frameColours: frame.size, innerColours: all.size - frame.size };
}

const firstSize = { width: 4, height: 4, frameColours: 3, innerColours: 4 };
const loose = { loose: true };

type Size = typeof firstSize;

export function PiecesSetup({ problem, puzzle: { input }, change }: SetupProps<PiecesProblem>) {
  const words = usePiecesWords();
  const pageWords = useWords();
  // An option may be wrong; the pieces are there all the same.
  const puzzle = useMemo(() => problem?.puzzle ?? piecesOf(input), [problem, input]);
  const faultText = useFaultText();
  // What was typed holds until other pieces are on the page.
  const [typed, setTyped] = useState<{ readonly over: Puzzle | undefined; readonly size: Size } | null>(null);
  const given = useMemo(() => (puzzle ? sizeOf(puzzle) : firstSize), [puzzle]);
  const size = typed !== null && typed.over === puzzle ? typed.size : given;
  const [fault, setFault] = useState<Fault | null>(null);
  const shown = "text" in input ? addressed(input.text) : undefined;
  const field = (name: keyof typeof size, least: number, most: number) => (
    <label className="field" key={name}>
      <span className="field-label">{words[name]}</span>
      <input
        type="number"
        min={least}
        max={most}
        value={size[name]}
        onChange={(event) =>
          setTyped({ over: puzzle, size: { ...size, [name]: Number(event.target.value) } })
        }
      />
    </label>
  );
  return (
    <>
      {shown ? (
        <>
          <div className="setup-board">
            <BoardView kind={piecesBoard} about={shown} state={shown.board} label={pageWords.board} />
          </div>
          <p className="setup-help">
            {words.boardOfAddress(shown.report.score, shown.report.bestScore, shown.report.conflicts.length)}
          </p>
        </>
      ) : (
        puzzle && (
          <div className="setup-board">
            <BoardView
              kind={piecesBoard}
              about={{ puzzle }}
              state={layOut(puzzle)}
              marks={loose}
              label={words.pieceCount(puzzle.pieces.length)}
            />
          </div>
        )
      )}
      <p className="setup-help">{words.setupHelp}</p>
      <div className="setup-grid">
        {field("width", 2, 16)}
        {field("height", 2, 16)}
        {field("frameColours", 1, 10)}
        {field("innerColours", 1, 20)}
      </div>
      <SeedField
        label={words.generate}
        icon={<Icon name="shuffle" />}
        use={(seed) => {
          try {
            const made = generate({ ...size, seed });
            setFault(null);
            change((now) => withText(now, formatPuzzle(made)));
          } catch (error) {
            setFault(faultOf(error));
          }
        }}
      />
      {fault && (
        <p className="message-wrong" role="alert">
          {faultText(fault)}
        </p>
      )}
    </>
  );
}

function piecesOf(input: ProblemInput): Puzzle | undefined {
  if ("instance" in input) return instances[input.instance]?.puzzle;
  try {
    return parsePuzzle(input.text);
  } catch {
    return undefined;
  }
}

function addressed(text: string) {
  if (!isAddress(text)) return undefined;
  try {
    const shown = boardFromAddress(text);
    return { ...shown, report: checkBoard(shown) };
  } catch {
    return undefined;
  }
}
