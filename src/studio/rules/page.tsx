/** The page "Rules": a CLIPS program, the engine that runs it step by step, and everything it does. */
import { useEffect, useMemo, useState } from "react";
import { usePreferences } from "../app/preferences.ts";
import { readRoute } from "../app/route.ts";
import { useShortcuts } from "../app/shortcuts/shortcuts.ts";
import { Layout } from "./layout.tsx";
import { Controls } from "./panels/controls.tsx";
import { keepDraft } from "./program/draft.ts";
import {
  commandsOf,
  exampleOf,
  faultOf,
  firstProgram,
  type LinkFault,
  linkOf,
} from "./program/first-program.ts";
import type { Program } from "./program/program.ts";
import { rulesShortcuts } from "./shortcut-rows.ts";
import { connect, enter, openProgram, useRules } from "./store.ts";
import { useWords } from "./words/index.ts";
import "./page.css";

export default function RulesPage() {
  const words = useWords();
  const [fault, setFault] = useState<LinkFault | null>(null);
  useEffect(() => begin(setFault), []);
  useShortcuts(
    words.title,
    useMemo(() => rulesShortcuts(words), [words]),
  );
  return (
    <div className="rules-page">
      <h1 className="unseen">{words.title}</h1>
      {fault !== null && (
        <p className="message-wrong" role="alert">
          {fault === "damaged" ? words.damagedLink : words.noExample(fault.example)}
        </p>
      )}
      <Layout />
      <Controls />
    </div>
  );
}

/** Starts the worker and opens the first program; programs are kept as they are edited. Another program ends what was wrong. */
function begin(setFault: (fault: LinkFault | null) => void): () => void {
  const disconnect = connect();
  let isHere = true;
  let example: Program | undefined;
  const open = async (isWanted: () => boolean) => {
    const { hash } = location;
    const named = await exampleOf(hash);
    const program = named ?? (await firstProgram(hash, usePreferences.getState().language));
    const fault = await faultOf(hash);
    if (!isHere || !isWanted() || hash !== location.hash) return;
    example = named;
    openProgram(program);
    setFault(fault);
    if (fault === null) for (const command of commandsOf(hash)) enter(command);
  };
  // Not over a file that was opened while this one was loading.
  void open(() => useRules.getState().loaded === null);
  const opened = linkOf(location.hash);
  const onHash = () => {
    const { page, query } = readRoute(location.hash);
    const link = linkOf(location.hash);
    if (page === "rules" && (query.has("example") || (link !== "" && link !== opened))) void open(() => true);
  };
  addEventListener("hashchange", onHash);
  const unsubscribe = useRules.subscribe(({ program }, before) => {
    if (program === before.program) return;
    if (program.name !== before.program.name) setFault(null);
    if (program !== example) keepDraft({ ...program, link: linkOf(location.hash) });
  });
  return () => {
    isHere = false;
    removeEventListener("hashchange", onHash);
    unsubscribe();
    disconnect();
  };
}
