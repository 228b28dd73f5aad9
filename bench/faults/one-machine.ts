/** Faults of one machine: programs that are killed, stores that are damaged, a disk that is full, other accounts. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Random } from "../clips-random.ts";
import {
  compare,
  folder,
  frontier,
  isRunning,
  noTally,
  type Program,
  studyFile,
  type Tally,
} from "./scene.ts";

/** `study run` is killed at any moment, and resumed until it ends. */
export async function kills(times: number): Promise<Tally> {
  const [tally, random] = [noTally(), new Random(1)];
  for (let time = 0; time < times; time++) {
    const store = join(folder, `kills-${time}.db`);
    const run = ["study", "run", studyFile, "--store", store, "--quiet", "--jobs", "2"];
    const first = frontier(run, tally);
    await pause(random.below(2500));
    killed(first, tally);
    await first.ended;
    const again = frontier([...run, "--resume"], tally);
    await pause(random.below(2500));
    killed(again, tally);
    await again.ended;
    const { code } = await frontier([...run, "--resume"], tally).ended;
    // Killed before the study was begun.
    if (code === 2) await frontier(run, tally).ended;
    await compare(store, "many", tally);
  }
  return tally;
}

/** What has ended by itself was not killed. */
function killed(program: Program, tally: Tally): void {
  if (isRunning(program)) tally.attempts++;
  program.child.kill("SIGKILL");
}

/** A store whose bytes are cut off, zeroed or changed is read, verified and written. */
export async function damagedStores(ways: number): Promise<Tally> {
  const tally = noTally();
  const whole = join(folder, "whole.db");
  await frontier(["study", "run", studyFile, "--store", whole, "--quiet"], tally).ended;
  const bytes = readFileSync(whole);
  for (let way = 0; way < ways; way++) {
    const file = join(folder, "damaged.db");
    for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
    writeFileSync(file, damaged(bytes, new Random(way)));
    for (const words of [["list"], ["show", "many"], ["check"], ["run", studyFile, "--resume", "--quiet"]]) {
      const { code, output } = await frontier(["study", ...words, "--store", file], tally).ended;
      tally.attempts++;
      if ([0, 1, 2].includes(code ?? -1)) continue;
      tally.traces++;
      console.log(`  way ${way}, ${words[0]}: ${code} ${output}`);
    }
  }
  return tally;
}

function damaged(whole: Buffer, random: Random): Buffer {
  const bytes = Buffer.from(whole);
  const at = random.below(bytes.length);
  const kind = random.below(5);
  if (kind === 0) return bytes.subarray(0, at);
  if (kind === 1) bytes.fill(0, at, Math.min(bytes.length, at + 4096));
  if (kind === 2) bytes.fill(0xa5, at, Math.min(bytes.length, at + 700));
  if (kind === 3) for (let i = 0; i < 50; i++) bytes[random.below(bytes.length)]! ^= 1 << random.below(8);
  if (kind === 4) bytes[random.below(100)]! ^= 0xff;
  return bytes;
}

/** A disk that is full in the middle of a study, and has space again. Needs the right to mount. */
export async function fullDisk(): Promise<Tally> {
  const tally = noTally();
  const place = join(folder, "small");
  mkdirSync(place);
  const mount = (...options: string[]) => spawnSync("mount", [...options, place]).status === 0;
  if (!mount("-t", "tmpfs", "-o", "size=600k", "tmpfs")) return tally;
  try {
    const store = join(place, "studies.db");
    const run = ["study", "run", studyFile, "--store", store, "--quiet"];
    writeFileSync(join(place, "filler"), Buffer.alloc(480_000));
    tally.attempts++;
    const { code, output } = await frontier(run, tally).ended;
    if (code !== 2 || !/disk is full/.test(output)) {
      console.log(`  a full disk: ${code} ${output}`);
      tally.traces++;
    }
    mount("-o", "remount,size=20M");
    const again = await frontier([...run, "--resume"], tally).ended;
    if (again.code === 2) await frontier(run, tally).ended;
    await compare(store, "many", tally);
  } finally {
    spawnSync("umount", ["--lazy", place]);
  }
  return tally;
}

/** Another account of the machine asks the studio for its studies, and reads the store. Needs the right to be another. */
export async function localUsers(): Promise<Tally> {
  const tally = noTally();
  const other = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
  if (spawnSync(other[0]!, [...other.slice(1), "true"]).status !== 0) return tally;
  const store = join(folder, "own.db");
  await frontier(["study", "run", studyFile, "--store", store, "--quiet"], tally).ended;
  const studio = spawn(process.execPath, ["scripts/program.cjs", "studio", "--port", "0", "--store", store], {
    env: { ...process.env, CI: "true" },
  });
  try {
    const address = await new Promise<string>((resolve) => {
      let output = "";
      studio.stdout.on("data", (text) => {
        output += text;
        const found = /http:\S+(?=.*\n)/.exec(output);
        if (found) resolve(found[0]);
      });
    });
    const asked = async (command: readonly string[]) => {
      tally.attempts++;
      const child = spawn(other[0]!, [...other.slice(1), ...command]);
      let output = "";
      child.stdout.on("data", (text) => (output += text));
      await new Promise((resolve) => child.on("close", resolve));
      if (output.includes("many")) tally.strangers++;
    };
    // Whoever has the address sees them: otherwise the rest would prove nothing.
    const cookie = (await fetch(address)).headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const own = await fetch(new URL("/api/studies/many-1", address), { headers: { Cookie: cookie } });
    if (!(await own.text()).includes("many")) throw new Error("The studio does not show its own studies.");
    for (const path of ["api/studies/many-1", "api/studies/many", "", "x/../api/studies/many-1"])
      for (const headers of ["{}", '{"Cookie":"frontier=1"}', '{"X-Forwarded-For":"127.0.0.1"}']) {
        const url = JSON.stringify(new URL(path, new URL("/", address)).href);
        await asked([
          process.execPath,
          "-e",
          `fetch(${url}, {headers: ${headers}}).then(async (a) => console.log(await a.text()))`,
        ]);
      }
    for (const file of [store, `${store}-wal`, `${store}-shm`]) await asked(["cat", file]);
  } finally {
    studio.kill("SIGTERM");
  }
  return tally;
}
