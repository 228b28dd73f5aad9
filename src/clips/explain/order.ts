// Why the activations are in this order: what decides between each two neighbours, with the values compared.

import type { Activation } from "../agenda/agenda.ts";
import { timeTagsOf } from "../agenda/strategies.ts";
import type { Engine } from "../engine.ts";
import { type ActivationData, activationData } from "../inspect/plain-data.ts";
import { tokenText } from "../rete/token.ts";
import { inEnglish } from "./english.ts";
import type { OrderWhy, SaidOrder } from "./said.ts";

export interface OrderReason {
  readonly by:
    | "salience"
    | "complexity"
    | "first time tag"
    | "time tags"
    | "number of facts"
    | "random"
    | "age"
    | "place";
  /** What was compared, of the earlier and of the later activation. */
  readonly values: readonly [number | readonly number[], number | readonly number[]];
  readonly said: SaidOrder;
  readonly sentence: string;
}

export interface OrderedActivation extends ActivationData {
  /** The time tag of the activation: it counts activations since the last clear. */
  readonly timeTag: number;
  /** Why it comes before the next activation of its module; null for the last. */
  readonly beforeNext: OrderReason | null;
}

export interface AgendaOrder {
  readonly strategy: string;
  readonly salienceEvaluation: string;
  /** Modules in the order in which their rules fire: the focus stack from its top, then the rest. */
  readonly modules: {
    readonly module: string;
    readonly focus: boolean;
    readonly activations: OrderedActivation[];
  }[];
}

export function orderOf(engine: Engine): AgendaOrder {
  const stack = [...engine.focus.stack].reverse();
  const modules = [...stack, ...engine.modules.all().filter((module) => !stack.includes(module))];
  const { strategyName: strategy, salienceEvaluation } = engine.agenda;
  return {
    strategy,
    salienceEvaluation,
    modules: modules.map((module) => {
      const activations: OrderedActivation[] = [];
      for (let a = engine.agenda.of(module).first; a !== null; a = a.next) {
        const beforeNext = a.next === null ? null : reasonFor(a, a.next, strategy);
        activations.push({ ...activationData(a), timeTag: a.timeTag, beforeNext });
      }
      return { module: module.name, focus: stack.includes(module), activations };
    }),
  };
}

type Compared = Pick<OrderReason, "by" | "values"> & { readonly why: OrderWhy };

/** What a strategy compares, in turn; the first that differs decides. */
const CRITERIA: Record<string, (a: Activation, b: Activation) => Compared | null> = {
  depth: age("newer", (a, b) => b - a),
  breadth: age("older", (a, b) => a - b),
  simplicity: (a, b) => complexity(a, b, "less", (x, y) => x - y) ?? CRITERIA.breadth(a, b),
  complexity: (a, b) => complexity(a, b, "more", (x, y) => y - x) ?? CRITERIA.breadth(a, b),
  random: (a, b) => {
    if (a.random === b.random) return CRITERIA.breadth(a, b);
    if (a.random > b.random) return null;
    return { by: "random", values: [a.random, b.random], why: "random" };
  },
  lex: (a, b) => recency(a, b),
  mea: (a, b) => {
    const [x, y] = [timeTagsOf(a).at(-1)!, timeTagsOf(b).at(-1)!];
    if (x === y) return recency(a, b);
    if (x < y) return null;
    return { by: "first time tag", values: [x, y], why: "first-fact-newer" };
  },
};

function age(why: "newer" | "older", order: (a: number, b: number) => number) {
  return (a: Activation, b: Activation): Compared | null =>
    order(a.timeTag, b.timeTag) > 0 ? null : { by: "age", values: [a.timeTag, b.timeTag], why };
}

function complexity(
  a: Activation,
  b: Activation,
  word: "less" | "more",
  order: (a: number, b: number) => number,
): Compared | null {
  const [x, y] = [a.rule.complexity, b.rule.complexity];
  if (x === y || order(x, y) > 0) return null;
  return { by: "complexity", values: [x, y], why: `${word}-complex` };
}

function recency(a: Activation, b: Activation): Compared | null {
  const [x, y] = [timeTagsOf(a).slice(0, -1), timeTagsOf(b).slice(0, -1)];
  const differs = x.findIndex((tag, i) => i < y.length && tag !== y[i]);
  if (differs >= 0) {
    if (x[differs] < y[differs]) return null;
    return { by: "time tags", values: [x, y], why: "facts-newer" };
  }
  if (x.length !== y.length) {
    if (x.length < y.length) return null;
    return { by: "number of facts", values: [x.length, y.length], why: "more-facts" };
  }
  return complexity(a, b, "more", (p, q) => q - p) ?? CRITERIA.breadth(a, b);
}

function named({ rule, table, token }: Activation): string {
  const facts = tokenText(table, token);
  return facts === "*" ? rule.name : `${rule.name} (${facts})`;
}

function reasonFor(a: Activation, b: Activation, strategy: string): OrderReason {
  const { by, values, why } = decided(a, b, strategy);
  const [x, y] = values.map((value) => (typeof value === "number" ? String(value) : `[${value.join(" ")}]`));
  const said: SaidOrder = {
    code: "before",
    first: named(a),
    second: named(b),
    why,
    strategy,
    values: [x, y],
  };
  return { by, values, said, sentence: inEnglish(said) };
}

function decided(a: Activation, b: Activation, strategy: string): Compared {
  if (a.salience !== b.salience) return { by: "salience", values: [a.salience, b.salience], why: "salience" };
  const compared = CRITERIA[strategy](a, b);
  return compared ?? { by: "place", values: [a.timeTag, b.timeTag], why: "stood-there" };
}
