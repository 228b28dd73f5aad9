/** The program: examples, files, a link, and the editor, which is loaded when it is first seen. */
import { DropdownMenu } from "radix-ui";
import { lazy, Suspense, useRef } from "react";
import { routeHash } from "../../app/route.ts";
import { Icon, type IconName } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import { examples, readExample } from "../examples.ts";
import { packText } from "../program-link.ts";
import { openProgram, tell, useRules } from "../store.ts";
import { useWords } from "../words/index.ts";

const ProgramEditor = lazy(() => import("../editor/program-editor.tsx"));

export function ProgramPanel() {
  const words = useWords();
  const name = useRules((state) => state.program.name);
  const isEdited = useRules((state) => state.loaded !== null && state.loaded !== state.program.text);
  return (
    <Panel
      title={words.program}
      className="rules-panel rules-program"
      tools={
        <>
          {isEdited && <span className="rules-edited">{words.edited}</span>}
          <span className="rules-file soft" title={name}>
            {name}
          </span>
          <ExamplesMenu />
          <FileButtons />
        </>
      }
    >
      <Suspense fallback={<p className="rules-empty">{words.loadingEditor}</p>}>
        <ProgramEditor label={words.editor} />
      </Suspense>
    </Panel>
  );
}

function ExamplesMenu() {
  const words = useWords();
  const groups = [...new Set(examples.map(({ group }) => group))];
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <button type="button">
          {words.examples} <Icon name="down" />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="rules-menu" align="start" sideOffset={4}>
          <DropdownMenu.Item onSelect={() => openProgram({ name: words.newFile, text: "", commands: [] })}>
            {words.newProgram}
          </DropdownMenu.Item>
          {groups.map((group) => (
            <DropdownMenu.Group key={group} aria-label={group}>
              <DropdownMenu.Label>{group}</DropdownMenu.Label>
              {examples
                .filter((example) => example.group === group)
                .map((example) => (
                  <DropdownMenu.Item
                    key={example.path}
                    onSelect={async () => openProgram(await readExample(example))}
                  >
                    {example.name}
                  </DropdownMenu.Item>
                ))}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function FileButtons() {
  const words = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  const button = (label: string, icon: IconName, act: () => void) => (
    <button type="button" className="icon plain" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".clp,.bat,.txt"
        hidden
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file) openProgram({ name: file.name, text: await file.text(), commands: ["(run)"] });
        }}
      />
      {button(words.open, "open", () => chooser.current?.click())}
      {button(words.save, "save", save)}
      {button(words.link, "link", copyLink)}
    </>
  );
}

function save(): void {
  const { name, text } = useRules.getState().program;
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function copyLink(): Promise<void> {
  const { name, text } = useRules.getState().program;
  const hash = routeHash("rules", { name, program: await packText(text) });
  const address = `${location.href.replace(/#.*$/, "")}${hash}`;
  try {
    await navigator.clipboard.writeText(address);
    tell({ type: "copied" });
  } catch {
    // Without leave to write to the clipboard the user copies by hand.
    tell({ type: "link", address });
  }
}
