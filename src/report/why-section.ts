/** What all states of a space say of the heuristics that a study compared: which is best and why, and what is proved. */
import type { SpaceResult } from "../run/heuristics/space.ts";
import type { Naming, Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import type { StudySpace } from "../study/spaces.ts";
import type { Language } from "../words/languages.ts";
import type { Section } from "./document.ts";
import type { HeuristicBlock } from "./heuristics/document.ts";
import { spaceDocument } from "./heuristics/space-document.ts";
import { heuristicWords } from "./heuristics/words/index.ts";
import { problemsSection } from "./problems-section.ts";
import { namingIn, reportWords } from "./words/index.ts";

/** One for each domain whose states were looked at; several problems of a domain are judged together. */
export function whySections(
  spaces: readonly StudySpace[],
  parts: readonly Part[],
  counter: ReportCounter,
  language: Language,
): Section[] {
  return parts.flatMap((part) => {
    const own = spaces.filter(({ domain }) => domain === part.domain);
    const found = own.flatMap((space) => space.found ?? []);
    const [first] = found;
    if (first === undefined) return [];
    const isOneWithABest =
      own.length === 1 && Object.values(first.heuristics).some(({ admissible }) => admissible !== false);
    return [
      isOneWithABest
        ? whySection(first, namingIn(reportWords[language]), language)
        : problemsSection(own, part, counter, language),
    ];
  });
}

function whySection(space: SpaceResult, naming: Naming, language: Language): Section {
  const { why, nodes } = heuristicWords[language];
  const [status, ...sections] = spaceDocument(renamed(space, naming), language).sections;
  const sentences = (blocks: readonly HeuristicBlock[]) =>
    blocks.flatMap((block) => (block.kind === "sentences" ? block.sentences : []));
  const reasons = sections.filter(({ title }) => title === why).flatMap(({ blocks }) => blocks);
  const others = sections.filter(({ title }) => title !== why && title !== nodes);
  return {
    title: `${why} (${reportWords[language].domains[space.domain] ?? space.domain}, ${space.space})`,
    blocks: [
      { kind: "sentences", title: "", sentences: [...sentences(status!.blocks), ...sentences(reasons)] },
      ...others.flatMap(({ title, blocks }) => [
        ...blocks.filter((block) => block.kind === "table"),
        ...(sentences(blocks).length > 0
          ? [{ kind: "sentences" as const, title, sentences: sentences(blocks) }]
          : []),
      ]),
    ],
  };
}

/** The heuristics by the names that the rest of the report uses. */
function renamed(space: SpaceResult, { heuristic }: Naming): SpaceResult {
  return {
    ...space,
    heuristics: Object.fromEntries(
      Object.entries(space.heuristics).map(([name, found]) => [heuristic(name), found]),
    ),
    dominates: space.dominates.map((pair) => ({
      ...pair,
      better: heuristic(pair.better),
      worse: heuristic(pair.worse),
    })),
    equal: space.equal.map((names) => names.map((name) => heuristic(name))),
  };
}
