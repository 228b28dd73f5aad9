/** What the editor asks about the program, and the answers of the language service. */
import { type Completions, complete } from "../../../../clips/service/completion.ts";
import { FormatProblem, format } from "../../../../clips/service/format.ts";
import { type Hover, hover } from "../../../../clips/service/hover.ts";
import { Program, readSource, type Source } from "../../../../clips/service/program.ts";
import {
  type Edit,
  isProblem,
  type RenameProblem,
  renamable,
  rename,
} from "../../../../clips/service/rename.ts";
import { type Signature, signaturesAt } from "../../../../clips/service/signatures.ts";
import type { Range } from "../../../../clips/service/syntax-tree.ts";

/** The answers by what is asked. */
interface Answers {
  readonly complete: Completions;
  readonly hover: Hover | null;
  readonly signatures: readonly Signature[];
  /** All places of the name, and where it is defined. */
  readonly places: { readonly all: readonly Range[]; readonly defined: Range | null };
  /** The name if it can be renamed. */
  readonly renamable: { readonly name: string } | RenameProblem;
  readonly rename: readonly Edit[] | RenameProblem;
  /** Null when parentheses or quotes are missing. */
  readonly format: string | null;
}

export type QuestionKind = keyof Answers;

export interface Question<Kind extends QuestionKind = QuestionKind> {
  readonly ask: Kind;
  readonly text: string;
  readonly position: number;
  /** The new name. */
  readonly wanted?: string;
}

export type Answer<Kind extends QuestionKind = QuestionKind> = Answers[Kind];

interface Place {
  readonly program: Program;
  readonly source: Source;
  readonly position: number;
  readonly wanted: string;
}

const answers: { readonly [Kind in QuestionKind]: (place: Place) => Answers[Kind] } = {
  complete: ({ program, source, position }) => complete(program, source, position),
  hover: ({ program, source, position }) => hover(program, source, position) ?? null,
  signatures: ({ program, source, position }) => signaturesAt(program, source, position),
  places: ({ program, source, position }) => {
    const place = program.at(source.uri, position);
    const all = place?.key == null ? [] : program.places(place.key);
    return { all: all.map(({ at }) => at), defined: all.find(({ defines }) => defines)?.at ?? null };
  },
  renamable: ({ program, source, position }) => {
    const place = renamable(program, source.uri, position);
    return isProblem(place) ? place : { name: place.name };
  },
  rename: ({ program, source, position, wanted }) => rename(program, source.uri, position, wanted),
  format: ({ source }) => {
    try {
      return format(source.tree.text);
    } catch (error) {
      if (error instanceof FormatProblem) return null;
      throw error;
    }
  },
};

let last: { readonly text: string; readonly program: Program } | null = null;

export function answerTo<Kind extends QuestionKind>({
  ask,
  text,
  position,
  wanted = "",
}: Question<Kind>): Answer<Kind> {
  // Most questions are about the text of the question before.
  if (last?.text !== text) last = { text, program: new Program([readSource("", text)]) };
  const { program } = last;
  return answers[ask]({ program, source: program.sources[0], position, wanted });
}
