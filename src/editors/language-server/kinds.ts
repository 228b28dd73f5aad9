/** What the kinds of the language service are called in the protocol. */
import {
  CompletionItemKind,
  SymbolKind as ProtocolKind,
  SemanticTokenTypes,
} from "vscode-languageserver/node";
import type { Completion } from "../../clips/service/completion.ts";
import type { SymbolKind } from "../../clips/service/definitions.ts";
import type { ColourType } from "../../clips/service/outline.ts";

export const SYMBOL_KINDS: Readonly<Record<SymbolKind, ProtocolKind>> = {
  rule: ProtocolKind.Event,
  template: ProtocolKind.Struct,
  facts: ProtocolKind.Array,
  function: ProtocolKind.Function,
  global: ProtocolKind.Constant,
  class: ProtocolKind.Class,
  message: ProtocolKind.Method,
  instances: ProtocolKind.Array,
  module: ProtocolKind.Module,
  slot: ProtocolKind.Field,
  variable: ProtocolKind.Variable,
};

export const COMPLETION_KINDS: Readonly<Record<Completion["kind"], CompletionItemKind>> = {
  rule: CompletionItemKind.Event,
  template: CompletionItemKind.Struct,
  facts: CompletionItemKind.Value,
  function: CompletionItemKind.Function,
  global: CompletionItemKind.Constant,
  class: CompletionItemKind.Class,
  message: CompletionItemKind.Method,
  instances: CompletionItemKind.Value,
  module: CompletionItemKind.Module,
  slot: CompletionItemKind.Field,
  variable: CompletionItemKind.Variable,
  construct: CompletionItemKind.Keyword,
  element: CompletionItemKind.Keyword,
  relation: CompletionItemKind.Struct,
};

const TOKEN_OF: Readonly<Record<ColourType, SemanticTokenTypes>> = {
  rule: SemanticTokenTypes.event,
  template: SemanticTokenTypes.struct,
  facts: SemanticTokenTypes.type,
  function: SemanticTokenTypes.function,
  global: SemanticTokenTypes.enumMember,
  class: SemanticTokenTypes.class,
  message: SemanticTokenTypes.method,
  instances: SemanticTokenTypes.type,
  module: SemanticTokenTypes.namespace,
  slot: SemanticTokenTypes.property,
  variable: SemanticTokenTypes.variable,
  keyword: SemanticTokenTypes.keyword,
  comment: SemanticTokenTypes.comment,
  string: SemanticTokenTypes.string,
  number: SemanticTokenTypes.number,
  operator: SemanticTokenTypes.operator,
};

export const TOKEN_TYPES: readonly SemanticTokenTypes[] = [...new Set(Object.values(TOKEN_OF))];
export const TOKEN_MODIFIERS: readonly string[] = ["declaration", "defaultLibrary"];

export function tokenNumber(type: ColourType): number {
  return TOKEN_TYPES.indexOf(TOKEN_OF[type]);
}
