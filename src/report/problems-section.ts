/**
 * Which heuristic is best on several problems, and why, from all states of each: what overestimates and what that cost,
 * how far estimates are from the truth, what dominates what, which dead ends are recognised.
 */
import type { SpaceResult } from "../run/heuristics/space.ts";
import type { Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import type { StudySpace } from "../study/spaces.ts";
import type { Language } from "../words/languages.ts";
import { numberText } from "../words/number-text.ts";
import type { Block, Board, Section } from "./document.ts";
import { growthSentences } from "./growth-sentences.ts";
import { heuristicWords } from "./heuristics/words/index.ts";
import { numberCell, numberColumn, type Table, textCell, textColumn } from "./table.ts";
import { namingIn, reportWords } from "./words/index.ts";
import { type Named, problemsWords } from "./words/problems.ts";

interface Problem {
  readonly label: string;
  readonly found: SpaceResult;
}

type Analysed = SpaceResult["heuristics"][string];

/** The heuristic on the problems that it was run on. */
interface Judged {
  readonly name: string;
  readonly heuristic: string;
  readonly own: readonly { readonly problem: Problem; readonly one: Analysed }[];
  /** Those of them that can be solved. */
  readonly solvable: Judged["own"];
}

export function problemsSection(
  spaces: readonly StudySpace[],
  part: Part,
  counter: ReportCounter,
  language: Language,
): Section {
  const { why, quality, counterexamples } = heuristicWords[language];
  const words = reportWords[language];
  const { titles } = problemsWords[language];
  const naming = namingIn(words);
  const labelOf = ({ name, options }: StudySpace) =>
    [name, ...options.map(([option, value]) => naming.setting(option, value))].join(" · ");
  const problems = spaces.flatMap((space) =>
    space.found === null ? [] : [{ label: labelOf(space), found: space.found }],
  );
  const names = [...new Set(problems.flatMap(({ found }) => Object.keys(found.heuristics)))];
  const judged = names.map((heuristic): Judged => {
    const own = problems.flatMap((problem) => {
      const one = problem.found.heuristics[heuristic];
      return one === undefined ? [] : [{ problem, one }];
    });
    const solvable = own.filter(({ problem }) => leading(problem.found) > 0);
    return { name: naming.heuristic(heuristic), heuristic, own, solvable };
  });
  const tooLarge = [...new Set(spaces.flatMap(({ name, found }) => (found === null ? [name] : [])))];
  const boards = judged.flatMap((one) => counterexampleOf(one, language) ?? []);
  return {
    title: `${why} (${words.domains[part.domain] ?? part.domain})`,
    blocks: [
      ...paragraphs([
        ["", scope(problems, tooLarge, language)],
        [titles.admissible, admissibility(judged, part, language)],
        [titles.near, [...errors(judged, language), ...dominance(problems, judged, language)]],
        [titles.deadEnds, deadEnds(problems, judged, language)],
        [titles.growth, [...growthSentences(part, counter, language), ...storedPieces(part, language)]],
        [words.cautionTitle, [problemsWords[language].notShown]],
      ]),
      { kind: "table", table: { ...qualityTable(problems, judged, language), title: quality } },
      ...(boards.length === 0
        ? []
        : [
            {
              kind: "sentences",
              title: counterexamples,
              sentences: [problemsWords[language].counterexamples],
            } as const,
            { kind: "boards", boards } as const,
          ]),
    ],
  };
}

function paragraphs(all: readonly (readonly [title: string, sentences: readonly string[]])[]): Block[] {
  return all
    .filter(([, sentences]) => sentences.length > 0)
    .map(([title, sentences]) => ({ kind: "sentences", title, sentences }));
}

const total = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);
/** States that lead to a goal. */
const leading = ({ states, deadEnds }: SpaceResult) => states - deadEnds;

function scope(problems: readonly Problem[], tooLarge: readonly string[], language: Language): string[] {
  const words = problemsWords[language];
  const { count } = numberText(language);
  const ends = total(problems, ({ found }) => found.deadEnds);
  const unsolvable = problems.flatMap(({ label, found }) => (leading(found) === 0 ? [label] : []));
  return [
    words.proved(count(problems.length), count(total(problems, ({ found }) => found.states))),
    ...(tooLarge.length > 0 ? [words.tooLarge(tooLarge)] : []),
    ...(ends > 0 ? [words.deadEnds(count(ends))] : []),
    ...(unsolvable.length > 0 ? [words.unsolvable(unsolvable)] : []),
  ];
}

