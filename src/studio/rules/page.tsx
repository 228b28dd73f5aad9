/** The page "Rules": a CLIPS program, the engine that runs it step by step, and everything it does. */
import { useEffect, useState } from "react";
import { usePreferences } from "../app/preferences.ts";
import { keepDraft } from "./draft.ts";
import { firstProgram, linkOf } from "./first-program.ts";
import { HelpDialog } from "./help-dialog.tsx";
import { Layout } from "./layout.tsx";
import { Controls } from "./panels/controls.tsx";
import { shortcuts } from "./shortcuts.ts";
import { connect, openProgram, play, reset, seek, useRules } from "./store.ts";
import { useWords } from "./words/index.ts";
import "./page.css";

export default function RulesPage() {
  const words = useWords();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useEffect(begin, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcuts.find(({ matches }) => matches(event));
      if (shortcut === undefined) return;
      event.preventDefault();
      if (shortcut.does === "help") setHelpOpen(true);
      else act[shortcut.does]();
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
  return (
    <div className="rules-page">
      <h1 className="unseen">{words.title}</h1>
      <Layout />
      <Controls help={() => setHelpOpen(true)} />
      <HelpDialog isOpen={isHelpOpen} setOpen={setHelpOpen} />
    </div>
  );
}

const act = {
  reset,
  step: () => seek((useRules.getState().frame?.position ?? 0) + 1),
  back: () => seek((useRules.getState().frame?.position ?? 0) - 1),
  run: () => play(!useRules.getState().playing),
  console: () => document.getElementById("rules-prompt")?.focus(),
  editor: () => document.querySelector<HTMLElement>(".cm-content")?.focus(),
};

/** Starts the worker and opens the first program; programs are kept as they are edited. */
function begin(): () => void {
  const disconnect = connect();
  let isHere = true;
  const open = async (isWanted: () => boolean) => {
    const program = await firstProgram(location.hash, usePreferences.getState().language);
    if (isHere && isWanted()) openProgram(program);
  };
  // Not over a file that was opened while this one was on its way.
  void open(() => useRules.getState().loaded === null);
  const opened = linkOf(location.hash);
  const onHash = () => {
    const link = linkOf(location.hash);
    if (link !== "" && link !== opened) void open(() => true);
  };
  addEventListener("hashchange", onHash);
  const unsubscribe = useRules.subscribe(({ program }, before) => {
    if (program !== before.program) keepDraft({ ...program, link: linkOf(location.hash) });
  });
  return () => {
    isHere = false;
    removeEventListener("hashchange", onHash);
    unsubscribe();
    disconnect();
  };
}
