/**
 * The studies of the machine for the page: list, results, start, stop, go on, and a stream of what changes. What is wrong
 * is answered as a `Fault`, which the page says in its own language.
 */
import { availableParallelism } from "node:os";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import { faultOf } from "../domains/index.ts";
import type { Store } from "../node/store/store.ts";
import { studySentence } from "../run/sentences.ts";
import { OptionError } from "../search/index.ts";
import { builtInStudies } from "../study/built-in/index.ts";
import { type MachineListing, MOST_RUNS_IN_PAGE } from "../study/machine-studies.ts";
import type { StudyProcesses } from "./study-processes.ts";

const LOOK_EVERY_MS = 500;
/** A study file is a page of text. */
const MOST_BYTES = 200_000;

const count = z.number().int().min(1).max(1e9).nullable();
const startSchema = z.object({
  study: z.union([
    z.strictObject({ name: z.string().refine((name) => Object.hasOwn(builtInStudies, name)) }),
    z.strictObject({ file: z.string().max(200), text: z.string().max(MOST_BYTES) }),
  ]),
  sample: count,
  jobs: count,
});

/** `ended` is the end of the server: who still listens for events then is told no more. */
export function studiesApi(store: Store, processes: StudyProcesses, ended: AbortSignal): Hono {
  const api = new Hono().basePath("/api");
  api.onError((error, context) => context.json(faultOf(error), 400));
  api.use("/studies", bodyLimit({ maxSize: 2 * MOST_BYTES }));

  api.get("/studies/events", (context) =>
    streamSSE(context, async (stream) => {
      let last = "";
      while (!stream.aborted && !ended.aborted) {
        const data = JSON.stringify(await listing(store, processes));
        if (data !== last) await stream.writeSSE({ data });
        last = data;
        await stream.sleep(LOOK_EVERY_MS);
      }
    }),
  );
  api.get("/studies/:id", async (context) => {
    const study = await store.find(context.req.param("id"));
    if (study === undefined) return missing(context);
    if (study.total > MOST_RUNS_IN_PAGE)
      return context.json(faultOf(new OptionError(studySentence("too-large-for-page", study.id))), 413);
    return context.json(await store.results(study));
  });
  api.post("/studies", async (context) => {
    const start = startSchema.safeParse(await context.req.json());
    if (!start.success) throw new OptionError(studySentence("no-start"));
    return context.json({ id: await processes.start(start.data) }, 201);
  });
  api.post("/studies/:id/stop", async (context) => {
    await processes.stop(context.req.param("id"));
    return context.body(null, 204);
  });
  api.post("/studies/:id/resume", async (context) => {
    const study = await store.find(context.req.param("id"));
    if (study === undefined) return missing(context);
    processes.resume(study.id);
    return context.body(null, 204);
  });
  api.all("*", missing);
  return api;
}

const missing = (context: Context) => context.json(faultOf(new OptionError(studySentence("no-study"))), 404);

async function listing(store: Store, processes: StudyProcesses): Promise<MachineListing> {
  const summaries = await store.summaries();
  return {
    store: withoutPassword(store.label),
    cores: availableParallelism(),
    studies: summaries.toReversed().map((study) => ({
      ...study,
      isRunning: processes.isRunning(study.id),
      failure: processes.failure(study.id),
    })),
  };
}

function withoutPassword(address: string): string {
  return address.replace(/\/\/[^@/]*@/, "//");
}
