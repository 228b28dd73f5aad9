/** The state of the page "Rules" and what users can do with it. Views read it; only this file talks to the worker. */
import { create, useStore } from "zustand";
import type { Fault } from "../../domains/index.ts";
import { startClock } from "../ui/clock.ts";
import { storeInTurn } from "../ui/store-in-turn.ts";
import { Checker } from "./editor/checker.ts";
import type { Program } from "./program/program.ts";
import { Connection } from "./worker/connection.ts";
import type { Problem } from "./worker/problem.ts";
import {
  type Answer,
  type Frame,
  firstWant,
  type Input,
  type Question,
  type Span,
  type TreeQuestion,
  type Want,
} from "./worker/protocol.ts";
import type { ConsoleLine } from "./worker/trace/console-history.ts";

export type Notice =
  | { readonly type: "inside"; readonly rule: string | null }
  | { readonly type: "busy"; readonly rule: string | null }
  | { readonly type: "failed"; readonly fault: Fault }
  | { readonly type: "copied" }
  | { readonly type: "link"; readonly address: string };

interface RulesState {
  readonly frame: Frame | null;
  readonly want: Want;
  readonly program: Program;
  /** The text that the engine has. */
  readonly loaded: string | null;
  /** Errors of the text in the editor, and of the text that runs. */
  readonly problems: readonly Problem[];
  readonly runProblems: readonly Problem[];
  readonly breaks: readonly string[];
  readonly playing: boolean;
  readonly speed: number;
  readonly question: Question | null;
  readonly answer: Answer | null;
  /** The question that was answered: while another moment is shown, it is not the newest. */
  readonly answered: Question | null;
  readonly notice: Notice | null;
  /** What a firing or command prints while it runs; if it was stopped, what it had printed until then. */
  readonly printed: { readonly lines: readonly ConsoleLine[]; readonly isLost: boolean } | null;
}

/** The rows of a list that are asked for before it has said which are in view. */
export const firstRows: Span = firstWant.facts;

export const useRules = create<RulesState>(() => ({
  frame: null,
  want: firstWant,
  program: { name: "program.clp", text: "", commands: [] },
  loaded: null,
  problems: [],
  runProblems: [],
  breaks: [],
  playing: false,
  speed: Number.POSITIVE_INFINITY,
  question: null,
  answer: null,
  answered: null,
  notice: null,
  printed: null,
}));

const inTurn = storeInTurn(useRules, ({ playing }) => playing);

/** For what changes with every moment: while rules fire, the callers are rendered in turn, one in each frame. */
export function useRulesInTurn<Part>(part: (state: RulesState) => Part): Part {
  return useStore(inTurn, part);
}

const { getState: get, setState: set } = useRules;
let connection: Connection | null = null;
let stopClock: (() => void) | undefined;

/** Starts the worker; the function ends it. */
export function connect(): () => void {
  const opened = new Connection(
    (message) => {
      if (message.type === "frame") receiveFrame(message.frame);
      else if (message.type === "busy")
        set({
          notice: { type: "busy", rule: message.rule },
          printed: { lines: message.printed, isLost: false },
        });
      else if (message.type === "problem") addProblem(message.problem);
      else if (message.type === "failed")
        set({ notice: { type: "failed", fault: message.fault }, playing: false });
    },
    ({ rule }) => {
      const { printed } = get();
      set({
        notice: { type: "inside", rule },
        playing: false,
        printed: printed && { ...printed, isLost: true },
      });
    },
  );
  connection = opened;
  const checker = new Checker((text, problems) => {
    if (text === get().program.text) set({ problems });
  });
  const unsubscribe = useRules.subscribe(({ program }, before) => {
    if (program.text !== before.program.text) checker.check(program.text);
  });
  opened.send({ type: "want", want: get().want });
  return () => {
    stopClock?.();
    unsubscribe();
    checker.close();
    opened.close();
    connection = null;
    set({ frame: null, playing: false, loaded: null });
  };
}

