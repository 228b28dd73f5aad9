/**
 * 10,000 damaged texts and 1,000 damaged studies of stores in process, and 300 real calls: `npm run bench -- input-fuzz`, or with FIRST,
 * COUNT, CALLS and STORED.
 */
import { callFaults, readerFaults } from "./input-suite.ts";
import { storedFaults } from "./stored-suite.ts";

const [first = 0, count = 10_000, calls = 300, stored = 1000] = process.argv.slice(2).map(Number);
const begun = performance.now();
const inProcess = readerFaults(first, count);
const inStores = await storedFaults(first, stored);
const asProcess = callFaults("scripts/program.cjs", first, calls);
const faults = [...inProcess, ...inStores, ...asProcess];
for (const fault of faults.slice(0, 50)) console.log(`  ${fault.slice(0, 300)}`);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(
  `${count} texts in process: ${inProcess.length} wrong; ${stored} stored studies: ${inStores.length} wrong; ${calls} calls: ${asProcess.length} wrong (${seconds} s).`,
);
if (faults.length > 0) process.exitCode = 1;
