/** The search tree at the step that is shown. It grows outside React: only words and choices are rendered here. */
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { settingsOf } from "../../../run/settings.ts";
import { type StrategyName, strategies } from "../../../search/index.ts";
import { type TreeScreen, TreeView } from "../../ui/tree/tree-view.tsx";
import { giveUpTurn, takeTurn } from "../../ui/turns.ts";
import { puzzleRows } from "../domains/index.ts";
import type { SearchRequest } from "../search/messages.ts";
import { useWords } from "../words/index.ts";
import { ask, select, useWatch, useWatched } from "./watch-store.ts";
import { type Boards, watchedTree } from "./watched-tree.ts";
import "./search-tree.css";

const UnionView = lazy(() => import("./union-view.tsx"));

interface Props {
  readonly domain: string;
  /** The problem the boards belong to. */
  readonly about: unknown;
  showNode(): void;
}

/** Boards that are kept; those of a search of a million nodes would take too much memory. */
const MOST_BOARDS = 20_000;
/** Milliseconds from question to answer after which a tree counts as a large one. */
const LARGE_MS = 30;
/** A large tree waits until the step has stayed for so many times as long, at most `MOST_STILL_MS`. */
const STILL = 2;
const MOST_STILL_MS = 200;

export default function SearchTree({ domain, about, showNode }: Props) {
  const words = useWords();
  const { selected, onlyBranch, request } = useWatched("selected", "onlyBranch", "request");
  const [total, setTotal] = useState(0);
  const boards = useMemo(() => boardsOf(domain, about, request), [domain, about, request]);
  const feed = useCallback(
    (screen: TreeScreen) => {
      let asked = "";
      let isUnderWay = false;
      let isOver = false;
      /** What would be asked now; null if the answer is known. */
      const question = () => {
        const { frame, selected: node, onlyBranch: only, progress, isNextHidden } = useWatch.getState();
        if (frame === null) return null;
        const branch = only && node !== null ? { branch: node } : {};
        // Before the first step the tree has the starts, once the search has named them.
        const hasStarts = (progress?.events ?? 0) > 0;
        const key = `${frame.step} ${branch.branch} ${hasStarts} ${isNextHidden}`;
        return key === asked ? null : { key, frame, branch, isNextHidden };
      };
      // Asked for when it has its turn: a tree that is not shown would be made, sent and placed in vain.
      const soon = () => {
        if (!isUnderWay && !isOver && question() !== null) takeTurn(follow);
      };
      const follow = async () => {
        const next = question();
        if (isUnderWay || isOver || next === null) return;
        isUnderWay = true;
        asked = next.key;
        const { frame, branch, isNextHidden } = next;
        const begun = performance.now();
        const answer = await ask({ kind: "tree", step: frame.step, ...branch });
        const took = performance.now() - begun;
        if (answer !== undefined && !isOver) {
          const columns = isNextHidden ? { ...answer.tree, next: null } : answer.tree;
          const { strategy } = useWatch.getState().settings;
          screen.show(watchedTree({ columns, frame, boards, strategy, words }), frame.current?.id ?? null);
          setTotal(columns.total);
          if (took > LARGE_MS) await stillness(Math.min(MOST_STILL_MS, STILL * took));
        }
        isUnderWay = false;
        soon();
      };
      boards.arrived = screen.refresh;
      const unsubscribe = useWatch.subscribe(soon);
      soon();
      return () => {
        isOver = true;
        giveUpTurn(follow);
        unsubscribe();
      };
    },
    [boards, words],
  );
  const versus = useVersus();
  return (
    <>
      <div className="watch-tree-head">
        {versus.other === null && (
          <>
            <label className="setup-check">
              <input
                type="checkbox"
                checked={onlyBranch}
                disabled={selected === null}
                onChange={(event) => useWatch.setState({ onlyBranch: event.target.checked })}
              />
              <span>{words.onlyBranch}</span>
            </label>
            {total > 0 && <span className="soft numbers">{words.treeNodes(total)}</span>}
          </>
        )}
        {versus.field}
      </div>
      {versus.other !== null && request !== null ? (
        <Suspense>
          <UnionView request={request} other={versus.other} names={versus.names} about={about} />
        </Suspense>
      ) : (
        <TreeView label={words.tabs.tree} selected={selected} select={select} open={showNode} feed={feed} />
      )}
    </>
  );
}

/** The search that this one is compared with, if there is one, and the field that chooses it. */
function useVersus() {
  const words = useWords();
  const { settings, request } = useWatched("settings", "request");
  const [name, setName] = useState("");
  const other = useMemo(() => {
    if (name === "" || request === null) return null;
    const row = strategies[name as StrategyName];
    return {
      ...settingsOf(row, request.settings),
      strategy: name,
      ...(row.needs.includes("depth limit") && { "max-depth": request.settings["max-depth"] ?? "20" }),
    };
  }, [name, request]);
  const field = (
    <label className="watch-versus">
      <span>{words.versus}</span>
      <select value={name} onChange={(event) => setName(event.target.value)}>
        <option value="">{words.versusNobody}</option>
        {Object.keys(strategies)
          .filter((each) => each !== settings.strategy)
          .map((each) => (
            <option key={each}>{each}</option>
          ))}
      </select>
    </label>
  );
  return { field, other, names: [settings.strategy ?? "", name] as const };
}

interface WatchedBoards extends Boards {
  /** Boards that were missing are there. */
  arrived(): void;
}

/** Those of one search: the nodes of another have the same numbers. */
function boardsOf(domain: string, about: unknown, request: SearchRequest | null): WatchedBoards {
  const { board } = puzzleRows[domain];
  let isUnderWay = false;
  const boards: WatchedBoards = {
    known: new Map(),
    draw: (state) => board.draw(about, state),
    arrived() {},
    want(ids) {
      const { frame, request: now } = useWatch.getState();
      if (isUnderWay || frame === null || now !== request || ids.length === 0) return;
      isUnderWay = true;
      void ask({ kind: "boards", step: frame.step, ids }).then((answer) => {
        isUnderWay = false;
        if (boards.known.size > MOST_BOARDS) boards.known.clear();
        for (const node of answer?.boards ?? []) boards.known.set(node.id, node);
        boards.arrived();
      });
    },
  };
  return boards;
}

/**
 * Until the step has stayed for so long: who drags the slider wants boards and numbers, and they would wait behind the
 * tree. A search that plays never stays: its next tree comes after the same time.
 */
async function stillness(milliseconds: number): Promise<void> {
  const { position, playing } = useWatch.getState();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const now = useWatch.getState();
  if (!playing && !now.playing && now.position !== position) await stillness(milliseconds);
}