/** Errors of the program while it runs; as many as are worth a mark. */
function addProblem(problem: Problem): void {
  const { runProblems, program } = get();
  if (problem.file !== program.name || runProblems.length >= 20) return;
  set({ runProblems: [...runProblems, problem] });
}

function receiveFrame(frame: Frame): void {
  isAwaited = false;
  const { notice, playing, speed, want, printed } = get();
  const ended = frame.status === "idle" && frame.ending !== null && frame.ending !== "count";
  const goesOn = playing && !(ended && want.position === null) && frame.status !== "reading";
  set({
    frame,
    notice: notice?.type === "busy" ? null : notice,
    printed: printed?.isLost ? printed : null,
    playing: speed === Number.POSITIVE_INFINITY ? isBusy(frame) : goesOn,
  });
  void followMoment(frame.position);
}

/** What is looked at is shown as it is at the moment shown: one question at a time, and the newest counts. */
async function followMoment(position: number): Promise<void> {
  const { question } = get();
  if (question === null || !("position" in question) || question.position === position) return;
  set({ question: { ...question, position } });
  if (isFollowing) return;
  isFollowing = true;
  for (let asked = get().question; asked !== null && "position" in asked; asked = get().question) {
    if (asked === get().answered) break;
    if (isReplayed(asked)) await new Promise((resume) => setTimeout(resume, SETTLED_MS));
    if (get().question !== asked) continue;
    const answer = await inquire(asked);
    const { question: newest } = get();
    if (newest !== null && isSame(newest, asked)) set({ answer, answered: asked });
  }
  isFollowing = false;
}

let isFollowing = false;

/** Milliseconds that a moment must stay before a question is asked for which the session is replayed up to there. */
const SETTLED_MS = 200;

function isReplayed({ type }: Question): boolean {
  return (type === "rule" || type === "activation") && get().want.position !== null;
}

/** Whether two questions are about the same thing, at whatever moment. */
function isSame(a: Question, b: Question): boolean {
  return JSON.stringify({ ...a, position: 0 }) === JSON.stringify({ ...b, position: 0 });
}

/** Shows another part or moment. */
export function show(change: Partial<Want>): void {
  const want = { ...get().want, ...change };
  set({ want });
  connection?.send({ type: "want", want });
}

export function showRows(list: "facts" | "instances" | "agenda" | "messages", { from, to }: Span): void {
  const span = get().want[list];
  if (span === null) return;
  if (from >= span.from && to <= span.to && to - from > 0.3 * (span.to - span.from)) return;
  show({ [list]: { from: Math.max(0, from - 20), to: to + 40 } });
}

/** Moves to a position of the timeline; one past the end fires a rule. */
export function seek(position: number): void {
  const last = get().frame?.last ?? 0;
  if (position > last) act({ type: "run", count: 1 });
  else show({ position: position >= last ? null : Math.max(0, position) });
}

/** Gives inputs to the engine at the moment shown. */
export function act(...inputs: Input[]): void {
  const { want } = get();
  connection?.send({ type: "do", inputs, at: want.position });
  set({ notice: null, printed: null });
  if (want.position !== null) show({ position: null });
}

/** A line typed into the console: input if the program is reading, otherwise a command. */
export function enter(line: string): void {
  const { frame } = get();
  if (frame?.status === "reading" && get().want.position === null) {
    connection?.send({ type: "answer", line });
    return;
  }
  const run = /^\s*\(\s*run\s*(-?\d+)?\s*\)\s*$/.exec(line);
  if (run === null) act({ type: "command", text: line });
  // In slices, so that it can be stopped.
  else {
    const count = run[1] === undefined || Number(run[1]) < 0 ? null : Number(run[1]);
    act({ type: "run", count, typed: line.trim() });
  }
}

