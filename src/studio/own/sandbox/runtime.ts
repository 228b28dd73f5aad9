/**
 * What stands behind a user's program in its worker: it reads what the program exports and searches it as the worker of the
 * built-in puzzles does. States never leave it; the page gets drawings of them.
 */
import { faultOf } from "../../../domains/text/fault.ts";
import { domainOf } from "../../../run/own-problem/domain.ts";
import { examine } from "../../../run/own-problem/examine.ts";
import {
  type OwnProgram,
  type Position,
  placed,
  readProgram,
  textOf,
} from "../../../run/own-problem/program.ts";
import { programSentence } from "../../../run/own-problem/sentences.ts";
import { prepareIn, type RunHost, type RunRequest } from "../../../run/run.ts";
import * as search from "../../../search/index.ts";
import { OptionError } from "../../../search/index.ts";
import { afterMessages } from "../../app/worker/scope.ts";
import type { SearchMessage } from "../../puzzles/search/messages.ts";
import { SearchSession } from "../../puzzles/search/session.ts";
import { withDrawings } from "./drawings.ts";
import type { FromExamination, ToExamination } from "./messages.ts";
import type { AskForSign } from "./signs.ts";

/** The program as a function, and how many lines it has; written in front of this script (compiled-programs.ts). */
declare const ownProgram: (exported: Record<string, unknown>, require: (name: string) => unknown) => void;
declare const ownLines: number;

const scope = globalThis as unknown as { onmessage: ((event: MessageEvent) => void) | null };

/** A program may do no more than this unless the user sets other limits. */
const MOST_MS = 60_000;
const MOST_BYTES = 500e6;
/** States that are looked at, and for how long, to tell whether a heuristic can be trusted. */
const EXAMINED = { states: 100_000, timeMs: 3000 };
/** Calls of the program between two looks at the clock. */
const CALLS_PER_LOOK = 64;
const SIGN_EVERY_MS = 500;

let port: MessagePort | undefined;
let calls = 0;
let signed = performance.now();

const say = (message: unknown) => port?.postMessage(message);

/** In the midst of long work: a function of the program has come back. */
function beat(): void {
  if (++calls % CALLS_PER_LOOK !== 0 || performance.now() - signed < SIGN_EVERY_MS) return;
  signed = performance.now();
  say({ type: "alive" });
}

let read: OwnProgram | undefined;

/** Read at the first message, so that its errors have somebody to hear them. */
function program(): OwnProgram {
  if (read !== undefined) return read;
  const exported: Record<string, unknown> = {};
  try {
    ownProgram(exported, required);
  } catch (error) {
    if (error instanceof OptionError) throw error;
    throw placed(programSentence("program-load", textOf(error)), positionOf(error));
  }
  return (read = readProgram(exported, { positionOf, beat }));
}

function required(name: string): unknown {
  if (name !== "frontier/search") throw new OptionError(programSentence("program-import", name));
  return search;
}

/** The innermost place of an error that lies in the program. */
function positionOf(error: unknown): Position | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  for (const [, line, column] of stack.matchAll(/:(\d+):(\d+)\)?$/gm))
    if (Number(line) <= ownLines) return { line: Number(line), column: Number(column) };
  return undefined;
}

function prepared(request: RunRequest, host: RunHost = {}) {
  const { time = `${MOST_MS}ms`, memory = `${MOST_BYTES / 1e6}MB`, ...settings } = request.settings;
  return prepareIn(domainOf(program()), { ...request, settings: { ...settings, time, memory } }, host);
}

const session = new SearchSession(
  (message) => say(withDrawings(message, (state) => program().draw(state))),
  afterMessages(),
  undefined,
  prepared,
);

function hear(message: SearchMessage | ToExamination | AskForSign): void {
  if (message.type === "are-you-alive") return say({ type: "alive" });
  if (message.type !== "examine") return session.hear(message);
  const { problem, heuristics, draw } = program();
  const answer: FromExamination = {
    type: "examined",
    start: draw(problem.starts[0]),
    heuristics: Object.keys(heuristics),
    hasUnitCosts: problem.cost === undefined,
    examination: examine(program(), EXAMINED),
  };
  say(answer);
}

scope.onmessage = ({ ports: [own] }) => {
  port = own;
  own.onmessage = ({ data }) => {
    try {
      hear(data);
    } catch (error) {
      say({ type: "failed", ...faultOf(error) });
    }
  };
};
