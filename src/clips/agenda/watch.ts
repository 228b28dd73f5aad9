// The items that can be watched and their switches. The items of constructs belong to the rows of their kinds.
// Source: guide, section 13.2.3.

import type { Construct, Kind } from "../constructs/construct.ts";
import type { KindRow, WatchItem } from "../constructs/kind.ts";
import type { Modules } from "../constructs/modules.ts";

/** What can be watched: in general, and of a kind of construct one by one. */
export interface Watchable {
  readonly name: string;
  readonly rank: number;
  /** The constructs that have switches of their own, or null. */
  readonly ofConstructs: (WatchItem & { readonly kind: Kind }) | null;
}

/** The items without switches of constructs. */
const GENERAL = [
  { name: "messages", rank: 36 },
  { name: "compilations", rank: 30 },
  { name: "statistics", rank: 20 },
  { name: "focus", rank: 0 },
];

export class Watch {
  /** In the order of lists. */
  readonly items: readonly Watchable[];
  private readonly modules: Modules;
  private readonly on = new Set<string>(["compilations"]);
  /** Whether statistics are watched, which is asked after every firing. */
  statistics = false;

  constructor(modules: Modules, kinds: readonly KindRow[]) {
    this.modules = modules;
    const ofKinds = kinds.flatMap(({ name: kind, watchItems }) =>
      watchItems.map((item) => ({ name: item.name, rank: item.rank, ofConstructs: { ...item, kind } })),
    );
    const general = GENERAL.map((item) => ({ ...item, ofConstructs: null }));
    this.items = [...ofKinds, ...general].sort((a, b) => b.rank - a.rank);
  }

  get(name: string): boolean {
    return this.on.has(name);
  }

  item(name: string): Watchable | undefined {
    return this.items.find((item) => item.name === name);
  }

  /** Switches an item for one construct. */
  setConstruct(item: WatchItem, construct: Construct, on: boolean): void {
    for (const each of item.switches(construct)) each.set(on);
  }

  /** Switches an item, or everything with "all". */
  set(name: string, on: boolean): void {
    for (const item of this.items) {
      if (name !== "all" && item.name !== name) continue;
      if (on) this.on.add(item.name);
      else this.on.delete(item.name);
      if (item.name === "statistics") this.statistics = on;
      const { ofConstructs } = item;
      if (ofConstructs === null) continue;
      for (const module of this.modules.all()) {
        for (const construct of module.constructs[ofConstructs.kind].values())
          this.setConstruct(ofConstructs, construct, on);
      }
    }
  }
}
