/** What all states of a space say of the heuristics that a study compared: which is best and why, and what is proved. */
import type { SpaceResult } from "../run/heuristics/space.ts";
import type { Naming } from "../study/cells.ts";
import type { Language } from "../words/languages.ts";
import type { Section } from "./document.ts";
import type { HeuristicBlock } from "./heuristics/document.ts";
import { spaceDocument } from "./heuristics/space-document.ts";
import { heuristicWords } from "./heuristics/words/index.ts";
import { reportWords } from "./words/index.ts";

export function whySection(space: SpaceResult, naming: Naming, language: Language): Section {
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
