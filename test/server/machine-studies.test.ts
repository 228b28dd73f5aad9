/** Studies through the studio's server: started, followed, stopped, resumed; and what it refuses to start. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedStore } from "../../src/node/store/store-embedded.ts";
import { MachineStudies } from "../../src/server/machine-studies.ts";
import { eventTexts } from "../../src/studio/studies/sources/server-events.ts";
import type { MachineListing, MachineStudy } from "../../src/study/machine-studies.ts";
import type { StudyResults } from "../../src/study/results.ts";
import { build } from "../built.ts";
import { scratchFolder } from "../cli/command-line.ts";

const folder = scratchFolder();
const studies = new MachineStudies(join(folder, "store.db"));

beforeAll(build, 300_000);
afterAll(async () => {
  await studies.close();
});

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  return studies.answer(new Request(`http://127.0.0.1/api/studies${path}`, init));
}

const start = async (study: object, more: object = {}) =>
  (await (await ask("POST", "", { study, sample: null, jobs: 1, ...more })).json()) as { id: string };
const resultsOf = async (id: string) => (await (await ask("GET", `/${id}`)).json()) as StudyResults;

/** Follows the stream of events until a study is in the wanted state. */
async function until(id: string, isWanted: (study: MachineStudy) => boolean): Promise<MachineStudy> {
  const { body } = await ask("GET", "/events");
  for await (const text of eventTexts(body!)) {
    const study = (JSON.parse(text) as MachineListing).studies.find((one) => one.id === id);
    if (study !== undefined && isWanted(study)) {
      await body!.cancel().catch(() => {});
      return study;
    }
  }
  throw new Error("The stream ended.");
}

const small = `
title: Two boards
domain: sliding-tiles
instances: [kotlin-2, kotlin-figure]
strategies: [a-star]
heuristics: [manhattan, misplaced]
`;

/** Minutes of work: it is stopped long before the end. */
const large = `
title: Many boards
domain: sliding-tiles
instances: ["korf-*"]
strategies: [ida-star]
heuristics: [manhattan]
`;

