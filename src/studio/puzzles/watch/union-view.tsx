/** What two searches expand: by both, only by the one, only by the other; in one tree, or in a tree each. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Settings } from "../../../domains/index.ts";
import type { Tree } from "../../ui/tree/tree.ts";
import { type TreeScreen, TreeView } from "../../ui/tree/tree-view.tsx";
import { puzzleRows } from "../domains/index.ts";
import { whole } from "../numbers.ts";
import type { SearchRequest, UnionColumns } from "../search/messages.ts";
import { SearchClient } from "../search/search-client.ts";
import { useWords } from "../words/index.ts";
import { type StateBoards, treesApart, unionTree } from "./union-trees.ts";

interface Props {
  readonly request: SearchRequest;
  readonly other: Settings;
  /** The names of the two strategies. */
  readonly names: readonly [first: string, second: string];
  readonly about: unknown;
}

export default function UnionView({ request, other, names, about }: Props) {
  const words = useWords();
  const [first, second] = names;
  const [isApart, setApart] = useState(false);
  // Of both trees: what is chosen in one is marked in the other, if it is there.
  const [selected, select] = useState<number | null>(null);
  const found = useUnion(request, other, about);
  const trees = useMemo(() => {
    if (found === null || found === "failed") return [];
    const { union, boards } = found;
    const drawn = { union, boards, names: [first, second] as const, words };
    return isApart ? treesApart(drawn) : [unionTree(drawn)];
  }, [found, isApart, first, second, words]);
  const said =
    found === null ? words.searching : found === "failed" ? words.versusFailed : countsOf(found.union);
  return (
    <>
      <div className="watch-union">
        <p className="soft numbers" role="status">
          {typeof said === "string" ? said : words.versusCounts(...said)}
        </p>
        <label className="setup-check">
          <input type="checkbox" checked={isApart} onChange={(event) => setApart(event.target.checked)} />
          <span>{words.versusApart}</span>
        </label>
      </div>
      <div className="watch-union-trees">
        {trees.map((tree, i) => (
          <section key={isApart ? names[i] : "both"} aria-label={isApart ? names[i] : `${first} · ${second}`}>
            {isApart && (
              <h3>
                {names[i]} <span className="soft numbers">{words.treeNodes(tree.ids.length)}</span>
              </h3>
            )}
            <StillTree
              tree={tree}
              label={isApart ? names[i] : `${first} · ${second}`}
              {...{ selected, select }}
            />
          </section>
        ))}
      </div>
    </>
  );
}

interface StillTreeProps {
  readonly tree: Tree & { readonly source: StateBoards };
  readonly label: string;
  readonly selected: number | null;
  select(id: number | null): void;
}

/** A tree that does not grow; only its boards come when they are in view. */
function StillTree({ tree, label, selected, select }: StillTreeProps) {
  const feed = useCallback(
    (screen: TreeScreen) => {
      screen.show(tree, null);
      return tree.source.listen(screen.refresh);
    },
    [tree],
  );
  return <TreeView label={label} selected={selected} select={select} feed={feed} />;
}

interface Found {
  readonly union: UnionColumns;
  readonly boards: StateBoards;
}

/** Both searches, by a worker of their own: the one that is watched goes on meanwhile. Null until they have ended. */
function useUnion(request: SearchRequest, other: Settings, about: unknown): Found | "failed" | null {
  const [found, setFound] = useState<Found | "failed" | null>(null);
  useEffect(() => {
    setFound(null);
    const client = new SearchClient((message) => {
      if (message.type === "failed") setFound("failed");
      if (message.type === "opened") void run();
    }, request);
    const run = async () => {
      const answer = await client.ask({ kind: "union", other });
      if (answer === undefined) return;
      const { union } = answer;
      setFound(union === null ? "failed" : { union, boards: boardsOf(client, request, about) });
    };
    client.send({ type: "open", request, draw: true });
    return () => client.end();
  }, [request, other, about]);
  return found;
}

/** By both, only by the first, only by the second; a goal is taken and not expanded. */
function countsOf({ first, second, goals }: UnionColumns): [both: string, first: string, second: string] {
  const count = (isIn: (place: number) => boolean) =>
    whole(first.reduce((sum, _, place) => sum + (goals[place] === 0 && isIn(place) ? 1 : 0), 0));
  return [
    count((place) => first[place] > 0 && second[place] > 0),
    count((place) => second[place] === 0),
    count((place) => first[place] === 0),
  ];
}

function boardsOf(client: SearchClient, request: SearchRequest, about: unknown): StateBoards {
  const states = new Map<number, unknown>();
  const kind = puzzleRows[request.domain].board;
  const listeners = new Set<() => void>();
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
        if (answer) for (const listener of listeners) listener();
      });
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
