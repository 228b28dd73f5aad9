/** A game played at the terminal: by one or two persons, by the machine, or by both in turn. */
import { cellName } from "../../domains/knight-score/board.ts";
import { type GameRules, type GameState, KnightGame } from "../../domains/knight-score/game.ts";
import { takenOff } from "../../domains/knight-score/rules.ts";
import { formatGame } from "../../domains/knight-score/text.ts";
import type { MoveChoice, Player } from "../../search/index.ts";
import { color } from "../terminal/color.ts";
import { untilInterrupted } from "../terminal/interrupt.ts";
import { duration } from "../terminal/print.ts";
import { StatusLine } from "../terminal/status-line.ts";
import { Machine } from "./machine.ts";
import { type Match, unplaced } from "./match.ts";
import type { PlayWords } from "./play-words.ts";
import { Left, type Questions } from "./questions.ts";

/** One jump of a match. */
interface Played {
  readonly player: 1 | 2;
  readonly jump: string;
  readonly points: number;
  readonly removed: readonly number[];
  readonly scores: readonly number[];
  /** What the machine counted; null for a person's jump. */
  readonly thought: Thought | null;
}

interface Thought {
  readonly depth: number;
  readonly value: number;
  readonly nodes: number;
  readonly alphaCuts: number;
  readonly betaCuts: number;
  readonly ms: number;
}

export interface MatchRecord {
  readonly scores: readonly number[];
  /** 1, 2 or 0 for a draw; null alone, and for a game that was ended before its end. */
  readonly winner: 0 | 1 | 2 | null;
  readonly isOver: boolean;
  readonly moves: readonly Played[];
}

type Say = (text: string) => void;

/** A match at a table. `say` hears every board and sentence. */
export class PlayedMatch {
  private readonly game: KnightGame;
  private readonly machine: Machine | undefined;
  /** All states of the game, so that jumps can be taken back. */
  private readonly states: GameState[];
  private readonly moves: Played[] = [];

  constructor(
    private readonly match: Match,
    private readonly questions: Questions,
    private readonly words: PlayWords,
    private readonly say: Say,
  ) {
    const { board, players, thinking } = match;
    const rules: GameRules = { ...match.rules, players: players.length };
    this.game = new KnightGame(board, rules);
    const fault = unplaced(board, players);
    if (fault !== undefined) throw fault;
    this.machine = players.includes("machine") ? new Machine(board, rules, thinking) : undefined;
    this.states = [this.game.start];
  }

  /** To the end of the game, or until a person ends it. Throws Left if one leaves the program. */
  async play(): Promise<void> {
    try {
      await this.playOn();
    } finally {
      await this.machine?.end();
    }
  }

  /** What has been played so far. */
  record(): MatchRecord {
    const { scores } = this.state;
    const isOver = this.isDecided();
    const winner = scores[0] === scores[1] ? 0 : scores[0] > scores[1] ? 1 : 2;
    return {
      scores: scores.slice(0, this.match.players.length),
      winner: isOver && !this.isAlone ? winner : null,
      isOver,
      moves: this.moves,
    };
  }

  private async playOn(): Promise<void> {
    this.show();
    while (!this.isDecided()) {
      const { turn } = this.state;
      const isGoingOn =
        this.match.players[turn] === "machine" ? await this.machineMove() : await this.personMove();
      if (!isGoingOn) break;
    }
    this.say(color.bold(this.verdict()));
  }

  private get state(): GameState {
    return this.states.at(-1)!;
  }

  private get isAlone(): boolean {
    return this.match.players.length === 1;
  }

  /** Alone, reaching the target ends the game. */
  private isDecided(): boolean {
    if (this.isAlone && this.state.scores[0] >= this.match.board.target) return true;
    return this.game.moves(this.state).length === 0;
  }

  private show(): void {
    const scores = this.state.scores.slice(0, this.match.players.length);
    this.say(`\n${formatGame(this.state, this.match.board)}\n${this.words.points(scores)}`);
  }

