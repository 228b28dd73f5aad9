/**
 * What stands behind every user's program in its worker: it searches the program as the worker of the built-in puzzles does. States
 * never leave it; the page gets drawings of them.
 */
import { faultOf } from "../../../domains/text/fault.ts";
import { domainOf } from "../../../run/own-problem/domain.ts";
import { examine } from "../../../run/own-problem/examine.ts";
import type { OwnProgram } from "../../../run/own-problem/program.ts";
import { prepareIn, type RunHost, type RunRequest } from "../../../run/run.ts";
import { afterMessages } from "../../app/worker/scope.ts";
import type { SearchMessage } from "../../puzzles/search/messages.ts";
import { SearchSession } from "../../puzzles/search/session.ts";
import { withDrawings } from "./drawings.ts";
import type { FromExamination, ToExamination } from "./messages.ts";
import type { AskForSign } from "./signs.ts";

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
export function beat(): void {
  if (++calls % CALLS_PER_LOOK !== 0 || performance.now() - signed < SIGN_EVERY_MS) return;
  signed = performance.now();
  say({ type: "alive" });
}

/** Reads the program at the first message, so that its errors have somebody to hear them. */
export function serve(reading: () => OwnProgram): void {
  let read: OwnProgram | undefined;
  const program = () => (read ??= reading());
  const session = new SearchSession(
    (message) => say(withDrawings(message, (state) => program().draw(state))),
    afterMessages(),
    undefined,
    (request: RunRequest, host?: RunHost) => prepared(program(), request, host),
  );
  scope.onmessage = ({ ports: [own] }) => {
    port = own;
    own.onmessage = ({ data }: MessageEvent<SearchMessage | ToExamination | AskForSign>) => {
      try {
        if (data.type === "are-you-alive") say({ type: "alive" });
        else if (data.type === "examine") say(examined(program()));
        else session.hear(data);
      } catch (error) {
        say({ type: "failed", ...faultOf(error) });
      }
    };
  };
}

function prepared(program: OwnProgram, request: RunRequest, host: RunHost = {}) {
  const { time = `${MOST_MS}ms`, memory = `${MOST_BYTES / 1e6}MB`, ...settings } = request.settings;
  return prepareIn(domainOf(program), { ...request, settings: { ...settings, time, memory } }, host);
}

function examined(program: OwnProgram): FromExamination {
  const { problem, heuristics, draw } = program;
  return {
    type: "examined",
    start: draw(problem.starts[0]),
    heuristics: Object.keys(heuristics),
    hasUnitCosts: problem.cost === undefined,
    examination: examine(program, EXAMINED),
  };
}
