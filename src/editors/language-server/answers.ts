/** The questions of the protocol, answered by the language service: positions become lines and characters. */
import type {
  CodeAction,
  CompletionItem,
  Diagnostic,
  DocumentSymbol,
  FoldingRange,
  Location,
  Range as ProtocolRange,
  SignatureHelp,
  SymbolInformation,
  TextDocumentPositionParams,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver/node";
import {
  CodeActionKind,
  DiagnosticSeverity,
  MarkupKind,
  SemanticTokensBuilder,
} from "vscode-languageserver/node";
import { complete } from "../../clips/service/completion.ts";
import type { Diagnostic as Found } from "../../clips/service/diagnostics.ts";
import { type FormatOptions, FormatProblem, format } from "../../clips/service/format.ts";
import { hover } from "../../clips/service/hover.ts";
import { colours, foldings, outline } from "../../clips/service/outline.ts";
import type { Place, Program, Source } from "../../clips/service/program.ts";
import { loadsIn } from "../../clips/service/project.ts";
import { quickFixes } from "../../clips/service/quick-fixes.ts";
import { type Edit, isProblem, renamable, rename, renameSentence } from "../../clips/service/rename.ts";
import { signaturesAt } from "../../clips/service/signatures.ts";
import type { Range } from "../../clips/service/syntax-tree.ts";
import { nearNames } from "../../search/index.ts";
import { COMPLETION_KINDS, SYMBOL_KINDS, tokenNumber } from "./kinds.ts";
import type { Workspace } from "./workspace.ts";

/** What a question is about. */
interface Asked {
  readonly source: Source;
  readonly program: Program;
  readonly position: number;
}

export class Answers {
  constructor(private readonly workspace: Workspace) {}

  private asked({ textDocument, position }: TextDocumentPositionParams): Asked | undefined {
    const source = this.workspace.source(textDocument.uri);
    if (source === undefined) return undefined;
    const program = this.workspace.project.program(source.uri);
    return { source, program, position: this.workspace.document(source).offsetAt(position) };
  }

  private range(source: Source, { from, to }: Range): ProtocolRange {
    const document = this.workspace.document(source);
    return { start: document.positionAt(from), end: document.positionAt(to) };
  }

  private location(source: Source, at: Range): Location {
    return { uri: this.workspace.editorUri(source.uri), range: this.range(source, at) };
  }

  private locations(places: readonly Place[]): Location[] {
    return places.flatMap(({ uri, at }) => {
      const source = this.workspace.project.source(uri);
      return source === undefined ? [] : [this.location(source, at)];
    });
  }

  completion(params: TextDocumentPositionParams): CompletionItem[] {
    const asked = this.asked(params);
    if (asked === undefined) return [];
    const { at, found } = complete(asked.program, asked.source, asked.position);
    const range = this.range(asked.source, at);
    return found.map(({ label, kind, detail, info }, i) => ({
      label,
      kind: COMPLETION_KINDS[kind],
      textEdit: { range, newText: label },
      filterText: label,
      // The service gives the likeliest first.
      sortText: String(i).padStart(5, "0"),
      ...(detail && { detail }),
      ...(info && { documentation: info }),
    }));
  }

  hover(params: TextDocumentPositionParams) {
    const asked = this.asked(params);
    const found = asked && hover(asked.program, asked.source, asked.position);
    if (asked === undefined || found === undefined) return null;
    const value = `\`\`\`clips\n${found.code}\n\`\`\`${found.text === "" ? "" : `\n${found.text}`}`;
    return { contents: { kind: MarkupKind.Markdown, value }, range: this.range(asked.source, found.at) };
  }

  signatures(params: TextDocumentPositionParams): SignatureHelp | null {
    const asked = this.asked(params);
    const found = asked === undefined ? [] : signaturesAt(asked.program, asked.source, asked.position);
    if (found.length === 0) return null;
    // Of several, the first that has a parameter here.
    const fitting = found.findIndex(({ active }) => active !== null);
    const shown = found[Math.max(0, fitting)];
    return {
      signatures: found.map(({ label, info, parameters }) => ({
        label,
        ...(info && { documentation: info }),
        parameters: parameters.map(({ from, to }) => ({ label: [from, to] })),
      })),
      activeSignature: Math.max(0, fitting),
      activeParameter: shown.active ?? shown.parameters.length,
    };
  }

  /** Where a name is defined; the file that a path names. */
  definition(params: TextDocumentPositionParams): Location[] {
    const asked = this.asked(params);
    if (asked === undefined) return [];
    const load = loadsIn(asked.source.tree).find(
      ({ from, to }) => from <= asked.position && asked.position <= to,
    );
    const file = load && this.workspace.project.target(asked.source, load.path);
    if (file !== undefined) return [this.location(file, { from: 0, to: 0 })];
    return this.locations(placesOf(asked).filter(({ defines }) => defines));
  }

  references(params: TextDocumentPositionParams, withDefinition: boolean): Location[] {
    const asked = this.asked(params);
    const places = asked === undefined ? [] : placesOf(asked);
    return this.locations(places.filter(({ defines }) => withDefinition || !defines));
  }

  highlights(params: TextDocumentPositionParams): { range: ProtocolRange }[] {
    const asked = this.asked(params);
    if (asked === undefined) return [];
    const own = placesOf(asked).filter(({ uri }) => uri === asked.source.uri);
    return own.map(({ at }) => ({ range: this.range(asked.source, at) }));
  }

  /** The range of the name at a place, or why it cannot be renamed. */
  renamable(params: TextDocumentPositionParams): ProtocolRange | string {
    const asked = this.asked(params);
    if (asked === undefined) return "This text is unknown.";
    const place = renamable(asked.program, asked.source.uri, asked.position);
    return isProblem(place) ? renameSentence(place) : this.range(asked.source, place.at);
  }

  rename(params: TextDocumentPositionParams, name: string): WorkspaceEdit | string {
    const asked = this.asked(params);
    if (asked === undefined) return "This text is unknown.";
    const edits = rename(asked.program, asked.source.uri, asked.position, name);
    return isProblem(edits) ? renameSentence(edits) : this.edit(edits);
  }

  private edit(edits: readonly Edit[]): WorkspaceEdit {
    const changes: Record<string, TextEdit[]> = {};
    for (const { uri, at, text } of edits) {
      const source = this.workspace.project.source(uri);
      if (source === undefined) continue;
      const own = (changes[this.workspace.editorUri(uri)] ??= []);
      own.push({ range: this.range(source, at), newText: text });
    }
    return { changes };
  }

  symbols(uri: string): DocumentSymbol[] {
    const source = this.workspace.source(uri);
    if (source === undefined) return [];
    return outline(source).map(({ name, kind, detail, at, slots, ...all }) => ({
      name,
      kind: SYMBOL_KINDS[kind],
      detail,
      range: this.range(source, all),
      selectionRange: this.range(source, at),
      children: slots.map((slot) => ({
        name: slot.name,
        kind: SYMBOL_KINDS.slot,
        range: this.range(source, slot.node),
        selectionRange: this.range(source, slot.at),
      })),
    }));
  }

  /** Symbols of all files whose names have the letters that were typed, in their order. */
  workspaceSymbols(query: string): SymbolInformation[] {
    const letters = [...query.toLowerCase()];
    const isWanted = (name: string) => {
      let at = -1;
      return letters.every((letter) => (at = name.indexOf(letter, at + 1)) >= 0);
    };
    return this.workspace.project.all().flatMap((source) =>
      outline(source)
        .filter(({ name }) => isWanted(name.toLowerCase()))
        .map(({ name, kind, detail, at }) => ({
          name,
          kind: SYMBOL_KINDS[kind],
          containerName: detail,
          location: this.location(source, at),
        })),
    );
  }

  foldings(uri: string): FoldingRange[] {
    const source = this.workspace.source(uri);
    if (source === undefined) return [];
    return foldings(source.tree).map(({ isComment, ...at }) => {
      const { start, end } = this.range(source, at);
      return { startLine: start.line, endLine: end.line, ...(isComment && { kind: "comment" }) };
    });
  }

  semanticTokens(uri: string): { data: number[] } {
    const source = this.workspace.source(uri);
    const builder = new SemanticTokensBuilder();
    if (source === undefined) return builder.build();
    for (const { type, defines, isBuiltIn, from, to } of colours(
      this.workspace.project.program(source.uri),
      source,
    )) {
      const { line, character } = this.workspace.document(source).positionAt(from);
      const modifiers = (defines ? 1 : 0) + (isBuiltIn && type === "function" ? 2 : 0);
      builder.push(line, character, to - from, tokenNumber(type), modifiers);
    }
    return builder.build();
  }

  /** One edit for the whole text; none when it cannot be laid out or already is. */
  formatting(uri: string, options: FormatOptions): TextEdit[] {
    const source = this.workspace.source(uri);
    if (source === undefined) return [];
    const { text } = source.tree;
    try {
      const newText = format(text, options);
      return newText === text ? [] : [{ range: this.range(source, { from: 0, to: text.length }), newText }];
    } catch (error) {
      if (error instanceof FormatProblem) return [];
      throw error;
    }
  }

  /** The errors of all texts that are read together with this one, by the addresses that the editor knows. */
  diagnostics(uri: string): Map<string, Diagnostic[]> {
    const found = new Map<string, Diagnostic[]>();
    const source = this.workspace.source(uri);
    if (source === undefined) return found;
    const { project } = this.workspace;
    for (const each of project.program(source.uri).sources) found.set(this.workspace.editorUri(each.uri), []);
    for (const each of project.diagnose(source.uri)) {
      const at = project.source(each.uri);
      if (at !== undefined) found.get(this.workspace.editorUri(each.uri))?.push(this.diagnostic(at, each));
    }
    return found;
  }

  private diagnostic(source: Source, { at, code, message, help }: Found): Diagnostic {
    return {
      range: this.range(source, at),
      severity: DiagnosticSeverity.Error,
      source: "clips",
      code,
      message: `${message}\n${help}`,
    };
  }

  codeActions(uri: string, { start, end }: ProtocolRange): CodeAction[] {
    const source = this.workspace.source(uri);
    if (source === undefined) return [];
    const document = this.workspace.document(source);
    const [from, to] = [document.offsetAt(start), document.offsetAt(end)];
    const { project } = this.workspace;
    const here = project
      .diagnose(source.uri)
      .filter((each) => each.uri === source.uri && each.at.from <= to && from <= each.at.to);
    return here.flatMap((each) =>
      quickFixes(project.program(source.uri), source, each, nearNames).map(({ title, edits }) => ({
        title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [this.diagnostic(source, each)],
        edit: this.edit(edits),
      })),
    );
  }
}

function placesOf({ program, source, position }: Asked): Place[] {
  const place = program.at(source.uri, position);
  return place?.key == null ? [] : program.places(place.key);
}
