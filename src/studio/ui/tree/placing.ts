/** Places trees: a small one at once, a large one in a worker, so that the page never waits for it. */
import { WorkerClient } from "../../app/worker/client.ts";
import { type PlacedTree, placeTree } from "./place-tree.ts";

/** Nodes that are placed in a few milliseconds. */
const SMALL = 3000;

export class Placing {
  private client: WorkerClient<never, never, Int32Array, PlacedTree> | undefined;

  /** Undefined if it was closed meanwhile. */
  place(parents: Int32Array): PlacedTree | Promise<PlacedTree | undefined> {
    if (parents.length <= SMALL) return placeTree(parents);
    this.client ??= new WorkerClient(
      new Worker(new URL("./placing-worker.ts", import.meta.url), { type: "module" }),
      {},
    );
    return this.client.ask(parents);
  }

  close(): void {
    this.client?.end();
    this.client = undefined;
  }
}
