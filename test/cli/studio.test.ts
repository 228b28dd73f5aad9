/** `frontier studio` as a process: it says where it is, answers, and ends with Ctrl-C. */
import { spawn } from "node:child_process";
import { beforeAll, expect, it } from "vitest";
import { build } from "../built.ts";
import { environment, frontier, program } from "./command-line.ts";

beforeAll(build);

it("prints its address, serves the page, and Ctrl-C ends it cleanly", async () => {
  const child = spawn(process.execPath, [program, "studio", "--port", "0"], {
    env: environment({ CI: "true" }),
  });
  let output = "";
  const address = await new Promise<string>((resolve) => {
    child.stdout.on("data", (text) => {
      output += text;
      const found = /http:\S+/.exec(output);
      if (found) resolve(found[0]);
    });
  });
  const page = await (await fetch(address)).text();
  expect(page).toContain("<title>Frontier</title>");
  for (const [, file] of page.matchAll(/(?:src|href)="\.\/([^"]+)"/g))
    expect([file, (await fetch(address + file)).status]).toEqual([file, 200]);
  const ended = new Promise((resolve) => child.on("close", (code, signal) => resolve({ code, signal })));
  child.kill("SIGINT");
  expect(await ended).toEqual({ code: 0, signal: null });
});

it.each([
  [["--port", "many"], '--port takes a whole number from 0 to 65535, not "many".\n'],
  [["--port", "70000"], '--port takes a whole number from 0 to 65535, not "70000".\n'],
  [["--host", "203.0.113.1"], "203.0.113.1 is no address of this machine.\n"],
])("studio %j: one sentence", (words, sentence) => {
  expect(frontier(["studio", ...words])).toEqual({ code: 2, stdout: "", stderr: sentence });
});
