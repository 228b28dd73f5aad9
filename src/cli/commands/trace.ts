/** `frontier trace`: shows a trace file, replays it to a step, or writes it in another format. */
import type { Command } from "commander";
import type { OpenedProblem } from "../../domains/index.ts";
import { wholeNumberOption } from "../../domains/index.ts";
import { readText } from "../../node/files/bounded-text.ts";
import { replaceFile } from "../../node/files/shared-files.ts";
import { atPlaceIn, machineSentence } from "../../node/sentences.ts";
import { OWN_PROBLEM } from "../../run/own-problem/domain.ts";
import { domainNamed, type RunRequest } from "../../run/run.ts";
import { effectiveSettings } from "../../run/settings.ts";
import {
  OptionError,
  Replay,
  readTrace,
  type SearchEvent,
  type Trace,
  TraceError,
  toPosthoc,
} from "../../search/index.ts";
import { count, table } from "../terminal/print.ts";
import { tellIdleFlags } from "../terminal/tell-ignored.ts";
import { words } from "../words/index.ts";

interface TraceFlags {
  readonly step?: string;
  readonly posthoc?: string;
}

export function addTrace(program: Command): void {
  program
    .command("trace")
    .description("Shows a trace written by `solve --trace`: as a whole, or as it was after N events.")
    .argument("<file>", "a trace")
    .option("--step <N>", "replay the first N events and show where the search was")
    .option("--posthoc <file>", "write it in the format of the viewer Posthoc")
    .action((file: string, flags: TraceFlags) => {
      const trace = read(file);
      if (trace.result === undefined) process.stderr.write(`${words.trace.cutOff(file)}\n`);
      if (flags.posthoc !== undefined) {
        tellIdleFlags({ ...flags }, ["step"], "posthoc");
        return exportTo(flags.posthoc, trace);
      }
      const { step = String(trace.events.length) } = flags;
      process.stdout.write(`${pictureAt(trace, wholeNumberOption("step", step))}\n`);
    });
}

/** A longer text would not fit into a string. */
const MOST_BYTES = 500_000_000;

function read(file: string): Trace {
  const text = readText(file, file, MOST_BYTES);
  try {
    return readTrace(text);
  } catch (error) {
    if (!(error instanceof TraceError)) throw error;
    throw new OptionError(atPlaceIn(file, error.line, 1, machineSentence(error.fault)));
  }
}

/** How the trace's domain draws and writes states; JSON where the trace names no problem of a domain. Own programs are drawn already. */
function drawingFor({ header }: Trace): Pick<OpenedProblem<unknown, unknown>, "picture" | "line"> {
  if (!isRequest(header)) return { picture: JSON.stringify, line: JSON.stringify };
  if (header.domain === OWN_PROBLEM)
    return { picture: String, line: (state) => String(state).replaceAll("\n", " ") };
  const domain = domainNamed(header.domain);
  return domain.open(header.input, effectiveSettings(domain, header.input, header.settings));
}

/** The header that `solve --trace` writes; a program that uses the library may write another one. */
function isRequest(header: object): header is RunRequest {
  return "domain" in header && "input" in header && "settings" in header;
}

function exportTo(file: string, trace: Trace): void {
  const drawing = drawingFor(trace);
  const exported = toPosthoc(trace, (state) => drawing.line(state));
  replaceFile(file, `${JSON.stringify(exported)}\n`);
  process.stdout.write(`${words.trace.exported(exported.events.length, file)}\n`);
}

function pictureAt(trace: Trace, step: number): string {
  const replay = new Replay(trace.events);
  replay.goTo(step);
  const { current, counters, nodes } = replay;
  const { titles } = words;
  const names: Readonly<Record<string, string>> = words.counters;
  const statuses = new Map<string, number>();
  for (const { status } of nodes.values()) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const parts = [
    `${words.trace.event(replay.step, trace.events.length)}${current ? `: ${eventText(current)}` : ""}`,
  ];
  if (current !== undefined && current.type !== "bound") parts.push(drawingFor(trace).picture(current.state));
  parts.push(
    table(
      [titles.counter, titles.soFar],
      Object.entries(counters).map(([name, value]) => [names[name] ?? name, count(value)]),
    ),
  );
  parts.push(
    table(
      [titles.nodesNow, titles.howMany],
      [...statuses].map(([status, many]) => [words.trace.types[status] ?? status, count(many)]),
    ),
  );
  return parts.join("\n\n");
}

function eventText({ type, id, parent, action, g, h, f }: SearchEvent): string {
  if (type === "bound") return words.trace.bound(String(f));
  const from = parent === null ? undefined : String(parent);
  const what = words.trace.types[type] ?? type;
  return words.trace.node(what, String(id), `g ${g}, h ${h}, f ${f}`, from, String(action));
}
