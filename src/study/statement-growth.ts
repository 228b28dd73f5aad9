/** How much more one run needs than another: by the document's own table, and by the runs of the study. */
import type { Cell } from "./cells.ts";
import type { NumberName } from "./numbers.ts";
import type { PrintedNumber } from "./results.ts";
import { evidence, LEAST_TIME_MS } from "./statement-evidence.ts";
import type { Claim, GrowthCase, RunKind } from "./statements.ts";

type Grows = Extract<Claim, { kind: "grows" }>;

export function ownGrowth(from: Cell, to: Cell, claim: Grows): GrowthCase[] {
  const [least, most] = [evidence(from, claim.number), evidence(to, claim.number)];
  if (least === undefined || most === undefined || least.value === 0) return [];
  const isShort = claim.number === "timeMs" && Math.min(least.value, most.value) < LEAST_TIME_MS;
  const found = growth(
    claim,
    { instance: from.instance, value: least.value },
    { instance: to.instance, value: most.value },
  );
  return [
    { ...found, isPrinted: false, isRight: isShort || least.isCut || most.isCut ? null : found.isRight },
  ];
}

export function printedGrowth(claim: Grows, printed: readonly PrintedNumber[]): GrowthCase[] {
  const all = printed.flatMap((number) => {
    const value = numberIn(number, claim.number);
    return value === null ? [] : [{ ...number, value }];
  });
  const of = (kind: RunKind) => all.filter(({ run }) => isPrintedOf(run, kind));
  return of(claim.these).flatMap((to) =>
    of(claim.from).map((from) => ({
      ...growth(
        claim,
        { instance: from.run.instance, value: from.value },
        { instance: to.run.instance, value: to.value },
      ),
      isPrinted: true,
    })),
  );
}

function growth(
  { number, percent: claimed }: Grows,
  from: GrowthCase["from"],
  to: GrowthCase["to"],
): Omit<GrowthCase, "isPrinted"> {
  const percent = (to.value / from.value - 1) * 100;
  const isRight = Math.round(percent) === claimed;
  return { kind: "growth", number, from, to, percent, isRight, margin: Math.abs(percent - claimed) };
}

/** Documents print times in seconds. */
function numberIn({ counter, printed }: PrintedNumber, number: NumberName): number | null {
  if (counter === number) return printed;
  return number === "timeMs" && counter === "seconds" && printed !== null ? printed * 1000 : null;
}

function isPrintedOf(
  run: PrintedNumber["run"],
  { instances, strategies, heuristics, settings = {} }: RunKind,
): boolean {
  return (
    (instances?.includes(run.instance) ?? true) &&
    (strategies?.includes(run.strategy) ?? true) &&
    (run.heuristic === undefined || (heuristics?.includes(run.heuristic) ?? true)) &&
    Object.entries(settings).every(([name, value]) => run.settings?.[name] === value)
  );
}