describe("studies of the machine", () => {
  it("a built-in study is run to its end, and its results are those of the command line", async () => {
    const { id } = await start({ name: "kotlin-project" });
    expect(id).toBe("kotlin-project-1");
    const done = await until(id, ({ finishedAt, isRunning }) => finishedAt !== null && !isRunning);
    expect(done).toMatchObject({ done: 20, total: 20, failure: null });
    const { runs, left, printed } = await resultsOf(id);
    expect([runs.length, left]).toEqual([20, 0]);
    const pdf = await ask("GET", `/${id}/report.pdf?lang=ca`);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await ask("GET", `/${id}/report.pdf?lang=xx`)).status).toBe(404);
    expect((await ask("GET", "/none-1/report.pdf")).status).toBe(404);
    expect(
      Object.values(printed)
        .flat()
        .every(({ printed, ours, reproducible }) => !reproducible || printed === ours),
    ).toBe(true);
  });

  it("a study file of the user is run", async () => {
    const { id } = await start({ file: "my boards.yaml", text: small });
    const done = await until(id, ({ finishedAt }) => finishedAt !== null);
    expect([done.done, (await resultsOf(id)).title]).toEqual([4, "Two boards"]);
  });

  it("is stopped, keeps what it has, and is resumed", async () => {
    const { id } = await start({ file: "large.yaml", text: large });
    await until(id, ({ isRunning }) => isRunning);
    await ask("POST", `/${id}/stop`);
    const stopped = await until(id, ({ isRunning }) => !isRunning);
    expect(stopped).toMatchObject({ finishedAt: null, failure: null });
    await ask("POST", `/${id}/resume`);
    await until(id, ({ isRunning }) => isRunning);
    await ask("POST", `/${id}/stop`);
    await until(id, ({ isRunning }) => !isRunning);
  });

  it("a study that cannot continue says why, as data, and the server continues with the others", async () => {
    const store = await openEmbeddedStore(join(folder, "store.db"));
    const [done] = await store.db.selectFrom("studies").selectAll().execute();
    const environment = JSON.stringify({ ...JSON.parse(done!.environment), signature: "1" });
    await store.db
      .insertInto("studies")
      .values({ ...done!, id: "foreign-1", name: "foreign", environment, finished_at: null })
      .execute();
    const held = { ...done!, id: "held-1", name: "held", total: 21, finished_at: null };
    await store.db.insertInto("studies").values(held).execute();
    const release = await store.hold("held-1");
    for (const id of ["foreign-1", "held-1"]) expect((await ask("POST", `/${id}/resume`)).status).toBe(204);
    const failed = async (id: string) =>
      (await until(id, ({ failure }) => failure !== null)).failure?.said?.code;
    expect([await failed("foreign-1"), await failed("held-1")]).toEqual(["other-version", "study-held"]);
    await release!();
    await store.close();
    expect(await resultsOf("kotlin-project-1")).toMatchObject({ left: 0 });
  });

  it("two studies run side by side", async () => {
    const ids = [
      (await start({ file: "one.yaml", text: large })).id,
      (await start({ file: "two.yaml", text: large })).id,
    ];
    for (const id of ids) await until(id, ({ isRunning, done }) => isRunning && done > 0);
    for (const id of ids) await ask("POST", `/${id}/stop`);
    for (const id of ids) await until(id, ({ isRunning }) => !isRunning);
  }, 60_000);

  it("a study file that is wrong is answered with its place", async () => {
    const wrong = await ask("POST", "", {
      study: { file: "wrong.yaml", text: "domain: chess\n" },
      sample: null,
      jobs: null,
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ said: { code: "study-one-of" }, line: 1, column: 9 });
  });

  it("names files only below the folder given at the start, and quotes nothing of what is in them", async () => {
    const files = join(folder, "files");
    mkdirSync(files);
    writeFileSync(join(files, "board.txt"), "1 2 3 4 5 6 7 0 8");
    writeFileSync(join(files, "secret.txt"), "root:x:0:0");
    writeFileSync(join(folder, "outside.txt"), "1 2 3 4 5 6 7 0 8");
    symlinkSync(join(folder, "outside.txt"), join(files, "link.txt"));
    const open = new MachineStudies(join(folder, "files.db"), files);
    const naming = async (studies: MachineStudies, file: string) => {
      const text = `domain: sliding-tiles\ninstances: [${JSON.stringify(file)}]\n`;
      const body = JSON.stringify({ study: { file: "x.yaml", text }, sample: null, jobs: 1 });
      const response = await studies.answer(
        new Request("http://127.0.0.1/api/studies", { method: "POST", body }),
      );
      const { said } = (await response.json()) as { said?: { code: string } };
      return [response.status, said?.code ?? null];
    };
    expect(await naming(open, "board.txt")).toEqual([201, null]);
    for (const file of ["../outside.txt", join(folder, "outside.txt"), "/etc/passwd", "link.txt", "."])
      expect([file, ...(await naming(open, file))]).toEqual([file, 400, "file-outside"]);
    expect(await naming(open, "secret.txt")).toEqual([400, "no-problem-in"]);
    expect(await naming(studies, "/etc/passwd")).toEqual([400, "no-files-for-page"]);
    expect(await naming(studies, "passwd")).toEqual([400, "no-file-or-instance"]);
    await open.close();
  });

  it.each([
    {},
    { study: { name: "../../etc/passwd" }, sample: null, jobs: null },
    { study: { name: "--resume" }, sample: null, jobs: null },
    { study: { name: "kotlin-project" }, sample: -1, jobs: null },
    { study: { name: "kotlin-project" }, sample: 1.5, jobs: null },
    { study: { name: "kotlin-project" }, sample: null, jobs: 999_999 },
    { study: { file: "x.yaml" }, sample: null, jobs: null },
  ])("%j is not started", async (body) => {
    expect((await ask("POST", "", body)).status).toBe(400);
  });

  it("a study that does not exist is reported as such", async () => {
    expect((await ask("GET", "/none")).status).toBe(404);
    expect((await ask("POST", "/none/resume")).status).toBe(404);
    expect((await ask("POST", "/none/stop")).status).toBe(204);
    expect((await ask("DELETE", "/kotlin-project-1")).status).toBe(404);
  });

  it.each([
    ["nothing", "", 400],
    ["half of one", '{"study":', 400],
    ["more than a study can be", JSON.stringify({ study: { file: "a", text: "#".repeat(500_000) } }), 413],
  ])("a request with %s is no start of a study", async (_name, body, status) => {
    const request = new Request("http://127.0.0.1/api/studies", { method: "POST", body });
    request.headers.set("Content-Length", String(body.length));
    const answer = await studies.answer(request);
    expect([answer.status, await answer.json()]).toMatchObject([status, { said: { code: "no-start" } }]);
  });

  it("a store that cannot be opened is a sentence", async () => {
    const place = join(folder, "folder.db");
    mkdirSync(place);
    const broken = new MachineStudies(place);
    const response = await broken.answer(new Request("http://127.0.0.1/api/studies/events"));
    expect([response.status, (await response.text()).split("\n").length]).toEqual([503, 1]);
    await broken.close();
  });
});
