/** What two searches expand, as trees: one of both, or one of each, where a state has the same number in both. */
import type { Picture } from "../../ui/picture/picture.ts";
import { kindCode, type NodeKind, type Tree } from "../../ui/tree/tree.ts";
import { whole } from "../numbers.ts";
import type { UnionColumns } from "../search/messages.ts";
import type { Words } from "../words/en.ts";

/** The boards of the states, by their places in the columns of both; asked for when they are missing. */
export interface StateBoards {
  board(place: number): Picture | undefined;
  want(places: readonly number[]): void;
  /** Called whenever boards have come; returns the function that ends it. */
  listen(listener: () => void): () => void;
}

interface Drawn {
  readonly union: UnionColumns;
  readonly boards: StateBoards;
  /** Of the two strategies. */
  readonly names: readonly [first: string, second: string];
  readonly words: Words;
}

type StateTree = Tree & { readonly source: StateBoards };

export function unionTree(drawn: Drawn): StateTree {
  const { parents } = drawn.union;
  return stateTree(
    drawn,
    Int32Array.from(parents, (_, place) => place),
    parents,
  );
}

export function treesApart(drawn: Drawn): [StateTree, StateTree] {
  const [first, second] = drawn.union.own.map(({ places, parents }) => stateTree(drawn, places, parents));
  return [first, second];
}

/** `states` are the places of the nodes in the columns of both. */
function stateTree(
  { union, boards, names, words }: Drawn,
  states: Int32Array,
  parents: Int32Array,
): StateTree {
  const { first, second } = union;
  const order = (number: number) => (number === 0 ? "–" : whole(number));
  const kind = (state: number): NodeKind => {
    if (union.goals[state] === 1) return "goal";
    if (second[state] === 0) return "first";
    return first[state] === 0 ? "second" : "both";
  };
  return {
    source: boards,
    ids: states,
    parents,
    kinds: Uint8Array.from(states, (state) => kindCode[kind(state)]),
    look: {
      hasBoards: true,
      label: (place) => order(first[states[place]] || second[states[place]]),
      lines: (place) => ["", `${order(first[states[place]])} / ${order(second[states[place]])}`],
      text: (place) =>
        `${names[0]}: ${order(first[states[place]])}\n${names[1]}: ${order(second[states[place]])}`,
      board: (place) => boards.board(states[place]),
      want: (places) => boards.want(places.map((place) => states[place])),
      kindWords: {
        both: words.versusBoth,
        first: words.versusOnly(names[0]),
        second: words.versusOnly(names[1]),
      },
    },
  };
}
