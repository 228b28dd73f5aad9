/** The inside of the machine's thread: a state comes in, the choice of a move goes out. */
import { parentPort, workerData } from "node:worker_threads";
import { type GameState, KnightGame } from "../../domains/knight-score/game.ts";
import { chooseMove } from "../../search/index.ts";
import type { FromMachine, ToMachine } from "./machine.ts";

const { board, rules, strategy, limits, stop } = workerData as ToMachine;
const game = new KnightGame(board, rules);
const send = (message: FromMachine) => parentPort!.postMessage(message);
const signal = {
  get aborted() {
    return Atomics.load(stop, 0) !== 0;
  },
};

parentPort!.on("message", (state: GameState) => {
  const looked = (choice: FromMachine["choice"]) => send({ isLast: false, choice });
  send({ isLast: true, choice: chooseMove(game, state, strategy, { limits, signal, looked }) });
});
