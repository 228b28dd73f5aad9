// Writes the golden cases of right and wrong arguments, one for each function, from the rows of the function tables;
// make-clips-cases then asks the real CLIPS for their outputs. Needs `npm run build` for the rows.
// Usage: node scripts/make-argument-cases.mjs

import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { argumentsOf, CALLED, caseOf } from "../dist/bench/clips-arguments.js";

const cases = new URL("../test/clips/cases/", import.meta.url);
const folder = new URL("generated/arguments/", cases);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of CALLED) writeFileSync(`${cases.pathname}${caseOf(name)}.clp`, argumentsOf(name));
const maker = new URL("make-clips-cases.mjs", import.meta.url).pathname;
process.exitCode = spawnSync(process.execPath, [maker, "generated/arguments"], { stdio: "inherit" }).status;
