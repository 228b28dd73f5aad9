/** The text of a study, YAML or JSON, as plain data; and the places in it, for what turns out to be wrong. */
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { TextError } from "../../domains/index.ts";
import { studySentence } from "../../run/sentences.ts";
import type { Sentence } from "../../search/index.ts";
import { count } from "../../words/number-text.ts";

type Path = readonly PropertyKey[];
type Message = string | Sentence;

export class StudyYaml {
  /** The whole text as objects, lists, texts and numbers. */
  readonly content: unknown;
  private readonly lines = new LineCounter();
  private readonly document: Document;

  /** Throws a TextError if the text is no YAML, or has numbers that are not what they look like. */
  constructor(text: string) {
    this.document = shallow(() => parseDocument(text, { lineCounter: this.lines }));
    const [wrong] = this.document.errors;
    if (wrong !== undefined) {
      // The parser catches its own overflow.
      if (/call stack/.test(wrong.message)) throw new TextError(studySentence("too-deep"), 1, 1);
      const isSecond = wrong.code === "MULTIPLE_DOCS";
      const said = isSecond ? studySentence("one-document") : studySentence("wrong-yaml", briefly(wrong));
      throw this.atOffset(wrong.pos[0], said);
    }
    this.checkNumbers();
    this.content = shallow(() => this.document.toJS()) ?? {};
  }

  /** An error at a path, or at the nearest part of it that exists. */
  errorAt(path: Path, message: Message): TextError {
    for (let length = path.length; length > 0; length--) {
      const node = this.document.getIn(path.slice(0, length), true);
      const offset = isNode(node) ? node.range?.[0] : undefined;
      if (offset !== undefined) return this.atOffset(offset, message);
    }
    return new TextError(message, 1, 1);
  }

  /** An error at a word that it mentions: below the path or else, if wanted, anywhere; otherwise at the path itself. */
  errorAtWord(path: Path, message: Message, isAnywhere = true): TextError {
    const words = typeof message === "string" ? [] : message.values.map(String);
    const { contents } = this.document;
    const under = path.length === 0 ? contents : this.document.getIn(path, true);
    for (const whole of isAnywhere ? [under, contents] : [under]) {
      const offset = offsetOfWord(whole, words);
      if (offset !== undefined) return this.atOffset(offset, message);
    }
    return this.errorAt(path, message);
  }

  /** YAML rounds a large number, and leaves out zeros in front: a board or an option would silently be another one. */
  private checkNumbers(): void {
    visit(this.document, {
      Scalar: (_key, { value, source, range }) => {
        if (typeof value !== "number" || !/^[-+]?\d+$/.test(source ?? "")) return;
        if (!Number.isSafeInteger(value))
          throw this.atOffset(range![0], studySentence("number-too-large", count(Number.MAX_SAFE_INTEGER)));
        if (/^[-+]?0\d/.test(source!)) throw this.atOffset(range![0], studySentence("number-with-zeros"));
      },
    });
  }

  private atOffset(offset: number, message: Message): TextError {
    const { line, col } = this.lines.linePos(offset);
    return new TextError(message, line, col);
  }
}

/** Of the places where one of the words stands, the first of the deepest. */
function offsetOfWord(whole: unknown, words: readonly string[]): number | undefined {
  let offset: number | undefined;
  let deepest = 0;
  if (isNode(whole))
    visit(whole, (_key, node, { length }) => {
      if (!isScalar(node) || length <= deepest || !words.includes(String(node.value))) return;
      deepest = length;
      offset = node.range?.[0];
    });
  return offset;
}

/** Without the place and the picture that the parser adds. */
const briefly = ({ message }: Error) => message.split(/ at line|:?\n/)[0]!;

/** Reads YAML; what is nested or repeated beyond all measure ends with a sentence instead of the stack or the memory. */
function shallow<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error;
    throw new TextError(studySentence("too-deep"), 1, 1);
  }
}
