/**
 * One run of a rule program on one board: what it fired, whether it reached the goal and at which level, and if it did
 * not, what went wrong. The program gets no files, no input and no processes.
 */
import { Environment, type Help, type RuleError, type SaidWhyNot } from "../../clips/index.ts";
import { now, processorTime } from "../../search/host.ts";
import { levelOf } from "./derived-level.ts";
import { goalTest, type ProgramForm, startFacts, stateReader } from "./program-form.ts";
import type { ConflictStrategy, SalienceEvaluation } from "./rule-settings.ts";

export interface RuleRunRequest {
  readonly program: string;
  /** What errors call the program. */
  readonly file: string;
  readonly form: ProgramForm;
  readonly board: string;
  readonly strategy: ConflictStrategy;
  readonly salience: SalienceEvaluation;
  /** For a program that has one. */
  readonly depth: number;
  readonly limits: RuleLimits;
}

interface RuleLimits {
  readonly firings: number;
  /** In milliseconds. */
  readonly time: number;
  /** In milliseconds of processor time. */
  readonly cpu?: number | undefined;
}

type RuleOutcome = "solved" | "unsolved" | "limit" | "error";

/** What stopped a program that did not end by itself. */
type RuleLimit = "firings" | "time" | "cpu";

/** What went wrong, as data. */
export type RuleTrouble =
  /** `help` says what to do about it; null where nobody knows. */
  | { readonly kind: "error"; readonly place: string; readonly message: string; readonly help: Help | null }
  | { readonly kind: "refused-start"; readonly fact: string }
  | { readonly kind: "never-fires" }
  /** The actions of one rule did not come to an end. */
  | { readonly kind: "endless"; readonly limit: RuleLimit; readonly rule: string }
  /** No board was new for a long time. */
  | {
      readonly kind: "circles";
      readonly limit: RuleLimit;
      readonly firings: number;
      readonly boards: number;
    }
  | {
      readonly kind: RuleLimit;
      readonly firings: number;
      readonly states: number;
      readonly boards: number;
    }
  /** It ended without the goal; `rule` fired last. */
  | { readonly kind: "ended"; readonly rule: string; readonly firings: number }
  /** The goal is there, but the program went on. */
  | { readonly kind: "went-on"; readonly goalAt: number };

export interface RuleRunResult {
  readonly outcome: RuleOutcome;
  /** Of the goal; null if it was not reached. */
  readonly level: number | null;
  /** The index of the goal's fact. */
  readonly goalFact: number | null;
  readonly fired: number;
  /** Facts asserted, those of the start included. */
  readonly facts: number;
  /** States among them, and how many different boards they are. */
  readonly states: number;
  readonly boards: number;
  /** Firings of rules that make states, and the states from which they made some. */
  readonly moves: number;
  readonly expanded: number;
  /** All activations, at most at once. */
  readonly peakAgenda: number;
  /** Of the rules that make states: the frontier. At the end the moves of the goal itself are among them. */
  readonly peakMoves: number;
  readonly movesLeft: number;
  readonly ms: number;
  readonly trouble: RuleTrouble | null;
  /** It asked for a file or a process, which it does not get. */
  readonly wasRefused: boolean;
  /** Why a rule that should have fired did not. */
  readonly whyNot: { readonly rule: string; readonly said: readonly SaidWhyNot[] } | null;
}

interface GoalFact {
  readonly fact: number;
  readonly level: number | null;
  /** Firings and states up to it. */
  readonly firing: number;
  readonly states: number;
}

/** Of the firings before a limit, the share at the end without any new board from which it is called going in circles. */
const CIRCLES = 0.5;

/** Of the time limit, the share from which a single firing is called endless. */
const ENDLESS = 0.5;

/** `stop` ends the run as a time limit does. */
export function runRules(request: RuleRunRequest, stop: { readonly aborted: boolean }): RuleRunResult {
  return new RuleRun(request, stop).result();
}

