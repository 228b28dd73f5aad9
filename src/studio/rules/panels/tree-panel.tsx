/** The search tree of the moment shown: facts under the facts they were made from, waiting activations as leaves. */
import { useEffect } from "react";
import { Panel } from "../../ui/panel.tsx";
import { TreeView } from "../../ui/tree-view.tsx";
import { ask, show, useRules } from "../store.ts";
import { useWords } from "../words/index.ts";

export function TreePanel() {
  const words = useWords();
  const tree = useRules((state) => state.frame?.tree);
  const position = useRules((state) => state.frame?.position ?? 0);
  const question = useRules((state) => state.question);
  // Trees are sent only while they are on the screen.
  useEffect(() => {
    show({ tree: true });
    return () => show({ tree: false });
  }, []);
  const selected =
    question?.type === "fact" ? question.id : question?.type === "activation" ? -2 - question.id : null;
  const select = (id: number) =>
    ask(id >= 0 ? { type: "fact", id } : { type: "activation", id: -2 - id, position });
  return (
    <Panel
      title={words.tree}
      className="rules-panel"
      tools={tree && tree.hidden > 0 && <span className="soft">{words.hidden(tree.hidden)}</span>}
    >
      {tree && tree.nodes.length > 0 ? (
        <TreeView label={words.tree} nodes={tree.nodes} selected={selected} select={select} />
      ) : (
        <p className="rules-empty">{words.noTree}</p>
      )}
    </Panel>
  );
}