  /** False if the person ends the game. */
  private async personMove(): Promise<boolean> {
    const { words, questions, game, state } = this;
    const moves = game.moves(state);
    const cells = [...new Set(moves.map((move) => move.split("x")[0]!))];
    const listed = cells.join(", ");
    const answer = (
      await questions.ask(words.askJump(this.isAlone ? null : state.turn, listed))
    ).toUpperCase();
    if (answer === "0") return false;
    if (answer === "U") this.takeBack();
    else if (cells.includes(answer)) await this.jumpTo(answer, moves);
    else this.say(words.noJump(answer, listed));
    return true;
  }

  /** Asks which double goes where there is a choice; whoever would rather jump elsewhere may. */
  private async jumpTo(cell: string, moves: readonly string[]): Promise<void> {
    const doubles = moves.flatMap((move) => (move.startsWith(`${cell}x`) ? [move.split("x")[1]!] : []));
    if (doubles.length < 2) return this.make(moves.find((move) => move.split("x")[0] === cell)!, null);
    const listed = doubles.join(", ");
    for (;;) {
      const answer = (await this.questions.ask(this.words.askDouble(listed))) || doubles[0]!;
      if (answer.toUpperCase() === "U") return;
      if (doubles.includes(answer)) return this.make(`${cell}x${answer}`, null);
      this.say(this.words.noDouble(answer, listed));
    }
  }

  private async machineMove(): Promise<boolean> {
    const line = new StatusLine(this.words.thinking);
    let wasInterrupted = false;
    const choice = await untilInterrupted((signal) => {
      signal.addEventListener("abort", () => {
        wasInterrupted = true;
      });
      const looked = ({ depth, counts }: MoveChoice<string>) =>
        line.show(this.words.ahead(depth, counts.nodes));
      return this.machine!.choose(this.state, signal, looked);
    });
    line.clear();
    if (wasInterrupted) throw new Left(true);
    this.make(choice.move!, choice);
    return true;
  }

  private make(jump: string, choice: MoveChoice<string> | null): void {
    const { state, game, words, match } = this;
    const next = game.result(state, jump);
    const cell = next.knights[state.turn];
    const points = state.cells[cell]!;
    const removed = takenOff(state.cells, next.cells, cell);
    const thought = choice === null ? null : thoughtOf(choice);
    this.states.push(next);
    this.moves.push({
      player: (state.turn + 1) as 1 | 2,
      jump,
      points,
      removed,
      scores: next.scores.slice(0, match.players.length),
      thought,
    });
    const player = this.isAlone ? null : state.turn;
    const sentences = [words.jumped(player, cellName(game.shape, cell), points)];
    if (removed.length > 0) sentences.push(words.gone(removed));
    this.say(sentences.join(" "));
    if (thought !== null) this.say(color.dim(thoughtText(words, thought)));
    const other: Player = state.turn === 0 ? 1 : 0;
    if (!this.isAlone && next.turn !== other) this.say(words.passed(other));
    this.show();
  }

  /** Back to the last choice of a person. */
  private takeBack(): void {
    const isPersons = ({ turn }: GameState) => this.match.players[turn] === "person";
    const last = this.states.slice(0, -1).findLastIndex(isPersons);
    if (last < 0) return this.say(this.words.nothingBack);
    this.states.length = last + 1;
    this.moves.length = last;
    this.show();
  }

  private verdict(): string {
    const { words, state, moves, match } = this;
    const [own, other] = state.scores;
    if (!this.isDecided()) return words.stopped;
    if (this.isAlone) {
      const { target } = match.board;
      if (own >= target) return words.reached(target, moves.length);
      return Number.isFinite(target) ? words.missed(own, target) : words.played(own);
    }
    if (own === other) return words.drawn(own);
    return own > other ? words.won(0, own, other) : words.won(1, other, own);
  }
}

function thoughtOf({ depth, value, counts, ms }: MoveChoice<string>): Thought {
  const [betaCuts, alphaCuts] = counts.cuts;
  return { depth, value, nodes: counts.nodes, alphaCuts, betaCuts, ms };
}

function thoughtText(words: PlayWords, { depth, nodes, alphaCuts, betaCuts, ms }: Thought): string {
  return words.thought(depth, nodes, alphaCuts, betaCuts, duration(ms));
}
