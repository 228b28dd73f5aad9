/** Looks at everything that a store holds: whether its results are as they were written, and can be read. */
import { sql } from "kysely";
import { studySentence } from "../../run/sentences.ts";
import { OptionError, type Sentence } from "../../search/index.ts";
import { resultOf } from "./result-row.ts";
import type { ResultTable, StudyTable } from "./schema.ts";
import * as shapes from "./shapes.ts";
import type { Store } from "./store.ts";
import { definitionOf, environmentOf } from "./study-row.ts";

export interface StoreCheck {
  readonly studies: number;
  readonly results: number;
  /** Results of an earlier format, which have no checksum. */
  readonly withoutChecksum: number;
  readonly faults: readonly Sentence[];
}

/** Results that are read at a time. */
const ROWS = 2000;

export async function checkStore(store: Store): Promise<StoreCheck> {
  const faults: Sentence[] = [];
  const found = { studies: 0, results: 0, withoutChecksum: 0 };
  if (!store.isCluster && !(await isSound(store))) faults.push(studySentence("store-damaged", store.label));
  for (const study of await store.studies()) {
    found.studies++;
    if (!isStudy(study)) faults.push(studySentence("study-damaged", study.id));
    for await (const row of rowsOf(store, study.id)) {
      found.results++;
      if (row.checksum === null) found.withoutChecksum++;
      if (resultOf(row) === undefined || row.number >= study.total)
        faults.push(studySentence("result-damaged", study.id, row.number));
    }
  }
  return { ...found, faults };
}

async function isSound(store: Store): Promise<boolean> {
  const { rows } = await store.query(() =>
    sql<{ integrity_check: string }>`select integrity_check from pragma_integrity_check()`.execute(store.db),
  );
  return rows[0]?.integrity_check === "ok";
}

/** The results of a study in the order of their runs. */
export async function* rowsOf(store: Store, study: string): AsyncGenerator<ResultTable> {
  for (let after = -1; ; ) {
    const rows = await store.query(() =>
      store.db
        .selectFrom("results")
        .selectAll()
        .where("study", "=", study)
        .where("number", ">", after)
        .orderBy("number")
        .limit(ROWS)
        .execute(),
    );
    yield* rows;
    if (rows.length < ROWS) return;
    after = rows.at(-1)!.number;
  }
}

/** Throws an OptionError if what describes a study is damaged. */
export function checkStudy(study: StudyTable): void {
  if (!shapes.study(study)) throw new OptionError(studySentence("study-damaged", study.id));
  definitionOf(study);
  environmentOf(study);
}

/** Whether a study is as `begin` writes it. */
export function isStudy(study: StudyTable): boolean {
  try {
    checkStudy(study);
    return true;
  } catch (error) {
    if (error instanceof OptionError) return false;
    throw error;
  }
}
