/** What two searches expand, in one tree: by both, only by the one, only by the other. */
import { useCallback, useState } from "react";
import type { Settings } from "../../../domains/index.ts";
import { kindCode, type Tree } from "../../ui/tree/tree.ts";
import { type TreeScreen, TreeView } from "../../ui/tree/tree-view.tsx";
import { puzzleRows } from "../domains/index.ts";
import { whole } from "../numbers.ts";
import type { SearchRequest, UnionColumns } from "../search/messages.ts";
import { SearchClient } from "../search/search-client.ts";
import type { Words } from "../words/en.ts";
import { useWords } from "../words/index.ts";

interface Props {
  readonly request: SearchRequest;
  readonly other: Settings;
  /** The names of the two strategies. */
  readonly names: readonly [first: string, second: string];
  readonly about: unknown;
}

export default function UnionView({ request, other, names: [first, second], about }: Props) {
  const words = useWords();
  const [selected, select] = useState<number | null>(null);
  const [said, say] = useState<string>(words.searching);
  const feed = useCallback(
    (screen: TreeScreen) => {
      // A worker of its own: the search that is watched goes on meanwhile.
      const client = new SearchClient((message) => {
        if (message.type === "failed") say(words.versusFailed);
        if (message.type === "opened") void show();
      }, request);
      const show = async () => {
        const union = (await client.ask({ kind: "union", other }))?.union;
        if (!union) return say(words.versusFailed);
        say(countsOf(union, words));
        screen.show(unionTree(union, [first, second], words, boardsOf(client, request, about, screen)), null);
      };
      client.send({ type: "open", request, draw: true });
      return () => client.end();
    },
    [request, other, first, second, about, words],
  );
  return (
    <>
      <p className="watch-union soft numbers" role="status">
        {said}
      </p>
      <TreeView label={`${first} · ${second}`} selected={selected} select={select} feed={feed} />
    </>
  );
}

function countsOf({ first, second }: UnionColumns, words: Words): string {
  const count = (isIn: (place: number) => boolean) =>
    whole(first.reduce((sum, _, place) => sum + (isIn(place) ? 1 : 0), 0));
  return words.versusCounts(
    count((place) => first[place] > 0 && second[place] > 0),
    count((place) => second[place] === 0),
    count((place) => first[place] === 0),
  );
}

type Boards = Pick<Tree["look"], "board"> & { want(places: readonly number[]): void };

/** The boards in view, asked for when they are missing. */
function boardsOf(client: SearchClient, request: SearchRequest, about: unknown, screen: TreeScreen): Boards {
  const states = new Map<number, unknown>();
  const kind = puzzleRows[request.domain].board;
  let isUnderWay = false;
  return {
    board: (place) => (states.has(place) ? kind.draw(about, states.get(place)) : undefined),
    want(all) {
      const places = all.filter((place) => !states.has(place));
      if (isUnderWay || places.length === 0) return;
      isUnderWay = true;
      void client.ask({ kind: "union-boards", places }).then((answer) => {
        isUnderWay = false;
        for (const [i, state] of (answer?.states ?? []).entries()) states.set(places[i], state);
        if (answer) screen.refresh();
      });
    },
  };
}

function unionTree(
  { parents, first, second, goals }: UnionColumns,
  names: Props["names"],
  words: Words,
  { board, want }: Boards,
): Tree {
  const order = (number: number) => (number === 0 ? "–" : whole(number));
  return {
    source: board,
    ids: Int32Array.from(parents, (_, place) => place),
    parents,
    kinds: Uint8Array.from(parents, (_, place) => {
      if (goals[place] === 1) return kindCode.goal;
      if (second[place] === 0) return kindCode.first;
      return first[place] === 0 ? kindCode.second : kindCode.both;
    }),
    look: {
      hasBoards: true,
      label: (place) => order(first[place]),
      lines: (place) => ["", `${order(first[place])} / ${order(second[place])}`],
      text: (place) => `${names[0]}: ${order(first[place])}\n${names[1]}: ${order(second[place])}`,
      board,
      want,
      kindWords: {
        both: words.versusBoth,
        first: words.versusOnly(names[0]),
        second: words.versusOnly(names[1]),
      },
    },
  };
}
