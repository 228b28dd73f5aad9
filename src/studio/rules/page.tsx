/** The page "Rules": a CLIPS program, the engine that runs it step by step, and everything it does. */
import { useEffect, useMemo } from "react";
import { usePreferences } from "../app/preferences.ts";
import { useShortcuts } from "../app/shortcuts/shortcuts.ts";
import { Layout } from "./layout.tsx";
import { Controls } from "./panels/controls.tsx";
import { keepDraft } from "./program/draft.ts";
import { firstProgram, linkOf } from "./program/first-program.ts";
import { rulesShortcuts } from "./shortcut-rows.ts";
import { connect, openProgram, useRules } from "./store.ts";
import { useWords } from "./words/index.ts";
import "./page.css";

export default function RulesPage() {
  const words = useWords();
  useEffect(begin, []);
  useShortcuts(
    words.title,
    useMemo(() => rulesShortcuts(words), [words]),
  );
  return (
    <div className="rules-page">
      <h1 className="unseen">{words.title}</h1>
      <Layout />
      <Controls />
    </div>
  );
}

/** Starts the worker and opens the first program; programs are kept as they are edited. */
function begin(): () => void {
  const disconnect = connect();
  let isHere = true;
  const open = async (isWanted: () => boolean) => {
    const program = await firstProgram(location.hash, usePreferences.getState().language);
    if (isHere && isWanted()) openProgram(program);
  };
  // Not over a file that was opened while this one was loading.
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
