/** A debugger without a screen: starts an adapter as a process and asks it through the protocol. */
import { type ChildProcess, spawn } from "node:child_process";
import type { DebugProtocol } from "@vscode/debugprotocol";
import { StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { environment } from "../cli/command-line.ts";

export class DebugClient {
  private readonly process: ChildProcess;
  private readonly writer: StreamMessageWriter;
  private sequence = 0;
  private readonly waiting = new Map<number, (response: DebugProtocol.Response) => void>();
  private readonly events: DebugProtocol.Event[] = [];
  private heard: () => void = () => {};
  /** What the program has printed. */
  output = "";
  readonly ended: Promise<number | null>;

  constructor(file: string, args: readonly string[]) {
    this.process = spawn(file, args, { env: environment(), stdio: ["pipe", "pipe", "inherit"] });
    this.ended = new Promise((done) => this.process.on("exit", done));
    this.writer = new StreamMessageWriter(this.process.stdin!);
    new StreamMessageReader(this.process.stdout!).listen((message) => this.receive(message as never));
  }

  private receive(message: DebugProtocol.Response | DebugProtocol.Event): void {
    if ("event" in message) {
      if (message.event === "output" && message.body.category === "stdout")
        this.output += message.body.output;
      this.events.push(message);
      this.heard();
      return;
    }
    this.waiting.get(message.request_seq)?.(message);
    this.waiting.delete(message.request_seq);
  }

  /** Asks; gives the body of the answer, or throws what it says. */
  async ask<Body>(command: string, args: object = {}): Promise<Body> {
    const seq = ++this.sequence;
    const answer = new Promise<DebugProtocol.Response>((done) => this.waiting.set(seq, done));
    await this.writer.write({ seq, type: "request", command, arguments: args } as never);
    const { success, body, message } = await answer;
    if (!success) throw new Error(body?.error?.format ?? message);
    return body as Body;
  }

  /** The next event of a kind; those before it are forgotten. */
  async event(name: string): Promise<DebugProtocol.Event> {
    for (;;) {
      const at = this.events.findIndex(({ event }) => event === name);
      if (at >= 0) return this.events.splice(0, at + 1).at(-1)!;
      await new Promise<void>((done) => {
        this.heard = done;
      });
    }
  }

  /** Begins a program and gives why it stopped, or null if it ran to its end. */
  async launch(args: object, prepare: () => Promise<unknown> = async () => {}): Promise<void> {
    await this.ask("initialize", {
      adapterID: "clips",
      pathFormat: "path",
      linesStartAt1: true,
      columnsStartAt1: true,
    });
    await this.event("initialized");
    await this.ask("launch", args);
    await prepare();
    await this.ask("configurationDone");
  }

  async stopped(): Promise<{ reason: string; text?: string }> {
    return (await this.event("stopped")).body;
  }

  /** The rule that fires next, with what it matches, and its line. */
  async next(): Promise<string> {
    const { stackFrames } = await this.ask<DebugProtocol.StackTraceResponse["body"]>("stackTrace", {
      threadId: 1,
    });
    return `${stackFrames[0].name} @${stackFrames[0].line}`;
  }

  /** The variables of a scope as texts; `inside` looks into one of them. */
  async variables(scope: string, inside?: string): Promise<Record<string, string>> {
    const { scopes } = await this.ask<DebugProtocol.ScopesResponse["body"]>("scopes", { frameId: 1 });
    let reference = scopes.find(({ name }) => name === scope)!.variablesReference;
    const rows = async () =>
      (
        await this.ask<DebugProtocol.VariablesResponse["body"]>("variables", {
          variablesReference: reference,
        })
      ).variables;
    if (inside !== undefined)
      reference = (await rows()).find(({ name }) => name === inside)!.variablesReference;
    return Object.fromEntries((await rows()).map(({ name, value }) => [name, value]));
  }

  async end(): Promise<number | null> {
    await this.ask("disconnect");
    return this.ended;
  }
}
