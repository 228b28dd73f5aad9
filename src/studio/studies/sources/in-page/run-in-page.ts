/** Runs a study in the page and keeps its results so far among the open studies. */
import type { StudyDefinition } from "../../../../study/definition.ts";
import { askedOf, type Environment, type StudyRunResult } from "../../../../study/results.ts";
import { WorkerClient } from "../../../app/worker/client.ts";
import { keepStudy, type OpenStudy } from "../open-studies.ts";
import type { FromStudyWorker, ToStudyWorker } from "./messages.ts";

let number = 0;

/** Returns the key of the new study. */
export function runInPage(definition: StudyDefinition): string {
  const worker = new Worker(new URL("./study-worker.ts", import.meta.url), { type: "module" });
  const client = new WorkerClient<ToStudyWorker, FromStudyWorker>(worker, {
    heard(message) {
      if (message.type === "planned") total = message.total;
      else if (message.type === "results") runs.push(...message.results);
      else client.end();
      if (message.type === "failed") keep({ stop: null, failure: message.fault });
      else if (message.type === "finished") keep({ stop: null }, new Date().toISOString());
      else keep();
    },
    died: (failure) => keep({ stop: null, failure }),
  });
  const id = `${definition.name}-${++number}`;
  const startedAt = new Date().toISOString();
  const runs: StudyRunResult[] = [];
  let total = 0;
  const keep = (change: Partial<OpenStudy> = {}, finishedAt: string | null = null) =>
    keepStudy({
      key: `page/${id}`,
      stop: () => {
        client.end();
        keep({ stop: null });
      },
      failure: null,
      ...change,
      results: {
        id,
        name: definition.name,
        startedAt,
        finishedAt,
        environment: pageEnvironment(),
        runs: [...runs],
        left: total - runs.length,
        ...askedOf(definition, runs, total === runs.length),
      },
    });
  client.send({ type: "run", definition });
  keep();
  return `page/${id}`;
}

/** As much as a browser reveals. */
function pageEnvironment(): Environment {
  const browser =
    /(Firefox|Edg|Chrome|Version)\/[\d.]+/.exec(navigator.userAgent)?.[0] ?? navigator.userAgent;
  const { deviceMemory = 0 } = navigator as { deviceMemory?: number };
  return {
    version: import.meta.env.FRONTIER_VERSION,
    signature: import.meta.env.FRONTIER_SIGNATURE,
    system: navigator.platform,
    runtime: browser.replace("/", " ").replace("Version", "Safari"),
    cpu: "—",
    cores: 1,
    memoryBytes: deviceMemory * 2 ** 30,
  };
}
