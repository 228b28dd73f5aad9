/** One node of a tree, large enough to be read at any distance: the one under the pointer, or the chosen one. */
import { Icon } from "../icons.tsx";
import { PictureView } from "../picture/picture-view.tsx";
import type { Point } from "./camera.ts";
import { nodeKinds, type ShownTree } from "./tree.ts";
import { useWords } from "./words.ts";

interface Props {
  readonly tree: ShownTree;
  readonly spot: number;
  /** Beside the pointer; without it, in the corner. */
  readonly at?: Point;
  close?(): void;
}

export function TreeCard({ tree, spot, at, close }: Props) {
  const words = useWords();
  const place = tree.placed.places[spot];
  const { look } = tree;
  const board = look.board(place);
  if (board === undefined) look.want?.([place]);
  const kind = nodeKinds[tree.kinds[place]];
  return (
    <div
      className="tree-card"
      data-pinned={at === undefined || undefined}
      aria-hidden={at !== undefined}
      style={
        at && {
          left: `clamp(0px, ${at.x + 18}px, 100% - 11rem)`,
          top: `clamp(0px, ${at.y - 40}px, 100% - 17rem)`,
        }
      }
    >
      {board && <PictureView picture={board} label="" />}
      <p>
        <b className="numbers">{look.label(place)}</b>{" "}
        <span className="soft">{look.kindWords?.[kind] ?? words.kinds[kind]}</span>
      </p>
      {look.lines(place).map(
        (line) =>
          line !== "" && (
            <p key={line} className="numbers">
              {line}
            </p>
          ),
      )}
      {look.text && <p className="tree-card-text">{look.text(place)}</p>}
      {close && (
        <button
          type="button"
          className="icon plain"
          aria-label={words.closeCard}
          title={words.closeCard}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
