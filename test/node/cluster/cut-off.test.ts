/** A study loses nothing and ends as usual, at whatever moment its connections to PostgreSQL are lost. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cutOff } from "../../../bench/cut-off.ts";
import { openStore } from "../../../src/node/store/open-store.ts";
import { beginStudy, resumableStudy } from "../../../src/node/study-life.ts";
import { builtInStudies } from "../../../src/study/built-in/index.ts";
import { build } from "../../built.ts";
import { program, scratchFolder } from "../../cli/command-line.ts";
import { begin } from "../../cli/running.ts";
import { isMissing, PrivatePostgres } from "./postgres.ts";

const postgres = new PrivatePostgres();
const file = join(scratchFolder(), "short.yaml");
writeFileSync(file, "name: short\ndomain: sliding-tiles\ninstances: [hardest-1, hardest-2]\n");

describe.skipIf(isMissing)("connections are lost", { timeout: 180_000 }, () => {
  beforeAll(() => {
    build();
    postgres.start();
  }, 120_000);
  afterAll(() => postgres.end());

  const moments = [1, 2, 3, 4, 5].flatMap((at) => [
    { at, when: "before", isAnswerLost: false },
    { at, when: "after", isAnswerLost: true },
  ]);

  it.each(moments)("while a study begins, $when message $at: it begins once", async (moment) => {
    const name = `begun-${moment.at}-${moment.when}`;
    const definition = { ...builtInStudies["clips-lab"]!, name };
    const network = await cutOff(postgres.address);
    const store = await openStore(network.address);
    network.cutIn(moment.at, moment.isAnswerLost);
    const study = await beginStudy(store, definition);
    expect(study.id).toBe(`${name}-1`);
    expect(await resumableStudy(store, name)).toEqual(study);
    const ofThisName = (await store.studies()).filter((each) => each.name === name);
    expect(ofThisName).toEqual([study]);
    await store.close();
    network.end();
  });

  it("while a study ends: it ends as usual", async () => {
    const network = await cutOff(postgres.address);
    const words = ["study", "run", file, "--store", network.address, "--jobs", "1"];
    const run = () => begin(process.execPath, [program, ...words]).ended;
    const whole = { code: 0, stdout: expect.stringContaining("2 runs") };
    await run();
    const before = network.messages();
    expect(await run()).toMatchObject(whole);
    const messages = network.messages() - before;
    for (const isAnswerLost of [false, true])
      for (let fromEnd = 1; fromEnd <= 5; fromEnd++) {
        network.cutIn(messages - fromEnd, isAnswerLost);
        expect(await run()).toMatchObject(whole);
      }
    network.end();
  });
});
