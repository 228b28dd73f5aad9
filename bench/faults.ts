/**
 * Everything that was tried to lose results, to record one twice, to get in or to hang the program, with real processes:
 * `npm run bench -- faults`, or with a number of times for each kind (default 5) and words that choose some of them:
 * `faults 20 worker database`.
 */
import { rmSync } from "node:fs";
import { table } from "../src/cli/terminal/print.ts";
import { expectTrue } from "./aims.ts";
import {
  agedJobs,
  connectionsLost,
  databaseKilled,
  sameProcessNumber,
  workersFrozen,
  workersKilled,
} from "./faults/many-machines.ts";
import { damagedStores, fullDisk, kills, localUsers } from "./faults/one-machine.ts";
import { folder, type Tally } from "./faults/scene.ts";
import { privatePostgres } from "./private-postgres.ts";

const [howOften = "5", ...chosen] = process.argv.slice(2);
const times = Number(howOften);
const postgres = privatePostgres();
const faults: Readonly<Record<string, () => Promise<Tally>>> = {
  "study killed and resumed": () => kills(times),
  "store damaged": () => damagedStores(12 * times),
  "disk full": fullDisk,
  "other accounts": localUsers,
  "worker killed": () => workersKilled(postgres, times),
  "worker frozen past its lease": () => workersFrozen(postgres, times),
  "worker with the same process number": () => sameProcessNumber(postgres, times),
  "jobs two months old": () => agedJobs(postgres, times),
  "connections lost": () => connectionsLost(postgres, 4 * times),
  "database killed": () => databaseKilled(postgres, times),
};

const columns = ["attempts", "lost", "doubled", "strangers", "traces", "hangs"] as const;
const rows: (readonly [string, Tally])[] = [];
try {
  for (const [name, attempt] of Object.entries(faults)) {
    if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue;
    const tally = await attempt();
    rows.push([name, tally]);
    console.log(`${name}: ${columns.map((column) => `${tally[column]} ${column}`).join(", ")}`);
  }
} finally {
  postgres.end();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  table(
    ["fault", ...columns],
    rows.map(([name, tally]) => [name, ...columns.map((column) => String(tally[column]))]),
  ),
);
for (const [name, tally] of rows) {
  expectTrue(`${name} was tried`, tally.attempts > 0);
  for (const column of columns.slice(1))
    if (tally[column] > 0) expectTrue(`${name}: ${tally[column]} ${column}`, false);
}