class RuleRun {
  private readonly began = now();
  private readonly cpuBegan = processorTime();
  private wasRefused = false;
  private readonly environment = new Environment({
    ...this.refusals(),
    stop: this.stopping(),
    write: (text, stream) => {
      if (stream === "error" && this.complaint === "") this.complaint = text.trim();
    },
  });
  /** What the engine writes when it cannot go on, which is an error of no place: it has run out of memory. */
  private complaint = "";
  private readonly errors: RuleError[] = [];
  private readonly seen = new Set<string>();
  private states = 0;
  private facts = 0;
  private fired = 0;
  private lastRule = "";
  private firedAt = this.began;
  private moves = 0;
  private readonly expanded = new Set<number>();
  /** Whether a rule makes states, by its name. */
  private readonly movers = new Map<string, boolean>();
  private readonly stateFacts = new Set<number>();
  /** The states that the rule in hand has matched. */
  private matched: readonly number[] = [];
  private readonly firedRules = new Set<string>();
  private lastNewBoard = 0;
  private agenda = 0;
  private peakAgenda = 0;
  private waiting = 0;
  private peakMoves = 0;
  private goal: GoalFact | null = null;

  constructor(
    private readonly request: RuleRunRequest,
    private readonly stop: { readonly aborted: boolean },
  ) {}

  result(): RuleRunResult {
    const { program, file } = this.request;
    const { environment } = this;
    environment.onError((error) => this.errors.push(error));
    this.watch();
    environment.load(program, file);
    if (this.errors.length > 0) return this.ended("error", this.errorTrouble());
    const refused = this.begin();
    if (refused !== undefined) return this.ended("error", { kind: "refused-start", fact: refused });
    environment.run(this.request.limits.firings);
    return this.judged();
  }

  private begin(): string | undefined {
    const { form, board, depth, strategy, salience } = this.request;
    const { environment } = this;
    if (!/\{level\}/.test(form.state)) environment.record({ undo: false });
    environment.evaluate(`(set-salience-evaluation ${salience})`);
    environment.evaluate(`(set-strategy ${strategy})`);
    environment.reset();
    return startFacts(form, board, depth).find((fact) => environment.assert(fact) === undefined);
  }

  private judged(): RuleRunResult {
    const { fired: firings, states, goal } = this;
    const boards = this.seen.size;
    const timeUp = this.timeUp();
    const isFull = firings >= this.request.limits.firings && this.agenda > 0;
    if (goal !== null) {
      const wentOn = timeUp !== undefined || isFull || states > goal.states;
      return this.ended("solved", wentOn ? { kind: "went-on", goalAt: goal.firing } : null);
    }
    if (timeUp !== undefined || isFull) {
      const limit = timeUp ?? "firings";
      if (timeUp !== undefined && firings > 0 && now() - this.firedAt > (now() - this.began) * ENDLESS)
        return this.ended("limit", { kind: "endless", limit, rule: this.lastRule });
      if (firings - this.lastNewBoard > firings * CIRCLES)
        return this.ended("limit", { kind: "circles", limit, firings, boards });
      return this.ended("limit", { kind: limit, firings, states, boards });
    }
    if (this.errors.length > 0) return this.ended("error", this.errorTrouble());
    if (this.complaint !== "")
      return this.ended("error", {
        kind: "error",
        place: this.request.file,
        message: this.complaint,
        help: null,
      });
    if (firings === 0) return this.ended("unsolved", { kind: "never-fires" });
    return this.ended("unsolved", { kind: "ended", rule: this.lastRule, firings });
  }

  private ended(outcome: RuleOutcome, trouble: RuleTrouble | null): RuleRunResult {
    return {
      outcome,
      level: this.goal === null ? null : this.levelOfGoal(this.goal),
      goalFact: this.goal?.fact ?? null,
      fired: this.fired,
      facts: this.facts,
      states: this.states,
      boards: this.seen.size,
      moves: this.moves,
      expanded: this.expanded.size,
      peakAgenda: this.peakAgenda,
      peakMoves: this.peakMoves,
      movesLeft: this.waiting,
      ms: now() - this.began,
      trouble,
      wasRefused: this.wasRefused,
      whyNot: trouble?.kind === "never-fires" || trouble?.kind === "ended" ? this.explanation() : null,
    };
  }

