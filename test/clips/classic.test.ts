// Classic rule programs, rewritten: the same transcript as in Debian's clips, which made the files beside them.
// CLASSIC=make writes these files again.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { memoryHost } from "../../bench/clips-host.ts";
import { Environment } from "../../src/clips/index.ts";

const folder = fileURLToPath(new URL("../../programs/classic/", import.meta.url));
const names = readdirSync(folder).flatMap((file) => (file.endsWith(".clp") ? [file.slice(0, -4)] : []));
const session = (path: string) =>
  `(load* "${path}")\n(watch rules)\n(watch facts)\n(reset)\n(run)\n(agenda)\n(exit)\n`;
const CLIPS = "/usr/bin/clips";

function inClips(name: string): string {
  const scratch = mkdtempSync(join(tmpdir(), "clips-classic-"));
  const file = join(scratch, "session.clp");
  writeFileSync(file, session(`${folder}${name}.clp`));
  const { stdout } = spawnSync(CLIPS, ["-f2", file], { input: "", encoding: "utf8", timeout: 60_000 });
  rmSync(scratch, { recursive: true });
  return stdout;
}

test.each(names)("%s", (name) => {
  const host = memoryHost();
  host.files.set("program.clp", readFileSync(`${folder}${name}.clp`, "utf8"));
  new Environment(host).batch(session("program.clp"));
  const golden = `${folder}${name}.out`;
  if (existsSync(CLIPS)) {
    const reference = inClips(name);
    if (process.env.CLASSIC === "make") writeFileSync(golden, reference);
    expect(reference).toBe(readFileSync(golden, "utf8"));
  }
  expect(host.output).toBe(readFileSync(golden, "utf8"));
});
