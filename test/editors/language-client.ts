/** An editor without a screen: starts a language server as a process and asks it through the protocol. */
import { type ChildProcess, spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  type Diagnostic,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { environment } from "../cli/command-line.ts";

export class LanguageClient {
  readonly connection: ProtocolConnection;
  private readonly process: ChildProcess;
  private readonly texts = new Map<string, TextDocument>();
  private readonly diagnostics = new Map<string, Diagnostic[]>();
  private heard: () => void = () => {};

  constructor(file: string, args: readonly string[]) {
    this.process = spawn(file, args, { env: environment(), stdio: ["pipe", "pipe", "inherit"] });
    const { stdin, stdout } = this.process;
    this.connection = createProtocolConnection(
      new StreamMessageReader(stdout!),
      new StreamMessageWriter(stdin!),
    );
    this.connection.onNotification("textDocument/publishDiagnostics", ({ uri, diagnostics }) => {
      this.diagnostics.set(uri, diagnostics);
      this.heard();
    });
    this.connection.onRequest("client/registerCapability", () => null);
    this.connection.listen();
  }

  /** Begins with a folder; gives what the server can do. */
  async begin(folder: string): Promise<Record<string, unknown>> {
    const uri = pathToFileURL(folder).href;
    const { capabilities } = await this.connection.sendRequest<{ capabilities: Record<string, unknown> }>(
      "initialize",
      {
        processId: process.pid,
        rootUri: uri,
        workspaceFolders: [{ uri, name: "test" }],
        capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
      },
    );
    await this.connection.sendNotification("initialized", {});
    return capabilities;
  }

  async open(uri: string, text: string): Promise<void> {
    this.texts.set(uri, TextDocument.create(uri, "clips", 1, text));
    const textDocument = { uri, languageId: "clips", version: 1, text };
    await this.connection.sendNotification("textDocument/didOpen", { textDocument });
  }

  async change(uri: string, text: string): Promise<void> {
    const version = this.texts.get(uri)!.version + 1;
    this.texts.set(uri, TextDocument.create(uri, "clips", version, text));
    await this.connection.sendNotification("textDocument/didChange", {
      textDocument: { uri, version },
      contentChanges: [{ text }],
    });
  }

  /** Asks about the place where a piece of the text stands, some characters into it. */
  ask<Answer>(method: string, uri: string, piece: string, into = 1, more: object = {}): Promise<Answer> {
    const document = this.texts.get(uri)!;
    const at = document.getText().indexOf(piece);
    if (at < 0) throw new Error(`"${piece}" is not in the text`);
    const position = document.positionAt(at + into);
    return this.connection.sendRequest<Answer>(`textDocument/${method}`, {
      textDocument: { uri },
      position,
      ...more,
    });
  }

  /** The errors of a text as soon as they satisfy a wish. */
  async diagnosticsOf(
    uri: string,
    isWanted: (found: Diagnostic[]) => boolean = () => true,
  ): Promise<Diagnostic[]> {
    for (;;) {
      const found = this.diagnostics.get(uri);
      if (found !== undefined && isWanted(found)) return found;
      await new Promise<void>((done) => {
        this.heard = done;
      });
    }
  }

  edited(uri: string, edits: readonly TextEdit[]): string {
    return TextDocument.applyEdits(this.texts.get(uri)!, [...edits]);
  }

  async end(): Promise<number | null> {
    const ended = new Promise<number | null>((done) => this.process.on("exit", done));
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    return ended;
  }
}
