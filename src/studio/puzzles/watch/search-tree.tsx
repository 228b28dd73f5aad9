/** The search tree at the step that is shown; the worker folds it. */
import { useMemo, useState } from "react";
import { type TreeNode, type TreeNodeKind, TreeView } from "../../ui/tree-view.tsx";
import { without } from "../../ui/use-tree-folding.ts";
import { real, whole } from "../numbers.ts";
import { isNamedByAge } from "../search/by-age.ts";
import type { Frame, TreeRow } from "../search/messages.ts";
import { useWords } from "../words/index.ts";
import { useAnswer } from "./use-answer.ts";
import { select, useWatch, useWatched } from "./watch-store.ts";

const ROOM = 160;

export function SearchTree() {
  const words = useWords();
  const { frame, selected, onlyBranch, settings } = useWatched("frame", "selected", "onlyBranch", "settings");
  const [folding, setFolding] = useState({
    opened: new Set<number>() as ReadonlySet<number>,
    closed: new Set<number>() as ReadonlySet<number>,
  });
  const tree = useAnswer(
    frame === null
      ? null
      : {
          kind: "tree",
          step: frame.step,
          fold: {
            opened: [...folding.opened],
            closed: [...folding.closed],
            ...(selected !== null && { selected }),
            ...(onlyBranch && selected !== null && { branch: selected }),
            room: ROOM,
          },
        },
  );
  const nodes = useMemo(
    () => (tree ? treeNodes(tree.rows, frame, settings.strategy) : []),
    [tree, frame, settings],
  );
  const toggle = (id: number) => {
    const isClosed = (tree?.rows.find((row) => row.id === id)?.hidden ?? 0) > 0;
    setFolding(({ opened, closed }) => ({
      opened: isClosed ? new Set([...opened, id]) : without(opened, id),
      closed: isClosed ? without(closed, id) : new Set([...closed, id]),
    }));
  };
  return (
    <>
      <div className="watch-tree-head">
        <label className="setup-check">
          <input
            type="checkbox"
            checked={onlyBranch}
            disabled={selected === null}
            onChange={(event) => useWatch.setState({ onlyBranch: event.target.checked })}
          />
          <span>{words.onlyBranch}</span>
        </label>
        {tree && (
          <span className="soft numbers">{words.treeNodes(whole(tree.rows.length), whole(tree.total))}</span>
        )}
      </div>
      <TreeView
        label={words.tabs.tree}
        nodes={nodes}
        selected={selected}
        select={select}
        current={frame?.current?.id ?? null}
        toggle={toggle}
      />
    </>
  );
}

const kinds: Readonly<Record<TreeRow["status"], TreeNodeKind>> = {
  frontier: "frontier",
  taken: "current",
  expanded: "expanded",
  pruned: "dropped",
  left: "dropped",
  goal: "goal",
};

/** What the tree shows of each node: its number, and f or, where there is no order by f, the action. */
export function treeNodes(
  rows: readonly TreeRow[],
  frame: Frame | null,
  strategy: string | undefined,
): TreeNode[] {
  const onPath = new Set(frame?.path.map(({ id }) => id));
  const isByAge = isNamedByAge(strategy);
  return rows.map(({ id, parent, status, action, f, hidden }) => ({
    id,
    parent,
    label: String(id),
    kind:
      status === "goal"
        ? "goal"
        : id === frame?.current?.id
          ? "current"
          : onPath.has(id)
            ? "path"
            : kinds[status],
    detail: [isByAge ? (action?.split("+")[0] ?? "·") : `f ${short(f)}`],
    hidden,
  }));
}

function short(value: number): string {
  return value >= 1e6 && Number.isFinite(value)
    ? value.toExponential(0)
    : real(Math.round(value * 100) / 100);
}
