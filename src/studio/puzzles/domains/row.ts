/**
 * All that the page knows about a domain: one row of the table in `index.ts`. Everything else on the page asks the row
 * of the puzzle that is shown and names no domain.
 */
import type { ComponentType } from "react";
import type { OpenedProblem, ProblemInput, Settings } from "../../../domains/index.ts";
import type { Problem } from "../../../search/index.ts";
import type { Language } from "../../../words/languages.ts";
import type { RowSummaries } from "../../../words/rows/row-summaries.ts";
import type { BoardKind } from "../board/board-kind.ts";
import type { Puzzle, Rival } from "../puzzle.ts";
import type { SearchRequest } from "../search/messages.ts";

/** The words that every domain has. */
export interface RowWords {
  readonly name: string;
  /** How to play by hand, where that is possible. */
  readonly playHelp?: string;
}

export interface PuzzleRow<Own extends Problem<State, unknown>, State, Words extends RowWords = RowWords> {
  readonly words: Readonly<Record<Language, Words>>;
  readonly summaries: RowSummaries;
  /** What follows the summary of a named board. */
  instanceNote?(language: Exclude<Language, "en">, name: string): string;
  /** What the page shows of a domain that the user has not touched yet. */
  readonly first: {
    readonly input: ProblemInput;
    readonly settings: Settings;
    readonly rivals: readonly Rival[];
  };
  readonly board: BoardKind<Own, State>;
  /** Sets up a board by hand. */
  readonly Setup: ComponentType<SetupProps<Own>>;
  /** A named board as the text that could stand for it. */
  instanceText(name: string): string;
  /** Options that belong to one board: they are dropped when another named board is chosen. */
  readonly boardOptions: readonly string[];
  /** The options that the page offers; the set-up sets those that are not among them. */
  readonly choices: Readonly<Record<string, OptionChoice>>;
  readonly costs: Costs;
  /** Undefined where nobody can play by hand. */
  readonly play?: PlayRow<Own, State, Words>;
  /** What is set up is a program, which is no part of an address: boards have neither names nor texts. */
  readonly isProgram?: true;
  /** Takes the place of the view of heuristics. */
  readonly Heuristics?: ComponentType;
}

export interface SetupProps<Own> {
  /** Undefined if the text of the board is wrong. */
  readonly problem: Own | undefined;
  readonly puzzle: Puzzle;
  change(next: (puzzle: Puzzle) => Puzzle): void;
}

interface OptionChoice {
  /** Undefined for an option that is typed. */
  readonly values?: readonly string[];
  readonly byDefault: string;
}

/** What is known about the cost of solutions. */
interface Costs {
  /** Whether every step costs 1. */
  areUnit(settings: Settings): boolean;
  /** Whether all solutions cost the same. */
  areEqual(settings: Settings): boolean;
  /** Whether the least cost of a named board holds whatever the options are. */
  readonly isOptimumFixed: boolean;
  /** The strategy and heuristic that find a best solution soonest; undefined where it is not worth waiting for. */
  best(cells: number): Settings | undefined;
}

/** A problem that was opened, with what its own domain knows of it. */
type OpenedPuzzle<Own, State> = Omit<OpenedProblem<State, unknown>, "problem"> & {
  readonly problem: Own;
};

/** A puzzle in the middle of a game. */
export interface Position<Own, State> {
  readonly opened: OpenedPuzzle<Own, State>;
  readonly state: State;
}

/** Where on the board an action happens, and what must be held to do it. */
export interface HintPlace {
  readonly cell: number;
  readonly held?: Held;
}

/** A piece in the hand: which one, and its quarter turns clockwise. */
export interface Held {
  readonly piece: number;
  readonly rotation: number;
}

/** One of several things that a click can mean. */
export interface PlayChoice<State> {
  readonly name: string;
  readonly state: State;
}

interface PlayRow<Own, State, Words> {
  /** The board after a click on a cell; undefined if the click means nothing. */
  press(position: Position<Own, State>, cell: number, held: Held | null): State | undefined;
  /** Where a click on a cell can mean several things: the boards that it may lead to. */
  choices?(position: Position<Own, State>, cell: number): readonly PlayChoice<State>[];
  /** What the player is asked then. */
  choiceQuestion?(words: Words): string;
  /** What happened besides the move itself; empty if nothing did. */
  told?(words: Words, before: State, after: State): string;
  /** The board after a key; undefined if the key means nothing here, null if it means a move that cannot be made. */
  type?(position: Position<Own, State>, key: string): State | null | undefined;
  /** Cells on which a click does something, where that is worth marking. */
  openCells?(position: Position<Own, State>): ReadonlySet<number>;
  isSolved(position: Position<Own, State>): boolean;
  /** The search whose first step is a hint. */
  hintRequest(position: Position<Own, State>, settings: Settings): Omit<SearchRequest, "domain">;
  hintPlace(position: Position<Own, State>, action: string): HintPlace;
  hintText(words: Words, action: string, place: HintPlace, position: Position<Own, State>): string;
  /** Whether a board that the solver refuses is one from which the goal cannot be reached. */
  readonly isRefusalDeadEnd: boolean;
  /** What is shown beside the count of moves. */
  readonly Status?: ComponentType<Position<Own, State>>;
  /** The game for two players, if there is one. */
  readonly Match?: ComponentType<GameProps<Own, State>>;
  /** What is shown beside the board. */
  readonly Side?: ComponentType<SideProps<Own, State>>;
}

export interface GameProps<Own, State> extends Position<Own, State> {
  change(next: (puzzle: Puzzle) => Puzzle): void;
}

export interface SideProps<Own, State> extends GameProps<Own, State> {
  readonly held: Held | null;
  hold(held: Held): void;
}
