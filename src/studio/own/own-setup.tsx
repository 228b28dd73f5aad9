/** Sets up a problem of the user's own: examples and files, a map if there is one, the program, and what is wrong with it. */
import { lazy, Suspense, useEffect } from "react";
import { OWN_PROBLEM } from "../../run/own-problem/domain.ts";
import { copyText } from "../app/clipboard.ts";
import { useFaultText } from "../app/fault-text.ts";
import { withWords } from "../app/languages.ts";
import { routeHash } from "../app/route.ts";
import { saveFile } from "../app/save-file.ts";
import { packText } from "../rules/program/program-link.ts";
import { FileButton } from "../ui/file-button.tsx";
import { Icon, type IconName } from "../ui/icons.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { useNotice } from "../ui/notice.tsx";
import { ExaminationSummary } from "./examination-view.tsx";
import { exampleNames, readExample } from "./examples.ts";
import { useLinkedProgram } from "./linked-program.ts";
import { MapPainter } from "./map/map-painter.tsx";
import { begin, openProgram, runProgram, stopProgram, useOwn } from "./own-store.ts";
import { useOwnWords } from "./words/index.ts";
import "./own-setup.css";

const editor = () => import("./editor/own-editor.tsx");
const OwnEditor = lazy(() => withWords(editor()));

export default function OwnSetup() {
  const words = useOwnWords();
  const linked = useLinkedProgram(({ program }) => program);
  useEffect(() => {
    if (linked !== null || useOwn.getState().name === "") void begin();
  }, [linked]);
  return (
    <div className="own-setup">
      <Tools />
      <DamagedLink />
      <Standing />
      <MapPainter />
      <Suspense fallback={<p className="soft">{words.loadingEditor}</p>}>
        <OwnEditor label={words.editor} />
      </Suspense>
    </div>
  );
}

function Tools() {
  const words = useOwnWords();
  const { notice, say } = useNotice();
  const phase = useOwn((state) => state.phase);
  const button = (label: string, icon: IconName, act: () => void) => (
    <button type="button" className="icon plain" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="own-tools">
      <Menu label={words.examples} align="start">
        {exampleNames.map((name) => (
          <MenuItem key={name} act={async () => openProgram(await readExample(name))}>
            {words.exampleTitles[name]} <span className="soft">{name}</span>
          </MenuItem>
        ))}
      </Menu>
      <FileButton
        accept=".ts,.js,.mts,.mjs,.clp,.txt"
        title={words.open}
        isIcon
        opened={async ([file]) => openProgram({ name: file!.name, text: await file!.text() })}
      >
        <Icon name="open" />
      </FileButton>
      {button(words.save, "save", save)}
      {button(words.link, "link", async () => say((await copyLink()) ? words.copied : words.notCopied))}
      {phase === "running" ? (
        <button type="button" className="primary own-run" onClick={stopProgram}>
          <Icon name="stop" />
          {words.stop}
        </button>
      ) : (
        <button
          type="button"
          className="primary own-run"
          title="Ctrl+Enter"
          onClick={() => void runProgram()}
        >
          <Icon name="play" />
          {words.run}
        </button>
      )}
      {notice}
    </div>
  );
}

/** The program of a link is not there: the one that is shown must not be taken for it. */
function DamagedLink() {
  const words = useOwnWords();
  const isInstead = useOwn((state) => state.isInstead);
  if (!isInstead) return null;
  return (
    <p className="message-wrong" role="alert">
      {words.damagedLink}
    </p>
  );
}

/** Whether the program runs, and what is wrong with it. */
function Standing() {
  const words = useOwnWords();
  const faultText = useFaultText();
  const { isForeign, fault, phase } = useOwn();
  const isEdited = useOwn(({ ran, text }) => ran !== null && ran !== text);
  if (isForeign)
    return (
      <p className="own-foreign" role="status">
        {words.foreign}
      </p>
    );
  if (phase === "failed" && fault !== null && !isEdited)
    return (
      <p className="message-wrong" role="alert">
        {fault.line === undefined ? (
          faultText(fault)
        ) : (
          <button type="button" className="plain" onClick={() => void showPlace(fault.line!, fault.column!)}>
            <b>{words.at(fault.line, fault.column!)}</b> {faultText(fault)}
          </button>
        )}
      </p>
    );
  if (isEdited)
    return (
      <p className="soft own-edited" role="status">
        {words.edited}
      </p>
    );
  if (phase === "running")
    return (
      <p className="soft own-edited" role="status">
        {words.running}
      </p>
    );
  return phase === "ready" ? <ExaminationSummary /> : null;
}

async function showPlace(line: number, column: number): Promise<void> {
  (await editor()).goToPlace(line, column);
}

function save(): void {
  const { name, text } = useOwn.getState();
  saveFile(name, text, "text/plain");
}

async function copyLink(): Promise<boolean> {
  const { name, text } = useOwn.getState();
  const hash = routeHash("puzzles", { puzzle: OWN_PROBLEM, name, program: await packText(text) });
  return copyText(`${location.href.replace(/#.*$/, "")}${hash}`);
}
