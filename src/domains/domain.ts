/**
 * What a domain is to the rest of the program: a row that says what it has by name, and one function that opens a
 * problem. Everything here is plain data or text, so that a command line, a worker and a page use it alike.
 */
import type { Heuristic, Key, Named, NamedTable, Problem } from "../search/index.ts";
import type { TableKeeper } from "./table-keeper.ts";

/** Options by the names they have on the command line, without the dashes. */
export type Settings = Readonly<Record<string, string>>;

export interface HeuristicRow extends Named {
  readonly summary: string;
  readonly admissible: boolean;
  readonly consistent: boolean;
}

/** An option of this domain only. */
export interface DomainOption {
  /** What stands for its value in help texts, such as `N`. */
  readonly value: string;
  /** Without the values, if they are given. */
  readonly summary: string;
  /** The values that have names, by name; undefined for an option that is typed. */
  readonly values?: NamedTable;
  /** The names that its value lists, separated by commas; undefined if it is no such list. */
  readonly listOf?: NamedTable;
  /** The value if the option is left out, for help texts. */
  readonly byDefault?: string;
  /** The option and value beside which it changes nothing, as in `goal best`; undefined if it does change something. */
  idleWith?(settings: Settings): string | undefined;
}

/** A named set of options; any of them that a user sets takes precedence. */
export interface Preset extends Named {
  readonly summary: string;
  readonly settings: Settings;
}

export interface InstanceRow extends Named {
  readonly summary: string;
  /** The least cost, if known; null if there is no solution. */
  readonly optimal?: number | null;
  /** The instance's own settings; they override a preset and are overridden by the user's options. */
  readonly settings?: Settings;
}

/** Problems that are generated rather than stored; each is a text that `open` reads. Throws an OptionError. */
export interface MadeProblems {
  readonly summary: string;
  readonly options: Readonly<Record<string, DomainOption>>;
  /** How many there are, if they can be enumerated; `make` then counts from 0. */
  count?(options: Settings): number;
  /** The same number gives the same problem everywhere. */
  make(number: number, options: Settings): string;
}

/** One term of an estimate; the terms of most estimates are added. */
export interface EstimatePart {
  readonly kind:
    | ("tile" | "row" | "column" | "rows" | "columns" | "pattern" | "blank" | "cell" | "rule")
    | ("missing" | "mean" | "ways" | "directions" | "highest")
    | ("jump" | "spare" | "stuck" | "short" | "left" | "scored" | "unreachable");
  /** Which one, as shown on the board: a tile, a number from 1, a list of tiles, a cell with its number. */
  readonly name: string;
  readonly value: number;
  /** What is done with it to the terms before it, if it is not added. */
  readonly by?: "times" | "divided";
  /** Where it is on the board, if it is in one place. */
  readonly cell?: number;
}

/** An opened problem, and what only its domain knows about it. */
export interface OpenedProblem<State, Action> {
  readonly problem: Problem<State, Action>;
  /** Throws an OptionError if this problem has none of that name. */
  heuristic(name: string, keeper: TableKeeper): Heuristic<State>;
  /** Those that this problem has and that are ready within seconds; the others must be asked for by name. */
  readyHeuristics(): readonly string[];
  /** The terms of an estimate: joined in order they give h, and those that are added and are 0 may be left out. */
  explain?(name: string, state: State, keeper: TableKeeper): readonly EstimatePart[] | undefined;
  /** States of one kind have children of the same kinds: with it, an analysis predicts the growth of a search tree exactly. */
  kind?(state: State): Key;
  /** The name of the space that it belongs to; without one, its own states are the space. */
  readonly space?: string;
  /** A state drawn for people, on several lines. */
  picture(state: State): string;
  /** A state on one line, in a form that `open` reads back. */
  line(state: State): string;
  /** The points of a state, in a domain that counts points. */
  score?(state: State): number;
  /** The best path seen so far, in a domain where any path counts; once everything has been searched, the best there is. */
  bestSoFar?(): {
    readonly states: readonly State[];
    readonly actions: readonly Action[];
    readonly cost: number;
  };
}

/** A domain's own search, beyond what the strategies offer. */
export interface OwnSearch {
  /** What its pieces are, and how a host shows what they find. */
  readonly kind: "placements";
  /** The search, as settings of a run that can be split into pieces. */
  readonly run: Settings;
  /** The user's settings that it accepts; any other setting means that a strategy is wanted instead. */
  readonly settings: readonly string[];
  /** Options of `solve` for this search only; one without a value is a switch. */
  readonly flags: Readonly<Record<string, { readonly value?: string; readonly summary: string }>>;
}

export interface Domain<State, Action> extends Named {
  readonly summary: string;
  /** What a user may write to name a problem, for help texts. */
  readonly input: string;
  readonly defaults: { readonly strategy: string; readonly heuristic: string };
  /** The heuristic for a problem on which the default one is hopeless; undefined for all others. Throws what `open` throws. */
  heuristicFor?(input: ProblemInput, settings: Settings): string | undefined;
  /** What could be tried when a search takes too long: settings that find some solution sooner. */
  readonly quicker: readonly Settings[];
  /** What `solve` runs unless the user names a strategy; without it, `defaults` apply. */
  readonly ownSearch?: OwnSearch;
  readonly heuristics: Readonly<Record<string, HeuristicRow>>;
  readonly options: Readonly<Record<string, DomainOption>>;
  readonly presets: Readonly<Record<string, Preset>>;
  readonly instances: Readonly<Record<string, InstanceRow>>;
  /** By the keyword that a study file uses: every domain has `random`, which takes a seed. */
  readonly made: Readonly<Record<"random", MadeProblems> & Record<string, MadeProblems>>;
  /** Opens a named instance or reads a text. Throws a TextError or an OptionError. */
  open(input: ProblemInput, settings: Settings): OpenedProblem<State, Action>;
  /** The new text of a problem file, if the settings ask for a change. */
  rewritten?(text: string, settings: Settings): string | undefined;
}

export type ProblemInput = { readonly instance: string } | { readonly text: string };
