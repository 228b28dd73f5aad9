/** `frontier trace`: looks into a trace file, plays it to a step, or writes it in another format. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Command } from "commander";
import {
  OptionError,
  Replay,
  readTrace,
  type SearchEvent,
  type Trace,
  TraceError,
  toPosthoc,
} from "../../search/index.ts";
import { domainNamed, type RunRequest } from "../../study/run.ts";
import { effectiveSettings } from "../../study/settings.ts";
import { count, table } from "../print.ts";

interface TraceFlags {
  readonly step?: string;
  readonly posthoc?: string;
}

export function addTrace(program: Command): void {
  program
    .command("trace")
    .summary("replay a trace to any step, or export it")
    .description("Shows a trace that `solve --trace` has written: as a whole, or as it was after N events.")
    .argument("<file>", "a trace")
    .option("--step <N>", "play the first N events and show where the search was")
    .option("--posthoc <file>", "write it in the format of the viewer Posthoc")
    .action((file: string, flags: TraceFlags) => {
      const trace = read(file);
      if (flags.posthoc !== undefined) return exportTo(flags.posthoc, trace);
      const step = flags.step === undefined ? trace.events.length : Number(flags.step);
      if (!Number.isInteger(step) || step < 0)
        throw new OptionError(`--step takes a whole number, not "${flags.step}".`);
      process.stdout.write(`${pictureAt(trace, step)}\n`);
    });
}

function read(file: string): Trace {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new OptionError(`${file} cannot be read: ${(error as Error).message}`);
  }
  try {
    return readTrace(text);
  } catch (error) {
    if (!(error instanceof TraceError)) throw error;
    throw new OptionError(`${file}:${error.line}:1: ${error.message}`);
  }
}

/** How the trace's own domain draws and writes states. */
function openedFrom(trace: Trace) {
  const request = trace.header as unknown as RunRequest;
  const domain = domainNamed(request.domain);
  return domain.open(request.input, effectiveSettings(domain, request.input, request.settings));
}

function exportTo(file: string, trace: Trace): void {
  const opened = openedFrom(trace);
  writeFileSync(file, `${JSON.stringify(toPosthoc(trace, (state) => opened.line(state)))}\n`);
  process.stdout.write(`Wrote ${count(trace.events.length)} events to ${file}.\n`);
}

function pictureAt(trace: Trace, step: number): string {
  const replay = new Replay(trace.events);
  replay.goTo(step);
  const { current, counters, nodes } = replay;
  const statuses = new Map<string, number>();
  for (const { status } of nodes.values()) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const parts = [
    `Event ${count(replay.step)} of ${count(trace.events.length)}${current ? `: ${eventText(current)}` : ""}`,
  ];
  if (current !== undefined && current.type !== "bound") parts.push(openedFrom(trace).picture(current.state));
  parts.push(
    table(
      ["counter", "so far"],
      Object.entries(counters).map(([name, value]) => [name, count(value)]),
    ),
  );
  parts.push(
    table(
      ["nodes now", "how many"],
      [...statuses].map(([status, many]) => [status, count(many)]),
    ),
  );
  return parts.join("\n\n");
}

function eventText({ type, id, parent, action, g, h, f }: SearchEvent): string {
  if (type === "bound") return `a round with bound ${f}`;
  const made = parent === null ? "" : `, made from node ${parent} by ${String(action)}`;
  return `${type} node ${id} (g ${g}, h ${h}, f ${f}${made})`;
}
