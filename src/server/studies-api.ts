/**
 * The studies of the machine for the page: list, results, start, stop, resume, and a stream of what changes. What is wrong
 * is answered as a `Fault`, which the page says in its own language.
 */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import { faultOf } from "../domains/index.ts";
import { MOST_JOBS } from "../node/pool/run-tasks.ts";
import type { Store } from "../node/store/store.ts";
import { studySentence } from "../run/sentences.ts";
import { OptionError } from "../search/index.ts";
import { builtInStudies } from "../study/built-in/index.ts";
import { MOST_RUNS_IN_PAGE } from "../study/machine-studies.ts";
import { isLanguage } from "../words/languages.ts";
import type { RunningStudies } from "./running-studies.ts";
import { StudyListing } from "./study-listing.ts";

/** A study file is a page of text. */
const MOST_BYTES = 200_000;

const count = (most: number) => z.number().int().min(1).max(most).nullable();
const startSchema = z.object({
  study: z.union([
    z.strictObject({ name: z.string().refine((name) => Object.hasOwn(builtInStudies, name)) }),
    z.strictObject({ file: z.string().max(200), text: z.string().max(MOST_BYTES) }),
  ]),
  sample: count(1e9),
  jobs: count(MOST_JOBS),
});

/** The streams of events end when `ended`, the end of the server, is signalled. */
export function studiesApi(store: Store, running: RunningStudies, ended: AbortSignal): Hono {
  const listing = new StudyListing(store, running);
  const api = new Hono().basePath("/api");
  api.onError((error, context) => context.json(faultOf(error), 400));
  api.use("/studies", bodyLimit({ maxSize: 2 * MOST_BYTES, onError: (context) => noStart(context, 413) }));

  api.get("/studies/events", (context) =>
    streamSSE(context, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      for await (const data of listing.changes(AbortSignal.any([ended, gone.signal])))
        await stream.writeSSE({ data });
    }),
  );
  api.get("/studies/:id", async (context) => {
    const study = await store.find(context.req.param("id"));
    if (study === undefined) return missing(context);
    if (study.total > MOST_RUNS_IN_PAGE)
      return context.json(faultOf(new OptionError(studySentence("too-large-for-page", study.id))), 413);
    return context.json(await store.results(study));
  });
  api.get("/studies/:id/report.pdf", async (context) => {
    const study = await store.find(context.req.param("id"));
    if (study === undefined) return missing(context);
    const language = context.req.query("lang") ?? "en";
    if (!isLanguage(language)) return missing(context);
    const { report } = await import("../node/report/formats.ts");
    const pdf = (await report(await store.results(study), "pdf", { language })) as Uint8Array<ArrayBuffer>;
    return context.body(pdf, 200, { "Content-Type": "application/pdf" });
  });
  api.post("/studies", async (context) => {
    const start = startSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!start.success) return noStart(context, 400);
    return context.json({ id: await running.start(start.data) }, 201);
  });
  api.post("/studies/:id/stop", async (context) => {
    await running.stop(context.req.param("id"));
    return context.body(null, 204);
  });
  api.post("/studies/:id/resume", async (context) => {
    const study = await store.find(context.req.param("id"));
    if (study === undefined) return missing(context);
    await running.resume(study.id);
    return context.body(null, 204);
  });
  api.all("*", missing);
  return api;
}

const missing = (context: Context) => context.json(faultOf(new OptionError(studySentence("no-study"))), 404);
const noStart = (context: Context, status: 400 | 413) =>
  context.json(faultOf(new OptionError(studySentence("no-start"))), status);
