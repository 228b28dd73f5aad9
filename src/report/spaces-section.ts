/** The trees that the report on Eternity II counts, beside what they are: its numbers in words, and the growth with the board. */
import { countedSpaces } from "../study/eternity2-spaces.ts";
import type { StudyResults } from "../study/results.ts";
import type { Language } from "../words/languages.ts";
import type { Block, Section } from "./document.ts";
import { spacesDocument } from "./heuristics/eternity-document.ts";

/** None for other studies: no other document counts a space. */
export function spacesSections({ name }: StudyResults, language: Language): Section[] {
  if (name !== "java-report") return [];
  const { title, sections } = spacesDocument(countedSpaces(), [], language);
  const [growth, ...others] = sections;
  const sizes = others.flatMap((section): Block[] =>
    section.blocks.flatMap((block) =>
      block.kind === "sentences" ? [{ ...block, title: section.title }] : [],
    ),
  );
  const table = growth!.blocks.filter((block) => block.kind === "table");
  return [{ title, blocks: [...sizes, ...table] }];
}