const isNeverTooHigh = ({ solvable }: Judged) => solvable.every(({ one }) => one.admissible === true);

function admissibility(judged: readonly Judged[], part: Part, language: Language): string[] {
  const words = problemsWords[language];
  const { count } = numberText(language);
  const sure = judged.filter(isNeverTooHigh);
  const names = (all: readonly Judged[]) => all.map(({ name }) => name);
  const unsure = judged.filter((one) => !sure.includes(one));
  return [
    ...(sure.length > 0 ? [words.neverTooHigh(names(sure))] : []),
    ...sure.flatMap(({ name, solvable }) => {
      const falling = solvable.filter(({ one }) => one.consistent !== true).length;
      return falling > 0 ? [words.notConsistent(name, count(falling), count(solvable.length))] : [];
    }),
    ...unsure.map((one) => {
      const high = one.solvable.filter(({ one: { admissible } }) => admissible === false);
      const all = total(one.solvable, ({ problem }) => leading(problem.found));
      const over = total(high, ({ one: { overestimated } }) => overestimated);
      return words.tooHigh(one.name, count(over), count(all), count(high.length), count(one.solvable.length));
    }),
    ...(unsure.length > 0 ? [sure.length === 0 && judged.length > 1 ? words.allTooHigh : words.unsure] : []),
    ...missed(unsure, part, language),
  ];
}

/** What A* with the heuristics paid beyond the least cost known. */
function missed(unsure: readonly Judged[], part: Part, language: Language): string[] {
  const words = problemsWords[language];
  const { count } = numberText(language);
  const runs = unsure.map(({ name, heuristic }) => {
    const cells = part.cells.filter(
      ({ method, outcome }) =>
        method.strategy === "a-star" && method.heuristic === heuristic && outcome === "solved",
    );
    const costlier = cells.filter(({ run, leastCost }) => leastCost !== null && run.cost! > leastCost);
    return { name, cells, costlier };
  });
  const others = runs.filter(({ cells, costlier }) => cells.length > 0 && costlier.length === 0);
  return [
    ...runs.flatMap(({ name, costlier }) => {
      const paid = costlier.map(({ instance, method, run, leastCost }) =>
        words.paid([instance, ...method.options].join(" · "), count(run.cost!), count(leastCost!)),
      );
      return paid.length > 0 ? [words.missed(name, paid)] : [];
    }),
    ...(others.length > 0 ? [words.notMissed(others.map(({ name }) => name))] : []),
  ];
}

/** Errors so large that they are not meant as estimates: a number that puts a state last. */
const HUGE_TIMES = 100;
const isHuge = (problem: Problem, { maxError }: Analysed) =>
  (maxError ?? 0) > HUGE_TIMES * Math.max(1, problem.found.maxCost ?? 0);
const hasErrors = ({ own }: Judged) => !own.some(({ problem, one }) => isHuge(problem, one));

function errors(judged: readonly Judged[], language: Language): string[] {
  const words = problemsWords[language];
  const { count, significant } = numberText(language);
  const means = judged
    .filter(hasErrors)
    .map((one) => {
      const all = one.own.flatMap(({ one: { meanError } }) => meanError ?? []);
      return { one, problems: all.length, mean: total(all, (error) => error) / all.length };
    })
    .filter(({ problems }) => problems > 0)
    .sort((a, b) => a.mean - b.mean);
  const [nearest, ...others] = means;
  if (nearest === undefined || others.some(({ problems }) => problems !== nearest.problems)) return [];
  if (others.length === 0) return [];
  const sure = means.find(({ one }) => isNeverTooHigh(one));
  return [
    words.errors(
      means.map(({ one, mean }) => ({ name: one.name, number: significant(mean) })),
      count(nearest.problems),
    ),
    ...(sure !== undefined && sure !== nearest ? [words.tradeOff(nearest.one.name, sure.one.name)] : []),
  ];
}

function dominance(problems: readonly Problem[], judged: readonly Judged[], language: Language): string[] {
  const words = problemsWords[language];
  const { count } = numberText(language);
  const solvable = problems.filter(({ found }) => leading(found) > 0);
  const lines = judged.flatMap((better) =>
    judged.flatMap((worse) => {
      const where = solvable.filter(({ found }) =>
        found.dominates.some((pair) => pair.better === better.heuristic && pair.worse === worse.heuristic),
      );
      return where.length === 0
        ? []
        : [words.dominates(better.name, worse.name, count(where.length), count(solvable.length))];
    }),
  );
  return lines.length > 0 ? lines : [words.noneDominates];
}

