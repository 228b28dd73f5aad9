/** The inside of a worker thread of the Eternity II solver. */
import { parentPort, workerData } from "node:worker_threads";
import type { ToWalker } from "./placement-task.ts";
import { PrefixWalker } from "./prefix-walker.ts";

const walker = new PrefixWalker(workerData as ToWalker, (message) => parentPort!.postMessage(message));
while (walker.advance());
