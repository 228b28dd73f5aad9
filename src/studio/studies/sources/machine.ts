/** The studies of the machine that serves the page; none if the page comes from another web server. */
import { create } from "zustand";
import { type Fault, faultOf, faultSaying } from "../../../domains/text/fault.ts";
import { studySentence } from "../../../run/sentences.ts";
import type { MachineListing, StudyStart } from "../../../study/machine-studies.ts";
import type { StudyResults } from "../../../study/results.ts";
import type { Language } from "../../../words/languages.ts";
import { keepStudy, useOpenStudies } from "./open-studies.ts";
import { eventTexts } from "./server-events.ts";

/** The server writes it into the page: `open` or `locked`; otherwise there is no such server, or this is another machine. */
const state = document.querySelector<HTMLMetaElement>('meta[name="frontier-studies"]')?.content;
export const hasMachine = state === "open";
/** What a page says that was opened without the secret of the server; null otherwise. */
export const lockedFault: Fault | null =
  state === "locked" ? faultSaying(studySentence("studio-locked")) : null;

interface Machine {
  /** Null until the server has answered. */
  readonly listing: MachineListing | null;
  /** Whether the server is there; a page that is open may outlive it. */
  readonly isConnected: boolean;
  /** What the server says if it cannot list its studies. */
  readonly fault: Fault | null;
}

export const useMachine = create<Machine>(() => ({ listing: null, isConnected: hasMachine, fault: null }));

const AGAIN_MS = 2000;
/** The least time between two fetches of a running study that is shown. */
const FETCH_EVERY_MS = 1500;

/** Follows the studies of the machine; returns the function that stops it. */
export function followMachine(): () => void {
  if (!hasMachine) return () => {};
  const end = new AbortController();
  void follow(end.signal);
  return () => end.abort();
}

async function follow(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await ask("GET", "events", undefined, signal);
      for await (const text of eventTexts(response.body!)) {
        useMachine.setState({ listing: JSON.parse(text) as MachineListing, isConnected: true });
      }
      useMachine.setState({ isConnected: false, fault: null });
    } catch (error) {
      const fault = error instanceof ServerFault ? error.fault : null;
      if (!signal.aborted) useMachine.setState({ isConnected: false, fault });
    }
    if (signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

const fetchedAt = new Map<string, number>();

/** Fetches a study whose results are missing or incomplete here. */
export async function fetchStudy(id: string): Promise<void> {
  const summary = useMachine.getState().listing?.studies.find((study) => study.id === id);
  const key = `machine/${id}`;
  const known = useOpenStudies.getState().studies.find((study) => study.key === key);
  if (summary === undefined || (known && isCurrent(known.results, summary.done, summary.finishedAt))) return;
  const wait = (fetchedAt.get(id) ?? 0) + FETCH_EVERY_MS - performance.now();
  if (wait > 0) return void setTimeout(() => void fetchStudy(id), wait);
  fetchedAt.set(id, performance.now());
  try {
    const results = (await (await ask("GET", id)).json()) as StudyResults;
    keepStudy({ key, results, stop: null, failure: null });
  } catch (error) {
    if (known === undefined) useMachine.setState({ isConnected: false });
    else keepStudy({ ...known, failure: faultFrom(error) });
  }
}

function isCurrent(results: StudyResults, done: number, finishedAt: string | null): boolean {
  return results.runs.length >= done && results.finishedAt === finishedAt;
}

/** Returns the id of the new study. Throws an error; `faultFrom` gets from it what the server says. */
export async function startOnMachine(start: StudyStart): Promise<string> {
  const { id } = (await (await ask("POST", "", start)).json()) as { id: string };
  return id;
}

export async function stopOnMachine(id: string): Promise<void> {
  await ask("POST", `${id}/stop`);
}

export async function resumeOnMachine(id: string): Promise<void> {
  await ask("POST", `${id}/resume`);
}

/** The report as a PDF. */
export async function pdfFromMachine(id: string, language: Language): Promise<ArrayBuffer> {
  return (await ask("GET", `${id}/report.pdf?lang=${language}`)).arrayBuffer();
}

class ServerFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

/** What is wrong, in the words of the server or of the browser. */
export function faultFrom(error: unknown): Fault {
  return error instanceof ServerFault ? error.fault : faultOf(error);
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(`./api/studies${path === "" ? "" : `/${path}`}`, {
    method,
    ...(body !== undefined && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new ServerFault(await faultIn(response));
  return response;
}

/** A proxy or a refusal answers with text instead of a fault. */
async function faultIn(response: Response): Promise<Fault> {
  if (response.headers.get("Content-Type")?.startsWith("application/json")) return response.json();
  return { message: await response.text(), said: null };
}
