/** CLIPS for CodeMirror: its grammar with colours, folding, indentation and comments. */
import {
  continuedIndent,
  foldInside,
  foldNodeProp,
  HighlightStyle,
  indentNodeProp,
  LanguageSupport,
  LRLanguage,
  syntaxHighlighting,
} from "@codemirror/language";
import { styleTags, tags } from "@lezer/highlight";
import { parser } from "./clips-parser.ts";

const clipsLanguage = LRLanguage.define({
  name: "clips",
  parser: parser.configure({
    props: [
      styleTags({
        Definer: tags.definitionKeyword,
        Keyword: tags.keyword,
        "ConstructName/Symbol ConstructName/Keyword": tags.definition(tags.variableName),
        "Head/Symbol": tags.function(tags.variableName),
        Variable: tags.variableName,
        MultiVariable: tags.variableName,
        Global: tags.special(tags.variableName),
        Number: tags.number,
        String: tags.string,
        Comment: tags.lineComment,
        "Arrow Bind Connective": tags.operator,
        "( )": tags.paren,
      }),
      foldNodeProp.add({ Construct: foldInside, List: foldInside }),
      indentNodeProp.add({
        Construct: (context) => context.baseIndent + context.unit,
        List: continuedIndent({ units: 1 }),
      }),
    ],
  }),
  languageData: {
    commentTokens: { line: ";" },
    closeBrackets: { brackets: ["(", '"'] },
    wordChars: "?*$<>=!+-/_&.",
  },
});

const colours = HighlightStyle.define([
  { tag: tags.definitionKeyword, color: "var(--accent)", fontWeight: "650" },
  { tag: tags.keyword, color: "var(--accent)" },
  { tag: tags.definition(tags.variableName), color: "var(--ink)", fontWeight: "650" },
  { tag: tags.function(tags.variableName), color: "var(--expanded)" },
  { tag: tags.variableName, color: "var(--frontier)" },
  { tag: tags.special(tags.variableName), color: "var(--frontier)", fontStyle: "italic" },
  { tag: tags.number, color: "var(--path)" },
  { tag: tags.string, color: "var(--path)" },
  { tag: tags.lineComment, color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: tags.operator, color: "var(--ink-soft)" },
  { tag: tags.paren, color: "var(--ink-soft)" },
]);

export function clips(): LanguageSupport {
  return new LanguageSupport(clipsLanguage, [syntaxHighlighting(colours)]);
}
