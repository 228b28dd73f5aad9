/** The language server: an editor at the other end of two streams asks, the language service answers. */
import {
  CodeActionKind,
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  type InitializeParams,
  ResponseError,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { FormatOptions } from "../../clips/service/format.ts";
import { Answers } from "./answers.ts";
import { TOKEN_MODIFIERS, TOKEN_TYPES } from "./kinds.ts";
import { Workspace } from "./workspace.ts";

/** Milliseconds without a change before a text is checked. */
const REST = 200;

const capabilities: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ["(", "?", "*", ":"] },
  hoverProvider: true,
  signatureHelpProvider: { triggerCharacters: [" ", "("] },
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  foldingRangeProvider: true,
  documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  semanticTokensProvider: {
    legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] },
    full: true,
  },
};

/** What an editor may set when it starts the server. */
interface Settings {
  readonly format?: FormatOptions;
}

/** Serves until the editor ends it. */
export function serve(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  const connection = createConnection(input, output);
  const workspace = new Workspace();
  const answers = new Answers(workspace);
  const documents = new TextDocuments(TextDocument);
  const checks = new Checks(connection, answers);
  let settings: Settings = {};

  connection.onInitialize(({ workspaceFolders, rootUri, initializationOptions }: InitializeParams) => {
    settings = (initializationOptions as Settings | null | undefined) ?? {};
    workspace.addFolders(workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []));
    return { capabilities, serverInfo: { name: "frontier" } };
  });
  connection.onInitialized(() => {
    const watchers = [{ globPattern: "**/*.clp" }];
    // Editors that watch no files refuse; then what is open is all that changes.
    connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(() => {});
  });
  documents.onDidChangeContent(({ document: { uri }, document }) => {
    workspace.opened(uri, document.getText());
    checks.plan(uri);
  });
  documents.onDidClose(({ document: { uri } }) => {
    workspace.closed(uri);
    checks.plan(uri);
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) workspace.changed(uri);
    for (const { uri } of documents.all()) checks.plan(uri);
  });

  connection.onCompletion((params) => answers.completion(params));
  connection.onHover((params) => answers.hover(params));
  connection.onSignatureHelp((params) => answers.signatures(params));
  connection.onDefinition((params) => answers.definition(params));
  connection.onReferences((params) => answers.references(params, params.context.includeDeclaration));
  connection.onDocumentHighlight((params) => answers.highlights(params));
  connection.onPrepareRename((params) => orRefuse(answers.renamable(params)));
  connection.onRenameRequest((params) => orRefuse(answers.rename(params, params.newName)));
  connection.onDocumentSymbol(({ textDocument }) => answers.symbols(textDocument.uri));
  connection.onWorkspaceSymbol(({ query }) => answers.workspaceSymbols(query));
  connection.onFoldingRanges(({ textDocument }) => answers.foldings(textDocument.uri));
  connection.onDocumentFormatting(({ textDocument }) =>
    answers.formatting(textDocument.uri, settings.format ?? {}),
  );
  connection.onCodeAction(({ textDocument, range }) => answers.codeActions(textDocument.uri, range));
  connection.languages.semanticTokens.on(({ textDocument }) => answers.semanticTokens(textDocument.uri));

  documents.listen(connection);
  connection.listen();
  return new Promise((done) => {
    connection.onExit(done);
  });
}

/** Refuses a request with a sentence that the editor shows. */
function orRefuse<Answer>(answer: Answer | string): Answer | ResponseError {
  return typeof answer === "string" ? new ResponseError(ErrorCodes.InvalidRequest, answer) : answer;
}

/** Texts are checked when their author rests; errors go to the editor with the texts that they are in. */
class Checks {
  private readonly waiting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly answers: Answers,
  ) {}

  plan(uri: string): void {
    this.waiting.add(uri);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), REST);
  }

  private check(): void {
    const checked = new Set<string>();
    for (const uri of this.waiting) {
      if (checked.has(uri)) continue;
      for (const [each, diagnostics] of this.answers.diagnostics(uri)) {
        checked.add(each);
        void this.connection.sendDiagnostics({ uri: each, diagnostics });
      }
    }
    this.waiting.clear();
  }
}
