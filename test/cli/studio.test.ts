/** `frontier studio` as a process: it says where it is, answers, and ends with Ctrl-C. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { build } from "../built.ts";
import { environment, frontier, program, scratchFolder } from "./command-line.ts";
import { childrenOf, until } from "./running.ts";

beforeAll(build);

const folder = scratchFolder();

/** The studio at a free port. */
async function begunStudio(...more: string[]) {
  const child = spawn(process.execPath, [program, "studio", "--port", "0", ...more], {
    env: environment({ CI: "true" }),
  });
  let output = "";
  const address = await new Promise<string>((resolve) => {
    child.stdout.on("data", (text) => {
      output += text;
      const found = /http:\S+(?=.*\n)/.exec(output);
      if (found) resolve(found[0]);
    });
  });
  const ended = new Promise((resolve) => child.on("close", (code, signal) => resolve({ code, signal })));
  return { child, address, ended, output: () => output };
}

it("prints its address, serves the page, and Ctrl-C ends it cleanly", async () => {
  const { child, address, ended } = await begunStudio();
  const page = await (await fetch(new URL("/", address))).text();
  expect(page).toContain("<title>Frontier</title>");
  for (const [, file] of page.matchAll(/(?:src|href)="\.\/([^"]+)"/g))
    expect([file, (await fetch(new URL(file!, address))).status]).toEqual([file, 200]);
  child.kill("SIGINT");
  expect(await ended).toEqual({ code: 0, signal: null });
});

it("Ctrl-C stops a study that the page has started; it can be resumed, and no process stays behind", async () => {
  const store = join(folder, "studies.db");
  const { child, address, ended } = await begunStudio("--store", store);
  const cookie = (await fetch(address)).headers.getSetCookie()[0]!.split(";")[0]!;
  const started = await fetch(new URL("api/studies", address), {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ study: { name: "korf-100" }, sample: null, jobs: 1 }),
  });
  expect(await started.json()).toEqual({ id: "korf-100-1" });
  await until(() => childrenOf(child.pid!).length > 0);
  const processes = childrenOf(child.pid!);
  child.kill("SIGINT");
  expect(await ended).toEqual({ code: 0, signal: null });
  await until(() => processes.every((pid) => spawnSync("kill", ["-0", String(pid)]).status !== 0));
  expect(frontier(["study", "status", "--store", store]).stdout).toMatch(
    /^korf-100-1: \d+ of 400 runs done, \d+ left\.\n$/,
  );
});

it("on every address, only that of this machine has the secret", async () => {
  const { child, output, ended } = await begunStudio("--host", "0.0.0.0");
  for (const found of output().match(/http:\S+/g)!)
    expect([found, found.includes("?key=")]).toEqual([found, found.startsWith("http://127.0.0.1:")]);
  child.kill("SIGINT");
  await ended;
});

it.runIf(existsSync("/proc/self/cmdline"))("the password of a store is not among its words", async () => {
  const { child, ended } = await begunStudio("--store", "postgres://user:secret@127.0.0.1:1/base");
  const words = readFileSync(`/proc/${child.pid}/cmdline`, "utf8");
  expect(words).toContain("--store postgres://user@127.0.0.1:1/base");
  expect(words).not.toContain("secret");
  child.kill("SIGINT");
  await ended;
});

it.each([
  [["--port", "many"], '--port takes a whole number from 0 to 65535, not "many".\n'],
  [["--port", "70000"], '--port takes a whole number from 0 to 65535, not "70000".\n'],
  [["--host", "203.0.113.1"], "203.0.113.1 is not an address of this machine.\n"],
])("studio %j: one sentence", (words, sentence) => {
  expect(frontier(["studio", ...words])).toEqual({ code: 2, stdout: "", stderr: sentence });
});
