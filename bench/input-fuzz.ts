/** 10,000 damaged texts in process and 300 real calls: `npm run bench -- input-fuzz`, or with FIRST, COUNT and CALLS. */
import { callFaults, readerFaults } from "./input-suite.ts";

const [first = 0, count = 10_000, calls = 300] = process.argv.slice(2).map(Number);
const begun = performance.now();
const inProcess = readerFaults(first, count);
const asProcess = callFaults("scripts/program.cjs", first, calls);
for (const fault of [...inProcess, ...asProcess].slice(0, 50)) console.log(`  ${fault.slice(0, 300)}`);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(
  `${count} texts in process: ${inProcess.length} wrong; ${calls} calls: ${asProcess.length} wrong (${seconds} s).`,
);
if (inProcess.length + asProcess.length > 0) process.exitCode = 1;