  private levelOfGoal({ fact, level }: GoalFact): number | null {
    return level ?? levelOf(this.environment.derivation(), fact);
  }

  /**
   * If no state was made, the first rule that makes facts says why; if the run ended, the rule that makes none and has
   * not fired: it is the one that waits for the goal.
   */
  private explanation(): RuleRunResult["whyNot"] {
    const idle = this.environment.rules().filter(({ name }) => !this.firedRules.has(name));
    const isMove = ({ asserts }: { readonly asserts: readonly string[] }) => asserts.length > 0;
    const rule = (this.moves === 0 ? idle.find(isMove) : idle.find((each) => !isMove(each))) ?? idle[0];
    const whyNot = rule && this.environment.whyNot(rule.name);
    return whyNot === undefined ? null : { rule: whyNot.rule, said: whyNot.said };
  }

  private watch(): void {
    const { form } = this.request;
    const read = stateReader(form);
    const isGoal = goalTest(form);
    this.environment.observe((event) => {
      if (event.type === "asserted") {
        this.facts++;
        const state = read(event.fact.text);
        if (state === undefined) return;
        this.states++;
        this.stateFacts.add(event.fact.index);
        if (event.firing !== null) for (const parent of this.matched) this.expanded.add(parent);
        if (!this.seen.has(state.board)) {
          this.seen.add(state.board);
          this.lastNewBoard = this.fired;
        }
        if (this.goal === null && isGoal(state, event.fact.text))
          this.goal = {
            fact: event.fact.index,
            level: state.level,
            firing: this.fired,
            states: this.states,
          };
      } else if (event.type === "activated") {
        this.agenda++;
        this.peakAgenda = Math.max(this.peakAgenda, this.agenda);
        if (!this.isMove(event.rule)) return;
        this.waiting++;
        this.peakMoves = Math.max(this.peakMoves, this.waiting);
      } else if (event.type === "deactivated") {
        this.agenda--;
        if (this.isMove(event.rule)) this.waiting--;
      } else if (event.type === "fired") {
        this.agenda--;
        this.fired++;
        this.lastRule = event.rule;
        this.firedAt = now();
        this.matched = event.facts.filter((fact) => fact !== null && this.stateFacts.has(fact)) as number[];
        if (this.isMove(event.rule)) {
          this.moves++;
          this.waiting--;
        }
        this.firedRules.add(event.rule);
      }
    });
  }

  private isMove(rule: string): boolean {
    let isOne = this.movers.get(rule);
    if (isOne === undefined) {
      const template = /^\((\S+)/.exec(this.request.form.state)?.[1] ?? "";
      const row = this.environment.rules().find(({ name }) => name === rule);
      this.movers.set(rule, (isOne = row?.asserts.includes(template) ?? false));
    }
    return isOne;
  }

  private errorTrouble(): RuleTrouble {
    const { file, line, column, message, helpSaid: help } = this.errors[0]!;
    const place = line === null ? this.request.file : `${file ?? this.request.file}:${line}:${column}`;
    return { kind: "error", place, message, help };
  }

  /** What would reach out of the program fails as it does where a file cannot be opened, and is remembered. */
  private refusals() {
    const refuse = <Answer>(answer: Answer) => {
      this.wasRefused = true;
      return answer;
    };
    return {
      readFile: () => refuse(undefined),
      writeFile: () => refuse(false),
      removeFile: () => refuse(false),
      renameFile: () => refuse(false),
      system: () => refuse(1),
    };
  }

  private timeUp(): "time" | "cpu" | undefined {
    const { time, cpu } = this.request.limits;
    if (this.stop.aborted || now() - this.began > time) return "time";
    return cpu !== undefined && processorTime()! - this.cpuBegan! > cpu ? "cpu" : undefined;
  }

  private stopping(): { readonly aborted: boolean } {
    const timeUp = () => this.timeUp();
    return {
      get aborted() {
        return timeUp() !== undefined;
      },
    };
  }
}