/** Advances by this many firings; those of the timeline are shown before new ones are made. */
export function fire(count: number): void {
  const { frame, want } = get();
  const known = want.position === null || frame === null ? 0 : frame.last - want.position;
  if (want.position !== null && count <= known) return seek(want.position + count);
  if (want.position !== null) show({ position: null });
  act({ type: "run", count: count - known });
}

/** Loads the program as it is into a fresh engine and resets; strategy and salience evaluation stay. */
export function reset(): void {
  const { program, frame } = get();
  const inputs: Input[] = [{ type: "load", name: program.name, text: program.text }];
  if (frame !== null && frame.strategy !== "depth") inputs.push(command(`(set-strategy ${frame.strategy})`));
  if (frame !== null && frame.salienceEvaluation !== "when-defined") {
    inputs.push(command(`(set-salience-evaluation ${frame.salienceEvaluation})`));
  }
  begin([...inputs, command("(reset)")]);
}

/** Opens another program in a fresh engine. */
export function openProgram(program: Program): void {
  set({ program });
  begin([{ type: "load", name: program.name, text: program.text }, command("(reset)")]);
}

function begin(inputs: readonly Input[]): void {
  set({
    loaded: get().program.text,
    playing: false,
    question: null,
    answer: null,
    answered: null,
    notice: null,
    printed: null,
    runProblems: [],
  });
  const { instances, messages } = get().want;
  show({
    position: null,
    facts: firstRows,
    instances: instances && firstRows,
    agenda: firstRows,
    messages: messages && firstRows,
    console: null,
  });
  connection?.begin(inputs);
}

function command(text: string): Input {
  return { type: "command", text };
}

export function edit(text: string): void {
  set({ program: { ...get().program, text } });
}

export function stop(): void {
  stopClock?.();
  set({ playing: false });
  connection?.stop();
}

export function play(playing: boolean): void {
  const { speed, want } = get();
  if (!playing) return stop();
  set({ playing: true });
  if (speed !== Number.POSITIVE_INFINITY) {
    stopClock?.();
    isAwaited = false;
    stopClock = startClock({
      speed: () => get().speed,
      advance: playOn,
      isReady: () => !isAwaited && !isBusy(get().frame),
    });
    return;
  }
  // From an earlier moment the timeline is shown to its end before new rules fire.
  if (want.position !== null) show({ position: null });
  connection?.send({ type: "do", inputs: [{ type: "run", count: null }], at: null });
  set({ notice: null, printed: null });
}

/** The engine is slower than the clock: its answer to the steps before comes first. */
let isAwaited = false;

/** Playing shows the moments of the timeline, then fires new rules. */
function playOn(steps: number): boolean {
  const { frame, want, playing } = get();
  if (!playing || frame === null) return playing;
  isAwaited = true;
  if (want.position === null) fire(steps);
  else seek(Math.min(frame.position + steps, frame.last));
  return true;
}

function isBusy(frame: Frame | null): boolean {
  return frame?.status === "running" || frame?.status === "replaying";
}

export function setSpeed(speed: number): void {
  const { playing } = get();
  if (playing) stop();
  set({ speed });
  if (playing) play(true);
}

export function toggleBreak(rule: string): void {
  const { breaks } = get();
  const rules = breaks.includes(rule) ? breaks.filter((name) => name !== rule) : [...breaks, rule];
  set({ breaks: rules });
  connection?.send({ type: "break", rules });
}

/** Asks the engine; an engine that ends before it has answered knows nothing. */
export async function inquire(question: Question | TreeQuestion): Promise<Answer> {
  return (await connection?.ask(question)) ?? { type: "none" };
}

/** Shows a question and, as soon as there is one, its answer. */
export async function ask(question: Question | null): Promise<void> {
  set({ question, answer: null, answered: null });
  if (question === null) return;
  const answer = await inquire(question);
  if (get().question === question) set({ answer, answered: question });
}

export function notify(notice: Notice | null): void {
  set({ notice });
}
