/** The CLIPS prompt at a terminal: history, commands that span lines, completion, colour, and the colon commands. */
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { CommandScanner, type Environment } from "../../clips/index.ts";
import { color } from "../terminal/color.ts";
import type { TerminalHost } from "./clips-host.ts";
import { complete } from "./completion.ts";
import { asOneLine, historyFile, loadHistory, saveHistory } from "./history.ts";
import { interruptible } from "./interruptible.ts";
import { promptCommand } from "./prompt-commands.ts";
import type { Speech } from "./speech.ts";

const PROMPT = "CLIPS> ";
const MORE = "  ...> ";

/** Reads and executes commands until `(exit)` or the end of the input; returns the exit status. */
export async function terminalPrompt(
  environment: Environment,
  host: TerminalHost,
  speech: Speech,
): Promise<number> {
  const hint = color.dim(`         ${speech.words.hint}`);
  host.write?.(`${environment.banner}${hint}\n`, "out");
  const session = new Session(environment, host, speech);
  session.attempt(() => environment.runQueued());
  while (environment.exitStatus === null) {
    const command = await session.read();
    if (command === undefined) break;
    session.execute(command);
  }
  session.close();
  return environment.exitStatus ?? 0;
}

class Session {
  private readonly environment: Environment;
  private readonly host: TerminalHost;
  private readonly speech: Speech;
  private readonly file = historyFile();
  private readonly lines: Interface;
  /** Readline's own list, the latest line first. */
  private history = loadHistory(this.file);
  /** The lines of the command so far. */
  private text = "";
  private ended = false;
  private wake: () => void = () => {};

  constructor(environment: Environment, host: TerminalHost, speech: Speech) {
    this.environment = environment;
    this.host = host;
    this.speech = speech;
    this.lines = createInterface({
      input: process.stdin,
      output: process.stdout,
      history: this.history,
      historySize: 1000,
      completer: (line: string) => this.complete(line),
    });
    this.lines.on("history", (history: string[]) => {
      this.history = history;
    });
    this.lines.on("line", (line) => {
      host.typedAhead.push(`${line}\n`);
      this.wake();
    });
    this.lines.on("SIGINT", () => {
      // Drop what was typed on this line too.
      this.lines.write(null, { ctrl: true, name: "e" });
      this.lines.write(null, { ctrl: true, name: "u" });
      process.stdout.write("\n");
      this.text = "";
      this.prompt();
    });
    this.lines.on("close", () => {
      this.ended = true;
      this.wake();
    });
  }

  private prompt(): void {
    this.lines.setPrompt(color.cyan(this.text === "" ? PROMPT : MORE));
    this.lines.prompt();
  }

  /** One command; undefined at the end of the input. Ctrl-C discards the lines typed so far. */
  async read(): Promise<string | undefined> {
    this.host.flush();
    this.text = "";
    for (;;) {
      this.prompt();
      const line = await this.nextLine();
      if (line === undefined) return undefined;
      this.text += line;
      if (!isComplete(this.text)) continue;
      this.remember(this.text.trim());
      return this.text;
    }
  }

  private async nextLine(): Promise<string | undefined> {
    while (this.host.typedAhead.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.host.typedAhead.shift();
  }

  /** A command of several lines is recalled as one. */
  private remember(command: string): void {
    for (const line of command.split("\n")) {
      const at = this.history.indexOf(line);
      if (at >= 0) this.history.splice(at, 1);
    }
    if (command !== "") this.history.unshift(asOneLine(command));
  }

  private complete(line: string): [string[], string] {
    const { matches, fragment } = complete(this.text + line, this.environment.words(), filesWith);
    return [matches, fragment];
  }

  execute(text: string): void {
    if (text.trim() === "") return;
    this.attempt(() => {
      const lines = promptCommand(this.environment, text, this.speech);
      if (lines === undefined) {
        this.environment.heard(`${PROMPT}${text}`);
        this.environment.execute(text);
        this.environment.runQueued();
      } else this.host.write?.(`${lines.join("\n")}\n`, "out");
    });
  }

  /**
   * While a command runs, the terminal belongs to it. Ctrl-C ends it, and a rule interrupted while firing counts as not
   * fired.
   */
  attempt(work: () => void): void {
    this.lines.pause();
    process.stdin.setRawMode(false);
    const done = interruptible(work);
    process.stdin.setRawMode(true);
    if (done) return;
    this.environment.recover();
    const sentence = this.speech.words.interrupted(this.environment.fired);
    this.host.write?.(`\n${color.yellow(sentence)}\n`, "out");
  }

  close(): void {
    this.host.flush();
    this.lines.close();
    saveHistory(this.file, this.history);
  }
}

/** True for a whole command, an empty line, and a command of the prompt. */
function isComplete(text: string): boolean {
  if (text.trim() === "" || text.trimStart().startsWith(":")) return true;
  const scanner = new CommandScanner();
  let state = "more";
  for (const char of text) state = scanner.push(char);
  return state !== "more";
}

/** Paths of files and folders that begin with what was typed. */
function filesWith(path: string): string[] {
  const folder = path.endsWith("/") ? path : dirname(path);
  const start = path === "" || path.endsWith("/") ? "" : basename(path);
  try {
    return readdirSync(folder === "" ? "." : folder, { withFileTypes: true })
      .filter((entry) => entry.name.startsWith(start))
      .map((entry) => {
        const name = path.includes("/") ? join(folder, entry.name) : entry.name;
        return entry.isDirectory() ? `${name}/` : name;
      });
  } catch {
    return [];
  }
}
