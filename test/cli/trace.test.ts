/** `--trace` and `frontier trace`: written, shown at any step, exported; broken files are refused with the line. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readTrace, TraceWriter } from "../../src/search/index.ts";
import { build } from "../built.ts";
import { frontier, scratchFolder } from "./command-line.ts";

const folder = scratchFolder();
const path = (name: string) => join(folder, name);
const trace = (...args: string[]) => frontier(["trace", ...args]);

beforeAll(() => {
  build();
  const { code } = frontier(["solve", "sliding-tiles", "kotlin-2", "--trace", path("run.jsonl"), "--json"]);
  expect(code).toBe(0);
});

describe("a trace", () => {
  it("says what was searched, holds every event, and ends with the result", () => {
    const { header, events, result } = readTrace(readFileSync(path("run.jsonl"), "utf8"));
    expect(header).toMatchObject({ domain: "sliding-tiles", input: { instance: "kotlin-2" }, settings: {} });
    expect(events.filter(({ type }) => type === "expand")).toHaveLength(4);
    expect(result).toMatchObject({ outcome: "solved", cost: 4, metrics: { opened: 10 } });
  });

  it("is shown as a whole, with the counters of the result", () => {
    const { code, stdout, stderr } = trace(path("run.jsonl"));
    expect([code, stderr]).toEqual([0, ""]);
    const lines = stdout.split("\n");
    expect(lines[0]).toMatch(
      /^Event (\d+) of \1: goal node \d+ \(g 4, h 0, f 4, made from node \d+ by down\)$/,
    );
    expect(lines.slice(2, 5)).toEqual(["1 2 3", "4 5 6", "7 8 0"]);
    expect(stdout).toMatch(/^generated +13$/m);
    expect(stdout).toMatch(/^expanded +4$/m);
    expect(stdout).toMatch(/^goal +1$/m);
  });

  it("is shown after any number of events", () => {
    const first = trace(path("run.jsonl"), "--step", "1").stdout;
    expect(first).toMatch(/^Event 1 of \d+: start node 0 \(g 0, h 4, f 4\)\n\n0 1 3\n4 2 5\n7 8 6\n/);
    expect(trace(path("run.jsonl"), "--step", "9999").stdout).toMatch(/^Event (\d+) of \1: goal /);
  });

  it.each(["-1", ""])('refuses --step "%s"', (step) => {
    const { code, stdout, stderr } = trace(path("run.jsonl"), `--step=${step}`);
    expect([code, stdout, stderr]).toEqual([2, "", `--step takes a whole number, not "${step}".\n`]);
  });

  it("is exported for Posthoc", () => {
    const { code, stdout } = trace(path("run.jsonl"), "--posthoc", path("run.json"));
    expect(code).toBe(0);
    const exported = JSON.parse(readFileSync(path("run.json"), "utf8"));
    expect(stdout).toBe(`Wrote ${exported.events.length} events to ${path("run.json")}.\n`);
    expect(exported.version).toBe("1.4.0");
    expect(exported.events[0]).toMatchObject({
      type: "source",
      id: 0,
      pId: null,
      state: "0 1 3 4 2 5 7 8 6",
    });
    expect(exported.events.at(-1)).toMatchObject({ type: "destination", state: "1 2 3 4 5 6 7 8 0" });
  });

  it("that was cut off still shows what is there, and says so", () => {
    const whole = readFileSync(path("run.jsonl"), "utf8");
    writeFileSync(path("cut.jsonl"), whole.slice(0, whole.length / 2));
    const { code, stdout, stderr } = trace(path("cut.jsonl"));
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Event (\d+) of \1: /);
    expect(stderr).toMatch(/cut\.jsonl ends before its search does: it was cut off\.$/m);
    expect(trace(path("run.jsonl")).stderr).toBe("");
  });

  it("of a problem that no domain knows is shown with its states as they are", () => {
    let text = "";
    const writer = new TraceWriter((line) => (text += line), { who: "a program of one's own" });
    const event = { id: 0, parent: null, state: { litres: 3 }, action: null, g: 0, h: 0, f: 0, depth: 0 };
    writer.event({ type: "start", ...event });
    writeFileSync(path("own.jsonl"), text);
    const { code, stdout } = trace(path("own.jsonl"));
    expect(code).toBe(0);
    expect(stdout).toContain('{"litres":3}');
  });
});

describe("what is not a trace", () => {
  it.each([
    ["empty.jsonl", "", /empty\.jsonl:1:1: This is not the beginning of a Frontier trace\.$/m],
    [
      "event.jsonl",
      '{"format":"frontier-trace","version":1}\n\n{"type":"jump","id":1}\n',
      /event\.jsonl:3:1: This line is not an event\.$/m,
    ],
  ])("%s", (name, content, line) => {
    writeFileSync(path(name), content);
    const { code, stdout, stderr } = trace(path(name));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(line);
  });

  it("a file that is not there, a place where nothing can be written", () => {
    expect(trace(path("nowhere"))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("cannot be read"),
    });
    const { code, stdout, stderr } = trace(path("run.jsonl"), "--posthoc", path("no/such/folder.json"));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^\S+folder\.json cannot be written: there is no such folder\./);
    expect(existsSync(path("no"))).toBe(false);
  });
});
