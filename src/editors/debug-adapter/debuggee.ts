/**
 * A program that is being debugged: its commands one after another, the firings of `run` one by one, and the way back. Between
 * two firings it can be stopped anywhere.
 */
import { readFileSync } from "node:fs";
import { Environment, type Host, type RuleError } from "../../clips/index.ts";
import {
  constructOf,
  headOf,
  isList,
  type List,
  readTree,
  type SyntaxTree,
} from "../../clips/service/syntax-tree.ts";
import { decode } from "../../node/files/clips-bytes.ts";

/** Why a program stands still. */
export type Stop =
  | { readonly reason: "entry" | "step" | "pause" | "end" }
  | { readonly reason: "breakpoint"; readonly rule: string }
  | { readonly reason: "exception"; readonly error: RuleError };

/** A command that has fired rules: `run`, or one that calls it. */
interface RunCommand {
  /** Its number, and that of the firings before it. */
  readonly command: number;
  readonly first: number;
  /** How often it fires at most. */
  readonly limit: number;
}

export class Debuggee {
  readonly environment: Environment;
  /** Rules to stop before, as MODULE::name. */
  breakpoints: ReadonlySet<string> = new Set();
  stopsOnErrors = true;
  private readonly tree: SyntaxTree;
  private readonly commands: readonly (List | "reset" | "run")[];
  /** The command that comes next. */
  private at = 0;
  /** The runs that have begun; the last one may still be running. */
  private runs: RunCommand[] = [];
  private isRunning = false;
  private errors: RuleError[] = [];
  /** Firings, when nothing is recorded. */
  private fired = 0;

  /** A file of constructs only is reset and run. */
  constructor(
    readonly file: string,
    host: Host,
    private readonly canStepBack = true,
  ) {
    this.environment = new Environment(host);
    if (canStepBack) this.environment.record();
    this.environment.onError((error) => this.errors.push(error));
    this.tree = readTree(decode(readFileSync(file)));
    const lists = this.tree.children.filter(isList);
    const hasCommands = lists.some((list) => constructOf(list) === undefined);
    this.commands = hasCommands ? lists : [...lists, "reset", "run"];
  }

  /** True when the last command is done, or the program has called `exit`. */
  get isOver(): boolean {
    return this.environment.exitStatus !== null || (!this.isRunning && this.at >= this.commands.length);
  }

  /** The rule that fires next, as MODULE::name; null between runs. */
  get nextRule(): string | null {
    const activation = this.environment.agenda()[this.environment.next()];
    return activation === undefined ? null : `${activation.module}::${activation.rule}`;
  }

  /** Executes commands up to the first firing; undefined when there is none. */
  begin(): Stop | undefined {
    return this.advance(0) ?? (this.isOver ? undefined : { reason: "entry" });
  }

  /** Fires one rule; goes on to the next run when this one is over. */
  step(): Stop | undefined {
    return this.advance(1) ?? (this.isOver ? undefined : { reason: "step" });
  }

  /** Goes on for some firings, an odd number of them; undefined when nothing has stopped it. */
  slice(firings: number): Stop | undefined {
    if (this.breakpoints.size === 0) return this.advance(firings);
    for (let left = firings; left > 0 && !this.isOver; left--) {
      const stop = this.advance(1);
      if (stop !== undefined) return stop;
      if (this.isAtBreakpoint) return { reason: "breakpoint", rule: this.nextRule! };
    }
    return undefined;
  }

  /** True when the rule that fires next has a breakpoint. */
  get isAtBreakpoint(): boolean {
    const rule = this.isRunning ? this.nextRule : null;
    return rule !== null && this.breakpoints.has(rule);
  }

  private get count(): number {
    return this.canStepBack ? this.environment.undoable : this.fired;
  }

  /** Fires up to a number of rules, executing the commands on the way to them; stops behind an error. */
  private advance(firings: number): Stop | undefined {
    let left = firings;
    for (;;) {
      const stop = this.takeError();
      if (stop !== undefined) return stop;
      if (!this.isRunning) {
        if (this.isOver) return undefined;
        this.execute(this.commands[this.at]);
      } else if (this.nextRule === null) this.endRun();
      else if (left === 0) return undefined;
      else left -= this.fire(left);
    }
  }

  private fire(firings: number): number {
    const { environment } = this;
    const { first, limit } = this.runs.at(-1)!;
    const before = this.count - first;
    const most = limit < 0 ? firings : Math.min(firings, limit - before);
    const fired = most > 0 ? environment.inspection.runSlice(most, before) : 0;
    this.fired += fired;
    const isDone = environment.inspection.halted || fired < most || (limit >= 0 && before + fired >= limit);
    if (isDone || environment.exitStatus !== null) this.endRun();
    return fired;
  }

  private execute(command: List | "reset" | "run"): void {
    const { environment, at: number, count: first } = this;
    const limit = command === "run" ? -1 : command === "reset" ? null : runLimit(command);
    if (limit !== null) {
      this.runs.push({ command: number, first, limit });
      this.isRunning = true;
      return;
    }
    if (command === "reset") environment.reset();
    else {
      environment.batch(this.inItsPlace(command as List), this.file);
      environment.runQueued();
    }
    if (this.count > first) this.runs.push({ command: number, first, limit: -1 });
    this.at++;
  }

  private endRun(): void {
    this.isRunning = false;
    this.at++;
  }

  /** One command at its place in the text, everything before it blank. */
  private inItsPlace({ from, to }: List): string {
    const { text } = this.tree;
    return `${text.slice(0, from).replace(/[^\n]/g, " ")}${text.slice(from, to)}\n`;
  }

  private takeError(): Stop | undefined {
    const [error] = this.errors.splice(0);
    return error !== undefined && this.stopsOnErrors ? { reason: "exception", error } : undefined;
  }

  /** What was typed at the debugger does not stop the program. */
  forgetErrors(): void {
    this.errors = [];
  }

  /** Takes the last firing back; false when there is none. */
  stepBack(): boolean {
    const { environment } = this;
    if (environment.undo(1) === 0) return false;
    this.forgetErrors();
    const reached = this.runs.findLastIndex(({ first }) => first <= this.count);
    this.runs.length = reached + 1;
    this.at = this.runs.at(-1)?.command ?? 0;
    this.isRunning = reached >= 0;
    return true;
  }
}

/** How often `(run)` or `(run 10)` fires at most, -1 for any number; null for another command. */
function runLimit(command: List): number | null {
  if (headOf(command)?.text !== "run") return null;
  const [, limit, ...more] = command.children;
  if (limit === undefined) return -1;
  return limit.type === "integer" && more.length === 0 ? Number(limit.text) : null;
}
