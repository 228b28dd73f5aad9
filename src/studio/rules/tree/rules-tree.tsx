/** Facts under the facts they were made from, waiting activations as leaves; the tree grows outside React. */
import { useCallback, useState } from "react";
import { FactDrawings } from "../../../clips/inspect/fact-drawings.ts";
import { type TreeScreen, TreeView } from "../../ui/tree/tree-view.tsx";
import { giveUpTurn, takeTurn } from "../../ui/turns.ts";
import { ask, inquire, useRules } from "../store.ts";
import { useWords } from "../words/index.ts";
import { activationOfNode, type Frame, nodeOfActivation } from "../worker/protocol.ts";
import { KnownNodes } from "./known-nodes.ts";

/** Nodes per millisecond of rest between two trees: a large one leaves time for everything else, most while rules fire. */
const NODES_PER_MS = 2000;
const NODES_PER_MS_RUNNING = 100;
/** Nodes that are known before the first picture: they tell whether there are boards. */
const FIRST_NODES = 40;

export default function RulesTree() {
  const words = useWords();
  const [isEmpty, setEmpty] = useState(true);
  const question = useRules((state) => state.question);
  const program = useRules((state) => state.loaded ?? "");
  const feed = useCallback(
    (screen: TreeScreen) => {
      let known = new KnownNodes(new FactDrawings(program), screen.refresh);
      let asked = "";
      let isUnderWay = false;
      let isOver = false;
      const keyOf = ({ position, last, ending, strategy }: Frame) =>
        `${position} ${last} ${ending} ${strategy}`;
      // Asked for when it has its turn: a tree that is not shown would be made, sent and placed in vain.
      const soon = () => {
        const { frame } = useRules.getState();
        if (!isUnderWay && !isOver && frame !== null && keyOf(frame) !== asked) takeTurn(follow);
      };
      const follow = async () => {
        const { frame } = useRules.getState();
        if (isUnderWay || isOver || frame === null) return;
        // A session that begins anew counts its facts from the start again.
        if (frame.last < known.last) known = new KnownNodes(new FactDrawings(program), screen.refresh);
        known.last = frame.last;
        isUnderWay = true;
        asked = keyOf(frame);
        const answer = await inquire({ type: "tree", position: frame.position });
        if (answer.type === "tree" && !isOver) {
          await known.learn([...answer.tree.ids.subarray(0, FIRST_NODES)]);
          if (!isOver) screen.show(known.tree(answer.tree, frame.position), answer.tree.current);
          setEmpty(answer.tree.ids.length === 0);
          const isRunning = useRules.getState().frame?.status === "running";
          await rest(answer.tree.ids.length / (isRunning ? NODES_PER_MS_RUNNING : NODES_PER_MS));
        }
        isUnderWay = false;
        soon();
      };
      const unsubscribe = useRules.subscribe(soon);
      soon();
      return () => {
        isOver = true;
        giveUpTurn(follow);
        unsubscribe();
      };
    },
    [program],
  );
  const selected =
    question?.type === "fact"
      ? question.id
      : question?.type === "activation"
        ? nodeOfActivation(question.id)
        : null;
  const select = (id: number | null) => {
    const position = useRules.getState().frame?.position ?? 0;
    if (id === null) return ask(null);
    return ask(id >= 0 ? { type: "fact", id } : { type: "activation", id: activationOfNode(id), position });
  };
  return (
    <>
      {isEmpty && <p className="rules-empty">{words.noTree}</p>}
      <TreeView label={words.tree} selected={selected} select={select} feed={feed} />
    </>
  );
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
