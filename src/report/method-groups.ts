/** Which methods of a part are compared with each other, and how a sentence refers to them. */
import { groups, type Method, type Part } from "../study/cells.ts";
import { namesOf } from "./method-names.ts";
import type { MethodKind } from "./words/en.ts";
import type { ReportWords } from "./words/index.ts";

/** Methods that are compared with each other, and what distinguishes them in a sentence. */
export interface MethodGroup {
  readonly title: string;
  readonly kind: MethodKind;
  readonly methods: readonly Method[];
  nameOf(method: Method): string;
  /** Of several: each name stands for one of them or for several. */
  namesOf(methods: readonly Method[]): string[];
}

/** The heuristics of each strategy that was run with more than one; then all methods, unless that is the same group. */
export function methodGroups(part: Part, words: ReportWords): MethodGroup[] {
  const families = [...groups(part.methods, ({ family }) => family)].filter(
    ([, methods]) => methods.length > 1,
  );
  const heuristicOf = ({ heuristic }: Method) =>
    heuristic === null ? words.noHeuristic : (words.heuristics[heuristic] ?? heuristic);
  const byHeuristic = families.map(
    ([family, methods]): MethodGroup => ({
      title: words.heuristicsWith(family),
      kind: "heuristics",
      methods,
      nameOf: heuristicOf,
      namesOf: (some) => some.map(heuristicOf),
    }),
  );
  const isSame = byHeuristic.some(({ methods }) => methods.length === part.methods.length);
  const all: MethodGroup = {
    title: words.allMethods,
    kind: "methods",
    methods: part.methods,
    nameOf: (method) => namesOf(part, [method])[0]!,
    namesOf: (some) => namesOf(part, some),
  };
  return isSame || part.methods.length < 2 ? byHeuristic : [...byHeuristic, all];
}

/** `both heuristics`, `all 5 methods`. */
export function everyOne({ methods, kind }: MethodGroup, words: ReportWords): string {
  return words.everyOne(kind, methods.length);
}

/** Lists of names in sentences end here with "and 3 more". */
export const MOST_NAMED = 6;

/** Items for which a condition holds, and the others. */
export function parted<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
