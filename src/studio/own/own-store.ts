/** The program in the editor, and what became of it when it was run. */
import { create } from "zustand";
import type { Fault } from "../../domains/index.ts";
import { OWN_PROBLEM } from "../../run/own-problem/domain.ts";
import { WorkerClient } from "../app/worker/client.ts";
import { ownProblem } from "../puzzles/domains/own-problem/index.ts";
import { changePuzzle, usePuzzle } from "../puzzles/puzzle-store.ts";
import { unpackText } from "../rules/program/program-link.ts";
import { compile } from "./compiled-programs.ts";
import { domainOnPage, setCurrentProgram } from "./examined-programs.ts";
import { type ProgramFile, readExample } from "./examples.ts";
import { keepProgram, keptProgram } from "./kept-program.ts";
import { useLinkedProgram } from "./linked-program.ts";
import type { FromExamination, ToExamination } from "./sandbox/messages.ts";
import { ownWorker } from "./sandbox/own-worker.ts";

interface OwnState extends ProgramFile {
  /** Somebody else wrote it: it is not run before the visitor says so. */
  readonly isForeign: boolean;
  /** It came in the place of the program of a link, which cannot be unpacked. */
  readonly isInstead: boolean;
  readonly phase: "idle" | "running" | "ready" | "failed";
  /** What was run last, with or without success. */
  readonly ran: string | null;
  readonly fault: Fault | null;
}

export const useOwn = create<OwnState>(() => ({
  name: "",
  text: "",
  isForeign: false,
  isInstead: false,
  phase: "idle",
  ran: null,
  fault: null,
}));

/** Replaces the program by one that the user has chosen. */
export function openProgram(file: ProgramFile): void {
  useOwn.setState({ isInstead: false });
  put(file, false);
}

/** What is not somebody else's is run at once. */
function put(file: ProgramFile, isForeign: boolean): void {
  useOwn.setState({ ...file, isForeign });
  if (!isForeign) void runProgram();
}

export function edit(text: string): void {
  if (text !== useOwn.getState().text) useOwn.setState({ text });
}

/** The program of the link, that of the last visit, or an example; called whenever the set-up is shown or a link comes. */
export async function begin(): Promise<void> {
  const { program: linked } = useLinkedProgram.getState();
  if (linked !== null) {
    const text = await unpackText(linked.packed);
    if (useLinkedProgram.getState().program !== linked) return;
    useLinkedProgram.setState({ program: null });
    useOwn.setState({ isInstead: text === undefined });
    if (text !== undefined) return put({ name: linked.name, text }, text !== keptProgram()?.text);
  }
  if (useOwn.getState().name === "") put(keptProgram() ?? (await readExample("grid.ts")), false);
}

/** Runs the program in the editor: it is compiled, read and examined; then it is what the page searches. */
export async function runProgram(): Promise<void> {
  const { text, name } = useOwn.getState();
  useOwn.setState({ phase: "running", ran: text, fault: null, isForeign: false });
  keepProgram({ name, text });
  const isNewest = () => useOwn.getState().ran === text;
  const fault = (await compile(text)) ?? (isNewest() ? await examined(text) : null);
  if (!isNewest()) return;
  if (fault !== null) return useOwn.setState({ phase: "failed", fault });
  useOwn.setState({ phase: "ready" });
  showProgram(text);
}

/** Gives up a program that is still being read or examined. */
export function stopProgram(): void {
  examining?.end();
  useOwn.setState({ phase: "idle", ran: null });
}

let examining: WorkerClient<ToExamination, FromExamination> | null = null;

/** What is wrong with the program, if something is; otherwise it becomes the current one. */
function examined(text: string): Promise<Fault | null> {
  examining?.end();
  return new Promise((resolve) => {
    const client = new WorkerClient<ToExamination, FromExamination>(ownWorker(text), {
      heard(message) {
        client.end();
        const { type, ...said } = message;
        if (type === "failed") return resolve(said as Fault);
        setCurrentProgram(text, message as Extract<FromExamination, { type: "examined" }>);
        resolve(null);
      },
      died: resolve,
    });
    examining = client;
    client.send({ type: "examine" });
  });
}

/** The settings stay as far as the new program has the heuristics that they name. */
function showProgram(text: string): void {
  if (usePuzzle.getState().domain !== OWN_PROBLEM) return;
  const { heuristics } = domainOnPage;
  const isKnown = (names: string) => names.split(",").every((name) => Object.hasOwn(heuristics, name));
  changePuzzle((puzzle) => {
    const { heuristic, ...others } = puzzle.settings;
    const isRacing = puzzle.rivals.every((rival) => rival.heuristic !== "zero" && isKnown(rival.heuristic));
    return {
      ...puzzle,
      input: { text },
      settings: heuristic !== undefined && isKnown(heuristic) ? puzzle.settings : others,
      rivals: isRacing ? puzzle.rivals : ownProblem.first.rivals,
    };
  });
}
