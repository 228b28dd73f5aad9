/**
 * Studies in stores whose contents are wrong while every checksum is right, as somebody could make them: each is refused with a sentence or
 * can be shown, reported and resumed.
 */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { studyTables } from "../src/cli/study/table.ts";
import { environment } from "../src/node/environment.ts";
import type { Store } from "../src/node/store/store.ts";
import { openEmbeddedStore } from "../src/node/store/store-embedded.ts";
import { definitionOf } from "../src/node/store/study-row.ts";
import { exportedLines, importStudy } from "../src/node/store/transfer.ts";
import { documentOf } from "../src/report/document.ts";
import { outcomeOfRequest } from "../src/run/outcome.ts";
import { OptionError } from "../src/search/index.ts";
import type { StudyDefinition } from "../src/study/definition.ts";
import { plannedRuns, StudyPlan } from "../src/study/matrix.ts";
import { Random } from "./clips-random.ts";

const definition: StudyDefinition = {
  name: "stored",
  title: "Stored",
  question: "Which heuristic?",
  parts: [
    {
      domain: "sliding-tiles",
      instances: [{ named: "clips-1" }, { name: "b", text: "8 1 3 4 0 2 7 6 5" }],
      strategies: ["a-star"],
      heuristics: ["manhattan", "misplaced"],
    },
  ],
  limits: { time: "10s" },
  repetitions: 1,
  table: { rows: ["instance"], columns: "heuristic", cells: ["expanded"] },
  statements: [
    {
      text: "Manhattan expands fewer.",
      source: "",
      claim: {
        kind: "less",
        number: "expanded",
        these: { heuristics: ["manhattan"] },
        than: { heuristics: ["misplaced"] },
      },
    },
  ],
  plots: ["nodes", "time"],
};

const values: readonly unknown[] = [
  ...[null, "", 0, -1, 1e308, -0.5, true, [], {}, [[]], { a: 1 }],
  ...[
    "x".repeat(5000),
    "\0",
    "\u{1b}[31m",
    "../x",
    Number.MAX_SAFE_INTEGER,
    "solved",
    "{",
    "[]",
    "null",
    '"x"',
  ],
];

/** Puts something else into one place of a value, however deep, or takes it out; a text that is JSON is such a place too. */
function damage(value: object, random: Random): void {
  const places: [Record<string, unknown>, string][] = [];
  const collect = (inside: object) => {
    for (const key of Object.keys(inside)) {
      const holder = inside as Record<string, unknown>;
      places.push([holder, key]);
      if (typeof holder[key] === "object" && holder[key] !== null) collect(holder[key]);
    }
  };
  collect(value);
  const [holder, key] = random.pick(places);
  const there = holder[key];
  if (typeof there === "string" && /^\{"/.test(there) && random.chance(0.8)) {
    const inner = JSON.parse(there) as object;
    damage(inner, random);
    holder[key] = JSON.stringify(inner);
  } else if (random.chance(0.2)) delete holder[key];
  else holder[key] = random.pick(values);
}

async function exported(folder: string): Promise<readonly string[]> {
  const store = await openEmbeddedStore(join(folder, "from.db"));
  const runs = plannedRuns(definition);
  const id = await store.begin(definition, environment(), runs.length);
  for (const { number, run, request } of runs)
    await store.record(id, number, run, await outcomeOfRequest(request, {}));
  const lines: string[] = [];
  for await (const line of exportedLines(store, await store.known(id))) lines.push(line);
  await store.close();
  return lines;
}

function damaged(lines: readonly string[], random: Random): string {
  const entries = lines.slice(0, -1).map((line) => JSON.parse(line) as { results?: object });
  // Without a checksum of its own, as in the first format, a result counts as it stands.
  for (const { results } of entries) if (results !== undefined) Object.assign(results, { checksum: null });
  for (let times = 1 + random.below(2); times > 0; times--)
    damage(random.chance(0.5) ? entries[0]! : random.pick(entries), random);
  const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  const checksum = createHash("sha256").update(text).digest("hex");
  return `${text}${JSON.stringify({ end: { lines: entries.length, checksum } })}\n`;
}

async function use(store: Store, file: string): Promise<void> {
  const study = await store.known(await importStudy(store, file));
  const results = await store.results(study);
  const text =
    studyTables(results, definitionOf(study)) + JSON.stringify(documentOf(results, results.counter));
  const [wrong] = /.{0,60}\b(?:NaN|undefined)\b|.{0,60}\[object/.exec(text) ?? [];
  if (wrong !== undefined) throw new Error(`The report has no number in ${wrong}.`);
  new StudyPlan(definitionOf(study)).at(0);
}

/** What is wrong with the answers to damaged exports of the given numbers, one line each. */
export async function storedFaults(first: number, count: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "frontier-stored-"));
  const faults: string[] = [];
  try {
    const lines = await exported(folder);
    const file = join(folder, "damaged.study");
    for (let number = first; number < first + count; number++) {
      writeFileSync(file, damaged(lines, new Random(number)));
      const to = join(folder, "to.db");
      const store = await openEmbeddedStore(to);
      try {
        await use(store, file);
      } catch (error) {
        if (!(error instanceof OptionError)) faults.push(`${number} stored study: ${String(error)}`);
      } finally {
        await store.close();
        rmSync(to);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}
