/** The tree of classes at the moment shown, with the number of their instances; predefined branches begin folded. */
import { useEffect, useMemo, useState } from "react";
import { whole } from "../../../app/numbers.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ask, show, useRules } from "../../store.ts";
import { useWords } from "../../words/index.ts";
import { type ClassNode, classTree } from "./class-tree.ts";
import "./objects.css";

/** What the user has folded or unfolded, by class. */
type Folding = ReadonlyMap<string, boolean>;

export function ClassesPanel() {
  const words = useWords();
  const classes = useRules((state) => state.frame?.classes);
  const [folding, setFolding] = useState<Folding>(new Map());
  // The tree is sent only while it is on the screen.
  useEffect(() => {
    show({ classes: true });
    return () => show({ classes: false });
  }, []);
  const roots = useMemo(() => classTree(classes ?? []), [classes]);
  const fold = (key: string, isFolded: boolean) => setFolding(new Map(folding).set(key, isFolded));
  return (
    <Panel title={words.classes} className="rules-panel">
      {classes ? (
        <ul className="rules-list">
          {roots.map((node) => (
            <Branch key={node.key} node={node} depth={0} folding={folding} fold={fold} />
          ))}
        </ul>
      ) : (
        <p className="rules-empty" aria-busy="true">
          {words.thinking}
        </p>
      )}
    </Panel>
  );
}

interface BranchProps {
  readonly node: ClassNode;
  readonly depth: number;
  readonly folding: Folding;
  fold(key: string, isFolded: boolean): void;
}

function Branch({ node, depth, folding, fold }: BranchProps) {
  const words = useWords();
  const position = useRules((state) => state.frame?.position ?? 0);
  const hasModules = useRules((state) => (state.frame?.modules ?? 1) > 1);
  const chosen = useRules(
    ({ question }) => question?.type === "class" && `${question.module}::${question.name}` === node.key,
  );
  const { key, below, hasOwn, isRepeated } = node;
  const { name, module, isPredefined, abstract, instances } = node.row;
  const isFolded = folding.get(key) ?? !hasOwn;
  const label = hasModules && !isPredefined ? key : name;
  return (
    <li className="object-branch">
      <div className="object-class" style={{ paddingLeft: `${0.25 + depth}rem` }}>
        {below.length > 0 ? (
          <button
            type="button"
            className="icon plain object-fold"
            aria-expanded={!isFolded}
            aria-label={words.objects.subclasses(label)}
            title={words.objects.subclasses(label)}
            onClick={() => fold(key, !isFolded)}
          >
            <Icon name="down" />
          </button>
        ) : (
          <span className="object-fold" />
        )}
        <button
          type="button"
          className="rules-row"
          aria-pressed={chosen}
          onClick={() => ask({ type: "class", module, name, position })}
        >
          <span className={`object-label ${isPredefined ? "soft" : "rules-name"}`}>{label}</span>
          <span className="rules-text soft">
            {[abstract && !isPredefined && words.objects.abstract, isRepeated && words.objects.above]
              .filter(Boolean)
              .join(" · ")}
          </span>
          {instances > 0 && (
            <span className="numbers" title={words.objects.direct(instances)}>
              {whole(instances)}
            </span>
          )}
        </button>
      </div>
      {below.length > 0 && !isFolded && (
        <ul>
          {below.map((each) => (
            <Branch key={each.key} node={each} depth={depth + 1} folding={folding} fold={fold} />
          ))}
        </ul>
      )}
    </li>
  );
}
