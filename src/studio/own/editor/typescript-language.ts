/** TypeScript for CodeMirror, as far as colours need it: comments, texts, numbers, words of the language, names of types. */
import {
  HighlightStyle,
  indentService,
  LanguageSupport,
  StreamLanguage,
  type StringStream,
  syntaxHighlighting,
} from "@codemirror/language";
import { tags } from "@lezer/highlight";

/** What the tokenizer is inside of, from one line to the next. */
interface Inside {
  /** In a comment or a text that goes on, with its end. */
  until: "*/" | "`" | null;
}

const keywords = new Set(
  "as async await break case catch class const continue default do else export extends finally for from function if import in instanceof interface let new of readonly return satisfies static switch this throw try type typeof var void while yield".split(
    " ",
  ),
);
const atoms = new Set(["true", "false", "null", "undefined", "Infinity", "NaN"]);

function token(stream: StringStream, inside: Inside): string | null {
  if (inside.until !== null) return through(stream, inside);
  if (stream.eatSpace()) return null;
  if (stream.match("//")) {
    stream.skipToEnd();
    return "comment";
  }
  if (stream.match("/*")) {
    inside.until = "*/";
    return through(stream, inside);
  }
  if (stream.match("`")) {
    inside.until = "`";
    return through(stream, inside);
  }
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/) || stream.match(/^'(?:[^'\\]|\\.)*'?/)) return "string";
  if (stream.match(/^\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?/i)) return "number";
  const word = stream.match(/^[\p{L}_$][\p{L}\p{N}_$]*/u) as RegExpMatchArray | null;
  if (word === null) {
    stream.next();
    return "operator";
  }
  if (keywords.has(word[0])) return "keyword";
  if (atoms.has(word[0])) return "atom";
  if (/^\p{Lu}/u.test(word[0])) return "typeName";
  return stream.match(/^\s*\(/, false) ? "variableName.function" : "variableName";
}

function through(stream: StringStream, inside: Inside): string {
  const kind = inside.until === "`" ? "string" : "comment";
  while (!stream.eol()) {
    if (stream.match(inside.until!)) {
      inside.until = null;
      return kind;
    }
    if (stream.next() === "\\") stream.next();
  }
  return kind;
}

const language = StreamLanguage.define<Inside>({
  name: "typescript",
  startState: () => ({ until: null }),
  copyState: (inside) => ({ ...inside }),
  token,
  languageData: {
    commentTokens: { line: "//", block: { open: "/*", close: "*/" } },
    closeBrackets: { brackets: ["(", "[", "{", '"', "'", "`"] },
    indentOnInput: /^\s*[}\])]$/,
  },
});

/** As deep as the line before, a unit deeper after an opening bracket, a unit less at a closing one. */
const indentation = indentService.of((context, pos) => {
  const { doc } = context.state;
  const number = doc.lineAt(pos).number;
  if (number === 1) return 0;
  const before = doc.line(number - 1);
  const deeper = /[{([]\s*$/.test(before.text) ? context.unit : 0;
  const isClosing = /^\s*[}\])]/.test(context.textAfterPos(pos));
  return Math.max(0, context.lineIndent(before.from) + deeper - (isClosing ? context.unit : 0));
});

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--accent)" },
  { tag: [tags.atom, tags.number, tags.string], color: "var(--path)" },
  { tag: tags.typeName, color: "var(--frontier)" },
  { tag: tags.function(tags.variableName), color: "var(--expanded)" },
  { tag: tags.comment, color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: tags.operator, color: "var(--ink-soft)" },
]);

export function typescript(): LanguageSupport {
  return new LanguageSupport(language, [syntaxHighlighting(colours), indentation]);
}
