/** The life of a study as a library call: what it reports, who may run it, and how it continues after a stop. */
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedStore } from "../../src/node/store/store-embedded.ts";
import { beginStudy, resumableStudy, runStudy } from "../../src/node/study-life.ts";
import type { StudyProgress } from "../../src/node/study-progress.ts";
import type { Sentence } from "../../src/search/index.ts";
import type { StudyDefinition } from "../../src/study/definition.ts";
import { build } from "../built.ts";
import { scratchFolder } from "../cli/command-line.ts";

const folder = scratchFolder();
beforeAll(build, 300_000);

const definition: StudyDefinition = {
  name: "boards",
  title: "Boards",
  question: "",
  parts: [
    {
      domain: "sliding-tiles",
      instances: [{ made: "random", first: 1, count: 30, options: {} }],
      strategies: ["a-star"],
      heuristics: ["misplaced", "manhattan"],
    },
  ],
  limits: {},
  repetitions: 1,
  plots: [],
};
const never = new AbortController().signal;

describe("a study", { timeout: 60_000 }, () => {
  it("is stopped, reported as unfinished, resumed and finished; nothing is done twice", async () => {
    const store = await openEmbeddedStore(join(folder, "life.db"));
    const study = await beginStudy(store, definition);
    expect(study).toMatchObject({ id: "boards-1", total: 60, finished_at: null });

    const stop = new AbortController();
    const seen: StudyProgress[] = [];
    const onProgress = (progress: StudyProgress) => {
      seen.push(progress);
      if (progress.done > 0) stop.abort();
    };
    const instances = [{ made: "random" as const, first: 1, count: 300, options: {} }];
    const parts = [{ ...definition.parts[0]!, instances, heuristics: ["zero"] }];
    const slow = { ...definition, name: "slow", parts };
    const slowStudy = await beginStudy(store, slow);
    await runStudy(store, slowStudy, { jobs: 1, onProgress }, stop.signal);
    expect(seen.at(-1)).toMatchObject({ total: 300, running: 1, leftMs: expect.any(Number) });
    const before = await store.doneCount(slowStudy.id);
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(300);

    const notices: Sentence[] = [];
    await beginStudy(store, slow, { onNotice: (notice) => notices.push(notice) });
    expect(notices).toMatchObject([{ code: "left-unfinished", values: ["slow-1"] }]);

    const resumed = await resumableStudy(store, "slow-1", undefined);
    await runStudy(store, resumed, { jobs: 2 }, never);
    const results = await store.results((await store.find("slow-1"))!);
    expect(results).toMatchObject({ left: 0, finishedAt: expect.any(String) });
    await store.close();
  });

  it("is run by one at a time, and only by the version and with the definition that it was started with", async () => {
    const store = await openEmbeddedStore(join(folder, "held.db"));
    const study = await beginStudy(store, definition);
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => "done",
        (error: { said: { code: string } }) => error.said.code,
      );
    const release = await store.hold(study.id);
    expect(await codeOf(runStudy(store, study, {}, never))).toBe("study-held");
    await release!();
    expect(await codeOf(resumableStudy(store, "other"))).toBe("nothing-to-resume");
    const changed = { ...definition, repetitions: 2 };
    expect(await codeOf(resumableStudy(store, "boards", changed))).toBe("definition-changed");
    expect(await codeOf(resumableStudy(store, "boards", definition))).toBe("done");
    const environment = JSON.stringify({ ...JSON.parse(study.environment), signature: "1" });
    await store.db.updateTable("studies").set({ environment }).execute();
    expect(await codeOf(resumableStudy(store, "boards-1"))).toBe("other-version");
    await store.close();
  });
});
