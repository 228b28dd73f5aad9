// Where a fact or an instance came from: the firing, its rule and what it matched, back to what was given.

import type { DerivationLog, FiringData, Matched } from "./derivation.ts";

export interface Why {
  /** The index of a fact; null for an instance. */
  readonly fact: number | null;
  /** How it is listed: `f-3` or `[name]`. */
  readonly label: string;
  /** An instance as it was when it was matched. */
  readonly text: string;
  /** False when it was retracted or deleted since. */
  readonly present: boolean;
  /** The firing that asserted or made it; null when it was given from outside. */
  readonly firing: FiringData | null;
  /** For an instance, what has set its slots since it was made: the latest for each. */
  readonly changes: readonly {
    readonly slot: string;
    readonly value: string;
    readonly firing: FiringData | null;
  }[];
  /** Where the facts and instances of these firings came from; empty where `repeated`. */
  readonly from: readonly Why[];
  /** True when the tree has explained it already, or would be too deep here. */
  readonly repeated: boolean;
  readonly sentence: string;
}

/** What is known of a fact or an instance without its origins. */
type Known = Pick<Why, "fact" | "label" | "text" | "present" | "firing" | "changes">;

const MAX_DEPTH = 1000;

/** The tree above the fact with this index, or above the newest instance of this name; undefined when there was none. */
export function whyOf(log: DerivationLog, what: number | string): Why | undefined {
  const explained = new Set<string>();
  const visit = (known: Known, depth: number): Why => {
    const firings = new Set<number>();
    for (const { firing } of [known, ...known.changes]) if (firing !== null) firings.add(firing.number);
    const repeated = firings.size > 0 && (explained.has(known.label) || depth >= MAX_DEPTH);
    explained.add(known.label);
    const from: Why[] = [];
    for (const firing of repeated ? [] : firings) {
      for (const matched of log.matched(firing)) {
        const used = matched === null ? undefined : knownMatch(log, matched, firing);
        if (used !== undefined && used.label !== known.label) from.push(visit(used, depth + 1));
      }
    }
    return { ...known, from, repeated, sentence: sentenceFor(known, repeated) };
  };
  const known =
    typeof what === "number" ? knownFact(log, what) : knownInstance(log, log.instances.named(what));
  return known && visit(known, 0);
}

function knownMatch(log: DerivationLog, matched: Matched, before: number): Known | undefined {
  return typeof matched === "number" ? knownFact(log, matched) : knownInstance(log, matched, before);
}

function knownFact(log: DerivationLog, index: number): Known | undefined {
  const derived = log.fact(index);
  if (derived === undefined) return undefined;
  const { text, gone, by } = derived;
  const firing = firingOf(log, by);
  return { fact: index, label: `f-${index}`, text, present: gone === null, firing, changes: [] };
}

function knownInstance(log: DerivationLog, entity: unknown, before?: number): Known | undefined {
  const derived = log.instances.derived(entity, before);
  if (derived === undefined) return undefined;
  const { name, text, gone, by } = derived;
  const changes = derived.changes.map((change) => {
    const { slot, value } = change;
    return { slot, value, firing: firingOf(log, change.by) };
  });
  return {
    fact: null,
    label: `[${name}]`,
    text,
    present: gone === null,
    firing: firingOf(log, by),
    changes,
  };
}

function firingOf(log: DerivationLog, number: number | null): FiringData | null {
  return number === null ? null : (log.firing(number) ?? null);
}

function sentenceFor({ fact, text, present, firing, changes }: Known, repeated: boolean): string {
  const [made, gone] = fact === null ? ["made", "deleted"] : ["asserted", "retracted"];
  const head = `${fact === null ? text : `f-${fact} ${text}`}${present ? "" : ` (${gone} since)`}`;
  const origin = firing === null ? "was given" : `was ${made} by ${firingText(firing)}`;
  const set = changes.map(
    (change) =>
      `; slot ${change.slot} was set ${change.firing === null ? "from outside" : `by ${firingText(change.firing)}`}`,
  );
  return `${head} ${origin}${set.join("")}${repeated ? "; see above" : ""}.`;
}

function firingText({ number, rule, matched }: FiringData): string {
  return `firing ${number} of ${rule}${matched.length === 0 ? "" : `, which matched ${matched.join(", ")}`}`;
}
