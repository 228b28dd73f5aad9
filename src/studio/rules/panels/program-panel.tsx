/** The program: examples, files, a link, and the editor, which is loaded when it is first seen. */
import { lazy, Suspense } from "react";
import { copyText } from "../../app/clipboard.ts";
import { routeHash } from "../../app/route.ts";
import { saveFile } from "../../app/save-file.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { Icon, type IconName } from "../../ui/icons.tsx";
import { Menu, MenuGroup, MenuItem } from "../../ui/menu.tsx";
import { Panel } from "../../ui/panel.tsx";
import { examples, readExample } from "../program/examples.ts";
import { packText } from "../program/program-link.ts";
import { edit, editorRows } from "../shortcut-rows.ts";
import { notify, openProgram, useRules } from "../store.ts";
import { useExampleTitles } from "../words/example-titles.ts";
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
          <EditMenu />
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
  const titles = useExampleTitles();
  const groups = [...new Set(examples.map(({ group }) => group))];
  return (
    <Menu label={words.examples} align="start">
      <MenuItem act={() => openProgram({ name: words.newFile, text: "", commands: [] })}>
        {words.newProgram}
      </MenuItem>
      {groups.map((group) => (
        <MenuGroup key={group} title={group}>
          {examples
            .filter((example) => example.group === group)
            .map((example) => (
              <MenuItem key={example.path} act={async () => openProgram(await readExample(example))}>
                {example.name} <span className="soft">{titles[example.name]}</span>
              </MenuItem>
            ))}
        </MenuGroup>
      ))}
    </Menu>
  );
}

function EditMenu() {
  const words = useWords();
  return (
    <Menu label={words.edit} align="start">
      {editorRows.map(([action, keys]) => (
        // The menu gives the focus back first.
        <MenuItem key={action} act={() => setTimeout(() => edit(action))}>
          {words.shortcuts[action]} <kbd>{keys}</kbd>
        </MenuItem>
      ))}
    </Menu>
  );
}

function FileButtons() {
  const words = useWords();
  const button = (label: string, icon: IconName, act: () => void) => (
    <button type="button" className="icon plain" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <FileButton
        accept=".clp,.bat,.txt"
        title={words.open}
        isIcon
        opened={async ([file]) =>
          openProgram({ name: file.name, text: await file.text(), commands: ["(run)"] })
        }
      >
        <Icon name="open" />
      </FileButton>
      {button(words.save, "save", save)}
      {button(words.link, "link", copyLink)}
    </>
  );
}

function save(): void {
  const { name, text } = useRules.getState().program;
  saveFile(name, text, "text/plain");
}

async function copyLink(): Promise<void> {
  const { name, text } = useRules.getState().program;
  const hash = routeHash("rules", { name, program: await packText(text) });
  const address = `${location.href.replace(/#.*$/, "")}${hash}`;
  // If the clipboard is not allowed, the user copies by hand.
  notify((await copyText(address)) ? { type: "copied" } : { type: "link", address });
}
