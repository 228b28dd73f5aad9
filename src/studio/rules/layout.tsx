/** Which panels stand beside each other: three columns, two, or one with tabs, by the width of the window. */
import { Tabs } from "radix-ui";
import { type ComponentType, useSyncExternalStore } from "react";
import { AgendaPanel } from "./panels/agenda-panel.tsx";
import { ConsolePanel } from "./panels/console-panel.tsx";
import { FactsPanel } from "./panels/facts-panel.tsx";
import { GlobalsPanel } from "./panels/globals-panel.tsx";
import { Inspector } from "./panels/inspector.tsx";
import { NetworkPanel } from "./panels/network-panel.tsx";
import { ProgramPanel } from "./panels/program-panel.tsx";
import { RulesPanel } from "./panels/rules-panel.tsx";
import { TreePanel } from "./panels/tree-panel.tsx";
import { useWords } from "./words/index.ts";

const panels = {
  program: ProgramPanel,
  console: ConsolePanel,
  facts: FactsPanel,
  agenda: AgendaPanel,
  tree: TreePanel,
  rules: RulesPanel,
  network: NetworkPanel,
  globals: GlobalsPanel,
} satisfies Record<string, ComponentType>;

type PanelName = keyof typeof panels;

const wide = matchMedia("(min-width: 75rem)");
const medium = matchMedia("(min-width: 48rem)");

export function Layout() {
  const columns = useSyncExternalStore(subscribe, () => (wide.matches ? 3 : medium.matches ? 2 : 1));
  if (columns === 3) {
    return (
      <div className="rules-columns" data-columns="3">
        <div className="rules-column">
          <ProgramPanel />
          <ConsolePanel />
        </div>
        <div className="rules-column">
          <FactsPanel />
          <AgendaPanel />
        </div>
        <div className="rules-column">
          <Tabbed names={["tree", "rules", "network", "globals"]} />
          <Inspector />
        </div>
      </div>
    );
  }
  if (columns === 2) {
    return (
      <div className="rules-columns" data-columns="2">
        <div className="rules-column">
          <Tabbed names={["program", "tree", "rules", "network", "globals"]} />
          <ConsolePanel />
        </div>
        <div className="rules-column">
          <FactsPanel />
          <AgendaPanel />
          <Inspector />
        </div>
      </div>
    );
  }
  return (
    <div className="rules-columns" data-columns="1">
      <div className="rules-column">
        <Tabbed names={["program", "console", "facts", "agenda", "tree", "rules", "network", "globals"]} />
        <Inspector />
      </div>
    </div>
  );
}

function Tabbed({ names }: { readonly names: readonly PanelName[] }) {
  const words = useWords();
  return (
    <Tabs.Root className="rules-tabs" defaultValue={names[0]}>
      <Tabs.List className="rules-tab-list" aria-label={words.views}>
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {words[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {names.map((name) => {
        const View = panels[name];
        return (
          <Tabs.Content key={name} value={name} className="rules-tab" tabIndex={-1}>
            <View />
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
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
