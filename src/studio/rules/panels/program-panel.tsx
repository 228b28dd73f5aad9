/** The program: examples, files, a link, and the editor, which is loaded when it is first seen. */
import { lazy, Suspense } from "react";
import { copyText } from "../../app/clipboard.ts";
import { withWords } from "../../app/languages.ts";
import { whole } from "../../app/numbers.ts";
import { usePreferences } from "../../app/preferences.ts";
import { routeHash } from "../../app/route.ts";
import { saveFile } from "../../app/save-file.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { Icon, type IconName } from "../../ui/icons.tsx";
import { Menu, MenuGroup, MenuItem } from "../../ui/menu.tsx";
import { Panel } from "../../ui/panel.tsx";
import { examples, firstExample, readExample } from "../program/examples.ts";
import { packText } from "../program/program-link.ts";
import { edit, editorRows } from "../shortcut-rows.ts";
import { notify, openProgram, useRules } from "../store.ts";
import { useExampleTitles } from "../words/example-titles.ts";
import { useWords } from "../words/index.ts";
import type { Problem } from "../worker/problem.ts";

const ProgramEditor = lazy(() => withWords(import("../editor/program-editor.tsx")));

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
      <Problems />
      <Suspense fallback={<p className="rules-empty">{words.loadingEditor}</p>}>
        <ProgramEditor label={words.editor} />
      </Suspense>
    </Panel>
  );
}

function ExamplesMenu() {
  const words = useWords();
  const titles = useExampleTitles();
  const language = usePreferences((preferences) => preferences.language);
  // Those in the language of the page come first.
  const groups = [...new Set([firstExample(language), ...examples].map(({ group }) => group))];
  return (
    <Menu label={words.examples} align="start">
      <MenuItem act={() => openProgram({ name: words.newFile, text: "", commands: [] })}>
        {words.newProgram}
      </MenuItem>
      {groups.map((group) => (
        <MenuGroup key={group} title={words.exampleGroups[group] ?? group}>
          {examples
            .filter((example) => example.group === group)
            .map((example) => (
              <MenuItem key={example.path} act={async () => openProgram(await readExample(example))}>
                {titles[example.name]} <span className="soft">{example.name}</span>
              </MenuItem>
            ))}
        </MenuGroup>
      ))}
    </Menu>
  );
}

/** The first error of the program that runs. It stays until the program is loaded again, unlike a line of the console. */
function Problems() {
  const words = useWords();
  const problems = useRules((state) => (state.loaded === state.program.text ? state.runProblems : none));
  const [first] = problems;
  if (first === undefined) return null;
  const { line, column, message } = first;
  return (
    <p className="rules-problem message-wrong" role="alert">
      {line === null ? (
        message
      ) : (
        <button type="button" className="plain" onClick={() => showLine(line, column ?? 1)}>
          {words.problemAt(whole(line))} <span lang="en">{message}</span>
        </button>
      )}
      {problems.length > 1 && <span className="numbers"> {words.moreProblems(problems.length - 1)}</span>}
    </p>
  );
}

const none: readonly Problem[] = [];

async function showLine(line: number, column: number): Promise<void> {
  const { goToLine } = await import("../editor/editor-actions.ts");
  goToLine(line, column);
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
