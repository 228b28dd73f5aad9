/** Which panels are side by side: three columns, two, or one with tabs, depending on the width of the window. */
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { Split } from "../ui/split.tsx";
import { Tab, TabList, Tabs } from "../ui/tabs.tsx";
import { useAskedPanel } from "./asked-panel.ts";
import { AgendaPanel } from "./panels/agenda-panel.tsx";
import { ConsolePanel } from "./panels/console-panel.tsx";
import { FactsPanel } from "./panels/facts-panel.tsx";
import { GlobalsPanel } from "./panels/globals-panel.tsx";
import { Inspector } from "./panels/inspector/inspector.tsx";
import { NetworkPanel } from "./panels/network/network-panel.tsx";
import { ClassesPanel } from "./panels/objects/classes-panel.tsx";
import { InstancesPanel } from "./panels/objects/instances-panel.tsx";
import { MessagesPanel } from "./panels/objects/messages-panel.tsx";
import { ProgramPanel } from "./panels/program-panel.tsx";
import { ReferencePanel } from "./panels/reference-panel.tsx";
import { RulesPanel } from "./panels/rules-panel.tsx";
import { useRules } from "./store.ts";
import { TreePanel } from "./tree/tree-panel.tsx";
import { useWords } from "./words/index.ts";
import "./layout.css";

const panels = {
  program: ProgramPanel,
  console: ConsolePanel,
  facts: FactsPanel,
  instances: InstancesPanel,
  agenda: AgendaPanel,
  messages: MessagesPanel,
  tree: TreePanel,
  rules: RulesPanel,
  classes: ClassesPanel,
  network: NetworkPanel,
  globals: GlobalsPanel,
  reference: ReferencePanel,
} satisfies Record<string, ComponentType>;

type PanelName = keyof typeof panels;

const wide = matchMedia("(min-width: 75rem)");
const medium = matchMedia("(min-width: 48rem)");

export function Layout() {
  const columns = useSyncExternalStore(subscribe, () => (wide.matches ? 3 : medium.matches ? 2 : 1));
  const isAsked = useRules((state) => state.question !== null);
  if (columns === 3) {
    return (
      <Split name="rules" direction="row" sizes={[1.15, 1, 1.15]}>
        <Split name="rules/program" direction="column" sizes={[3, 2]}>
          <ProgramPanel />
          <ConsolePanel />
        </Split>
        <Split name="rules/facts" direction="column" sizes={[1, 1]}>
          <Tabbed names={["facts", "instances"]} />
          <Tabbed names={["agenda", "messages"]} />
        </Split>
        <Split name="rules/views" direction="column" sizes={isAsked ? [3, 2] : [1]}>
          <Tabbed names={["tree", "rules", "classes", "network", "globals", "reference"]} />
          {isAsked && <Inspector />}
        </Split>
      </Split>
    );
  }
  if (columns === 2) {
    return (
      <Split name="rules" direction="row" sizes={[1.15, 1]}>
        <Split name="rules/program" direction="column" sizes={[3, 2]}>
          <Tabbed names={["program", "tree", "rules", "classes", "network", "globals", "reference"]} />
          <ConsolePanel />
        </Split>
        <Split name="rules/facts" direction="column" sizes={isAsked ? [1, 1, 1] : [1, 1]}>
          <Tabbed names={["facts", "instances"]} />
          <Tabbed names={["agenda", "messages"]} />
          {isAsked && <Inspector />}
        </Split>
      </Split>
    );
  }
  return (
    <div className="rules-column">
      <Tabbed
        names={[
          "program",
          "console",
          "facts",
          "instances",
          "agenda",
          "messages",
          "tree",
          "rules",
          "classes",
          "network",
          "globals",
          "reference",
        ]}
      />
      <Inspector />
    </div>
  );
}

/** Views of a program without classes of its own do not include these. */
const ofObjects: ReadonlySet<PanelName> = new Set(["instances", "messages", "classes"]);

function Tabbed({ names: all }: { readonly names: readonly PanelName[] }) {
  const words = useWords();
  const hasClasses = useRules((state) => state.frame?.hasClasses ?? false);
  const names = hasClasses ? all : all.filter((name) => !ofObjects.has(name));
  const [wanted, choose] = useState(names[0]);
  const asked = useAskedPanel();
  useEffect(() => {
    const name = all.find((each) => each === asked.name);
    if (name !== undefined) choose(name);
  }, [asked, all]);
  const chosen = names.includes(wanted) ? wanted : names[0];
  if (names.length === 1) {
    const View = panels[chosen];
    return <View />;
  }
  return (
    <Tabs className="rules-tabs" chosen={chosen} choose={choose}>
      <TabList label={words.views} names={names} title={(name) => words[name]} />
      {names.map((name) => {
        const View = panels[name];
        return (
          <Tab key={name} name={name} className="rules-tab" isFocusable={false}>
            <View />
          </Tab>
        );
      })}
    </Tabs>
  );
}

function subscribe(changed: () => void): () => void {
  wide.addEventListener("change", changed);
  medium.addEventListener("change", changed);
  return () => {
    wide.removeEventListener("change", changed);
    medium.removeEventListener("change", changed);
  };
}