/** Only where a heuristic is made to recognise dead ends: it puts most of them last. */
function deadEnds(problems: readonly Problem[], judged: readonly Judged[], language: Language): string[] {
  const words = problemsWords[language];
  const { count } = numberText(language);
  const ends = total(problems, ({ found }) => found.deadEnds);
  const sums = judged.map(({ name, own }) => ({
    name,
    ends: total(own, ({ one }) => one.deadEndsLast),
    others: total(own, ({ one }) => one.othersLast),
    left: total(own, ({ problem, one }) => problem.found.states - one.deadEndsLast - one.othersLast),
  }));
  if (!sums.some((one) => 2 * one.ends > ends)) return [];
  const named = (of: (sum: (typeof sums)[number]) => number): Named[] =>
    sums.filter((sum) => of(sum) > 0).map((sum) => ({ name: sum.name, number: count(of(sum)) }));
  const others = named((sum) => sum.others);
  return [
    words.putLast(
      count(ends),
      named((sum) => sum.ends),
    ),
    words.left(
      count(total(problems, ({ found }) => found.states)),
      named((sum) => sum.left),
    ),
    ...(others.length > 0
      ? [words.othersLast(others, count(total(problems, ({ found }) => leading(found))))]
      : []),
  ];
}

/** A solution that costs no rotation gives away how the pieces were stored. */
function storedPieces({ domain, cells }: Part, language: Language): string[] {
  if (domain !== "eternity2") return [];
  const free = cells.filter(
    ({ run, outcome }) => run.settings.cost === "rotations" && outcome === "solved" && run.cost === 0,
  );
  const places = [...new Set(free.map(({ instance }) => instance))];
  return places.length > 0 ? [problemsWords[language].storedPieces(places)] : [];
}

function qualityTable(problems: readonly Problem[], judged: readonly Judged[], language: Language): Table {
  const own = problemsWords[language];
  const words = heuristicWords[language];
  const { count, significant } = numberText(language);
  const isLeftTold = deadEnds(problems, judged, language).length > 0;
  const rows = problems.flatMap((problem) =>
    judged.flatMap(({ name, own }) => {
      const one = own.find((row) => row.problem === problem)?.one;
      if (one === undefined) return [];
      const { states, deadEnds: ends } = problem.found;
      const isKept = (answer: boolean | null) =>
        leading(problem.found) === 0 ? textCell("—") : textCell(answer === true ? words.yes : words.no);
      return [
        [
          textCell(problem.label),
          textCell(name),
          numberCell(states, count),
          numberCell(ends, count),
          ...(isLeftTold ? [numberCell(states - one.deadEndsLast - one.othersLast, count)] : []),
          numberCell(isHuge(problem, one) ? null : one.meanError, significant),
          numberCell(one.exactShare, (share) => `${significant(share * 100)} %`),
          numberCell(one.overestimated, count),
          isKept(one.admissible),
          isKept(one.consistent),
        ],
      ];
    }),
  );
  return {
    title: "",
    columns: [
      textColumn(own.problem),
      textColumn(words.heuristic),
      ...[own.states, own.ends, ...(isLeftTold ? [own.leftFirst] : [])].map(numberColumn),
      ...[words.meanError, words.exact, own.overestimates].map(numberColumn),
      ...[words.admissible, words.consistent].map(textColumn),
    ],
    rows,
    note: own.note,
  };
}

/** Of all problems the one nearest to a goal. */
function counterexampleOf({ name, own }: Judged, language: Language): Board | undefined {
  const { count } = numberText(language);
  const refuting = own.flatMap(({ problem, one: { counterexample } }) =>
    counterexample?.refutes === "admissible" ? [{ problem, counterexample }] : [],
  );
  const [first] = refuting.sort((a, b) => a.counterexample.cost! - b.counterexample.cost!);
  if (first === undefined) return undefined;
  const { h, cost, picture } = first.counterexample;
  const summary = problemsWords[language].counterexample(first.problem.label, count(h), count(cost!));
  return { instance: name, start: picture, end: null, summary };
}
