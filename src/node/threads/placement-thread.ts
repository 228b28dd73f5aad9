/** The inside of a worker thread of the Eternity II solver. */
import { parentPort, workerData } from "node:worker_threads";
import { PlacementSearch } from "../../domains/eternity2/solver.ts";
import type { ToWalker } from "./placement-task.ts";
import { PrefixWalker } from "./prefix-walker.ts";

const given = workerData as ToWalker;
const search = new PlacementSearch(given.task.puzzle, given.task.order);
const walker = new PrefixWalker(search, given, (message) => parentPort!.postMessage(message));
while (walker.advance());
