/**
 * Sentences that say which method is best and why. Each is a statement about the numbers of this study and says on
 * how many instances it rests; what was not solved is not compared, and that is said too.
 */

import { type Cell, groups, type Method, type Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { cellsOf } from "./measures.ts";
import { methodGroups, parted } from "./method-groups.ts";
import { namesOf } from "./method-names.ts";
import { nodeSentences } from "./node-sentences.ts";
import { outcomeText } from "./tables.ts";
import { timeSentences } from "./time-sentences.ts";
import type { ReportWords } from "./words/index.ts";

export interface Paragraph {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** With fewer, a signed-rank test cannot reach 5 %. */
const FEW_INSTANCES = 6;

export function sentencesOf(part: Part, counter: ReportCounter, words: ReportWords): Paragraph[] {
  const compared = methodGroups(part, words).flatMap((group) => {
    const sentences = [
      ...nodeSentences(part, group, counter, words),
      ...timeSentences(part, group, counter, words),
    ];
    return sentences.length === 0 ? [] : [{ title: group.title, sentences }];
  });
  const others: Paragraph[] = [
    { title: words.costTitle, sentences: costSentences(part, words) },
    { title: words.unsolvedTitle, sentences: unsolvedSentences(part, words) },
    { title: words.cautionTitle, sentences: cautions(part, words) },
  ];
  return [...compared, ...others.filter(({ sentences }) => sentences.length > 0)];
}

/** Against the least cost known: published for the instance, or the least that any run here found. */
function costSentences(part: Part, words: ReportWords): string[] {
  const judged = part.methods.flatMap((method): Judged[] => {
    const cells = cellsOf(part, method).filter(
      ({ outcome, run, leastCost }) => outcome === "solved" && run.cost !== null && leastCost !== null,
    );
    return cells.length === 0
      ? []
      : [{ method, cells, costlier: cells.filter(({ run, leastCost }) => run.cost! > leastCost!) }];
  });
  if (judged.length === 0) return [];
  const [costly, cheap] = parted(judged, ({ costlier }) => costlier.length > 0);
  if (costly.length === 0)
    return [words.allCheapest(judged.reduce((sum, { cells }) => sum + cells.length, 0))];
  return [
    ...(cheap.length > 0 ? [words.alwaysCheapest(namesOf(part, methodsOf(cheap)))] : []),
    ...[...groups(costly.map(withExcess), ({ paid }) => JSON.stringify(paid)).values()].map((equal) => {
      const [costlier, all, times] = equal[0]!.paid;
      return words.paidMore(namesOf(part, methodsOf(equal)), costlier, all, times);
    }),
  ];
}

interface Judged {
  readonly method: Method;
  readonly cells: readonly Cell[];
  readonly costlier: readonly Cell[];
}

/** On how many of how many instances a method paid more, and up to how many times the least cost; null if that was 0. */
function withExcess({ method, cells, costlier }: Judged) {
  const most = costlier.reduce(
    (largest, { run, leastCost }) => (leastCost! > 0 ? Math.max(largest, run.cost! / leastCost!) : largest),
    0,
  );
  return { method, paid: [costlier.length, cells.length, most === 0 ? null : most] as const };
}

function methodsOf(all: readonly { readonly method: Method }[]): Method[] {
  return all.map(({ method }) => method);
}

function unsolvedSentences(part: Part, words: ReportWords): string[] {
  const [unsolvable, open] = parted(
    part.cells.filter(({ outcome }) => outcome !== "solved"),
    ({ outcome }) => outcome === "unsolvable",
  );
  // With other options of the domain the same instance may have a solution.
  const [sometimes, never] = parted([...groups(unsolvable, ({ instance }) => instance)], ([instance]) =>
    part.methods.some((method) => part.cell(instance, method)?.outcome === "solved"),
  );
  return [
    ...openSentences(part, open, words),
    ...(never.length > 0 ? [words.unsolvable(never.map(([instance]) => instance))] : []),
    ...sometimes.map(([instance, cells]) =>
      words.unsolvableWith(
        instance,
        cells.map(({ method }) => method.name),
      ),
    ),
  ];
}

/** Methods that ended in the same way on the same instances share a sentence. */
function openSentences(part: Part, open: readonly Cell[], words: ReportWords): string[] {
  const byMethod = groups(open, ({ method, run }) => `${method.name}\n${outcomeText(run, words)}`);
  const ends = [...byMethod.values()].map((cells) => {
    const { method, outcome, run } = cells[0]!;
    const reason =
      outcome === "died" && run.reason !== null ? words.reason(run.reason).replace(/\.$/, "") : "";
    return { method, outcome, run, reason, where: cells.map(({ instance }) => instance) };
  });
  const kind = ({ run, reason, where }: (typeof ends)[number]) =>
    JSON.stringify([outcomeText(run, words), reason, where]);
  return [...groups(ends, kind).values()].map((alike) => {
    const { outcome, run, reason, where } = alike[0]!;
    const names = namesOf(part, methodsOf(alike));
    if (outcome === "died") return words.died(names, where, reason);
    if (outcome === "interrupted") return words.interrupted(names, where);
    return words.stopped(names, outcomeText(run, words), where);
  });
}

function cautions(part: Part, words: ReportWords): string[] {
  const repetitions = part.cells.map((cell) => cell.repetitions);
  const least = repetitions.reduce((a, b) => Math.min(a, b));
  const wavering = part.cells.filter(({ hasEqualCounts }) => !hasEqualCounts);
  return [
    least === 1 ? words.measuredOnce : words.medians(least),
    ...(part.methods.length > 1 ? [words.instancesOnly] : []),
    ...(part.instances.length < FEW_INSTANCES ? [words.fewInstances(part.instances.length)] : []),
    ...(wavering.length > 0
      ? [words.wavering(wavering.map(({ method, instance }) => [method.name, instance] as const))]
      : []),
  ];
}
