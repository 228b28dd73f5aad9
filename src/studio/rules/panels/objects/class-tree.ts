/** The classes as a tree. A class with several superclasses stands below each of them, its subclasses below the first. */
import type { ClassRow } from "../../worker/protocol.ts";

export interface ClassNode {
  /** Module and name. */
  readonly key: string;
  readonly row: ClassRow;
  readonly below: readonly ClassNode[];
  /** True where the tree has shown the class, and what is below it, before. */
  readonly isRepeated: boolean;
  /** True when it or a class below it is not predefined. */
  readonly hasOwn: boolean;
}

export function classTree(rows: readonly ClassRow[]): ClassNode[] {
  const predefined = new Set(rows.flatMap(({ isPredefined, name }) => (isPredefined ? [name] : [])));
  const keyOf = (name: string, from: string) => {
    if (name.includes("::")) return name;
    return `${predefined.has(name) ? "MAIN" : from}::${name}`;
  };
  const below = new Map<string, ClassRow[]>();
  for (const row of rows) {
    for (const above of row.superclasses) {
      const key = keyOf(above, row.module);
      below.set(key, [...(below.get(key) ?? []), row]);
    }
  }
  const shown = new Set<string>();
  const nodeOf = (row: ClassRow): ClassNode => {
    const key = keyOf(row.name, row.module);
    const isRepeated = shown.has(key);
    shown.add(key);
    const nodes = isRepeated ? [] : (below.get(key) ?? []).map(nodeOf);
    const hasOwn = !row.isPredefined || nodes.some((node) => node.hasOwn);
    return { key, row, below: nodes, isRepeated, hasOwn };
  };
  return rows.filter(({ superclasses }) => superclasses.length === 0).map(nodeOf);
}
