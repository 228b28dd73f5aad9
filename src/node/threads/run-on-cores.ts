/**
 * A run that other threads join if it lasts: a search in rounds that can be split goes on in pieces, from the round it has
 * reached. Its counters, path and outcome are those of one thread.
 */
import {
  ended,
  type PreparedRun,
  prepare,
  type RunHost,
  type RunRequest,
  type RunResult,
} from "../../run/run.ts";
import { canSplit } from "../../run/split/index.ts";
import type { SearchResult } from "../../search/index.ts";
import { cpuSince, runPieces } from "./run-pieces.ts";

/** A search that takes less is over before others would be of use. */
const ALONE_MS = 1000;
/** A round takes longer than all before it, so one that begins this late is shared from its beginning: no work is done twice. */
const ALONE_AT_ROUND_MS = 150;
const STOP_CHECK_MS = 50;
/** To begin one costs as much as a thousand nodes. */
const PIECES_WANTED = 1000;

export async function runOnCores(
  request: RunRequest,
  host: RunHost,
  cores: number,
  aloneMs = ALONE_MS,
): Promise<RunResult> {
  const prepared = prepare(request, host);
  const { search, isReady } = prepared;
  const begun = { clock: performance.now(), processor: process.cpuUsage() };
  let rounds = 0;
  while (isReady && search.advance()) {
    host.progress?.(() => search.result());
    const round = search.roundBegin;
    if (round === undefined) continue;
    const isNewRound = round.rounds > rounds;
    rounds = round.rounds;
    const worked = performance.now() - begun.clock;
    if (worked < (isNewRound ? Math.min(ALONE_AT_ROUND_MS, aloneMs) : aloneMs)) continue;
    if (!canBeShared(prepared, request)) continue;
    await share(prepared, request, host, cores, begun);
    break;
  }
  const { result, picture } = ended(prepared);
  return { ...result, pictures: result.states.map(picture) };
}

/** A limit on nodes is kept exactly by a single walk only. */
function canBeShared({ settings }: PreparedRun, request: RunRequest): boolean {
  return settings.nodes === undefined && canSplit(withoutTimes(request), "first");
}

/** Times are looked at here, not in the pieces. */
function withoutTimes({ domain, input, settings }: RunRequest): RunRequest {
  const { time: _time, cpu: _cpu, ...others } = settings;
  return { domain, input, settings: others };
}

async function share(
  { search, options }: PreparedRun,
  request: RunRequest,
  host: RunHost,
  cores: number,
  begun: { readonly clock: number; readonly processor: NodeJS.CpuUsage },
): Promise<void> {
  const stop = new AbortController();
  const watch = setInterval(() => host.signal?.aborted && stop.abort(), STOP_CHECK_MS);
  const { time, cpu } = options.limits;
  try {
    const { outcome, limit, counts, path } = await runPieces(withoutTimes(request), "first", {
      workers: cores,
      pieces: PIECES_WANTED,
      from: search.roundBegin!,
      keeper: host.keeper!,
      time: time && Math.max(0, time - (performance.now() - begun.clock)),
      cpu: cpu && Math.max(0, cpu - cpuSince(begun.processor)),
      signal: stop.signal,
      onProgress: ({ made }) =>
        host.progress?.(() => withMade(search.result(), made, performance.now() - begun.clock)),
    });
    search.adopt(counts!, path!, { outcome, limit });
  } finally {
    clearInterval(watch);
  }
}

function withMade(
  result: SearchResult<unknown, unknown>,
  made: number,
  timeMs: number,
): SearchResult<unknown, unknown> {
  return { ...result, metrics: { ...result.metrics, generated: 1 + made, timeMs } };
}
