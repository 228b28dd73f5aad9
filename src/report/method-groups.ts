/** Which methods of a part are compared with each other, and how a sentence refers to them. */
import { groups, type Method, type Part } from "../study/cells.ts";

/** Methods that are compared with each other, and what distinguishes them in a sentence. */
export interface MethodGroup {
  readonly title: string;
  /** `heuristics` or `methods`. */
  readonly kind: string;
  readonly methods: readonly Method[];
  nameOf(method: Method): string;
}

/** The heuristics of each strategy that was run with more than one; then all methods, unless that is the same group. */
export function methodGroups(part: Part): MethodGroup[] {
  const families = [...groups(part.methods, ({ family }) => family)].filter(
    ([, methods]) => methods.length > 1,
  );
  const byHeuristic = families.map(([family, methods]) => ({
    title: `Heuristics with ${family}`,
    kind: "heuristics",
    methods,
    nameOf: ({ heuristic }: Method) => heuristic ?? "no heuristic",
  }));
  const isSame = byHeuristic.some(({ methods }) => methods.length === part.methods.length);
  const all = {
    title: "All methods",
    kind: "methods",
    methods: part.methods,
    nameOf: ({ name }: Method) => name,
  };
  return isSame || part.methods.length < 2 ? byHeuristic : [...byHeuristic, all];
}

/** `both heuristics`, `all 5 methods`. */
export function everyOne({ methods, kind }: MethodGroup): string {
  return methods.length === 2 ? `both ${kind}` : `all ${methods.length} ${kind}`;
}

/** Lists of names in sentences end here with "and 3 more". */
export const MOST_NAMED = 6;

/** Items for which a condition holds, and the others. */
export function parted<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
