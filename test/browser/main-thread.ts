/**
 * What the main thread of a page does, measured in CPU time of that thread only: from a trace of Chromium, so that
 * other programs on the machine hardly change it. A page answers within 100 ms if its main thread needs less than that.
 */
import type { Page } from "playwright-core";

/**
 * On a virtual machine the clock of a thread also counts time that the host took away: a task of 40 ms has shown up as
 * 140. A timing test is therefore repeated, at most twice; a page that is slow by itself is slow every time.
 */
export const timed = { retry: 2, timeout: 120_000 };

/** All in milliseconds. */
interface MainThread {
  /** CPU time of the longest task. */
  readonly longestTask: number;
  /** For each press of the pointer: CPU time from its arrival to the commit of the frame that shows its effect. */
  readonly answers: readonly number[];
  /** The same in wall-clock time, until the frame is on the screen: how this machine fared. */
  readonly waits: readonly number[];
}

/** Of an event that is shown: times of the page, in milliseconds. */
interface EventTiming {
  readonly type: string;
  readonly timeStamp: number;
  readonly processingStart: number;
  readonly commitFinishTime?: number;
  readonly duration: number;
}

/** In microseconds; `tdur` is the time of the thread, left out where it is 0. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: EventTiming };
}

/** Watches the main thread while something is done with the page, until the last frame of it is shown. */
export async function mainThreadDuring(page: Page, act: () => Promise<void>): Promise<MainThread> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  const failure = await act()
    .then(() => page.evaluate(framesShown))
    .then(
      () => null,
      (error: unknown) => error,
    );
  const trace = await browser.stopTracing();
  if (failure !== null) throw failure;
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return measured(traceEvents);
}

/** Runs in the page. */
async function framesShown(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await new Promise((resume) => setTimeout(resume, 100));
}

function measured(events: readonly TraceEvent[]): MainThread {
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(thread),
  );
  const tasks = outermost(
    events.filter(
      (event) => event.ph === "X" && event.name.endsWith("::RunTask") && mains.has(thread(event)),
    ),
  );
  if (tasks.every(({ tdur }) => tdur === undefined))
    throw new Error("The trace tells no CPU times of the page's main thread.");
  const cpuOf = (from: number, to: number) =>
    sum(tasks.filter(({ ts, dur }) => ts < to && ts + dur > from).map(cpuMs));
  const presses = events.filter(
    ({ name, ph, args }) => name === "EventTiming" && ph === "b" && args.data?.type === "pointerdown",
  );
  return {
    longestTask: Math.max(...tasks.map(cpuMs)),
    answers: presses.map(({ ts, args }) => {
      const { timeStamp, processingStart, commitFinishTime = Number.POSITIVE_INFINITY } = args.data!;
      const begun = ts + (processingStart - timeStamp) * 1000;
      // The task that was in its way, then its own and all others up to the frame.
      return cpuOf(ts, ts + 1) + cpuOf(Math.max(begun, ts + 1), ts + (commitFinishTime - timeStamp) * 1000);
    }),
    waits: presses.map(({ args }) => args.data!.duration),
  };
}

/** A task may run others inside itself; their time is part of its own. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

function cpuMs({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** One line for the output of a test. */
export function summaryOf({ longestTask, answers, waits }: MainThread): string {
  const most = (numbers: readonly number[]) => Math.round(Math.max(...numbers));
  return `${answers.length} clicks: at most ${most(answers)} ms of the main thread each (longest task ${Math.round(longestTask)} ms); by the clock at most ${most(waits)} ms`;
}
