/** Explanations of a rule environment as lines of text for a terminal. */
import {
  type AgendaOrder,
  type Derivation,
  type DerivedFact,
  helpText,
  type NetworkPicture,
  type RuleError,
  sayIn,
  type Why,
  type WhyNot,
} from "../../clips/index.ts";
import { color } from "../terminal/color.ts";
import type { Speech } from "./speech.ts";

export function whyNotLines({ words, explain }: Speech, { said, alternatives }: WhyNot): string[] {
  const sentences = said.map((one) => sayIn(explain, one));
  const lines =
    sentences.length === 1
      ? sentences
      : [sentences.map((sentence, i) => `${words.alternative(i + 1)}: ${sentence}`).join(" ")];
  for (const [number, { steps, failing, nearest }] of alternatives.entries()) {
    lines.push("", alternatives.length > 1 ? words.alternative(number + 1) : words.survivors);
    for (const [i, { text, matches, survive }] of steps.entries()) {
      const count = survive === null ? "-" : String(survive);
      const matchedAlone = matches === null ? "" : `   ${words.ownMatches(matches)}`;
      lines.push(`${i === failing ? "→" : " "} ${count.padStart(6)}  ${text}${matchedAlone}`);
    }
    if (nearest.length > 1) {
      lines.push("", words.nearest, ...nearest.map((near) => `  ${sayIn(explain, near.said)}`));
    }
  }
  return lines;
}

/** A fact and its derivation, indented. */
export function whyLines(speech: Speech, why: Why, depth = 0): string[] {
  return [
    `${"  ".repeat(depth)}${whyText(speech, why)}`,
    ...why.from.flatMap((from) => whyLines(speech, from, depth + 1)),
  ];
}

function whyText({ words }: Speech, { fact, text, present, firing, changes, repeated }: Why): string {
  const isFact = fact !== null;
  const head = `${isFact ? `f-${fact} ${text}` : text}${present ? "" : ` ${words.gone(isFact)}`}`;
  const origin = firing === null ? words.given : words.madeBy(isFact, words.firing(firing));
  const set = changes.map((change) =>
    words.set(change.slot, change.firing === null ? null : words.firing(change.firing)),
  );
  return `${[`${head} ${origin}`, ...set, ...(repeated ? [words.above] : [])].join("; ")}.`;
}

export function orderLines(
  { words, explain }: Speech,
  { strategy, salienceEvaluation, modules }: AgendaOrder,
): string[] {
  const lines = [words.strategy(strategy, words.evaluations[salienceEvaluation] ?? salienceEvaluation)];
  for (const { module, focus, activations } of modules) {
    if (activations.length === 0) continue;
    if (modules.length > 1) lines.push("", `${module}${focus ? "" : ` ${words.notInFocus}`}`);
    for (const { salience, rule, matched, beforeNext } of activations) {
      lines.push(`${String(salience).padEnd(6)} ${rule}: ${matched.join(",")}`);
      if (beforeNext !== null) lines.push(`         ${sayIn(explain, beforeNext.said)}`);
    }
  }
  if (lines.length === 1) lines.push(words.emptyAgenda);
  return lines;
}

/** Facts below the first fact of the firing that made them. */
export function treeLines({ words }: Speech, { facts, firings }: Derivation, limit = 200): string[] {
  const children = new Map<number | null, DerivedFact[]>();
  for (const fact of facts) {
    const parent = fact.by === null ? null : (firings[fact.by - 1]?.facts.find((f) => f !== null) ?? null);
    const list = children.get(parent);
    if (list === undefined) children.set(parent, [fact]);
    else list.push(fact);
  }
  const lines: string[] = [];
  const waiting = (children.get(null) ?? []).map((fact) => ({ fact, depth: 0 })).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (lines.length === limit) {
      lines.push(words.moreFacts(facts.length - limit));
      break;
    }
    const { fact, depth } = next;
    const by = fact.by === null ? "" : `   ← ${fact.by} ${firings[fact.by - 1]?.rule ?? ""}`;
    const gone = fact.gone === null ? "" : `   ${words.goneAfter(fact.gone.after)}`;
    lines.push(`${"  ".repeat(depth)}f-${fact.index} ${fact.text}${by}${gone}`);
    for (const child of (children.get(fact.index) ?? []).toReversed())
      waiting.push({ fact: child, depth: depth + 1 });
  }
  return lines;
}

export function networkLines({ nodes, edges }: NetworkPicture): string[] {
  const width = Math.max(0, ...nodes.map((node) => node.kind.length));
  return nodes.map((node) => {
    const from = edges.filter((edge) => edge.to === node.id).map((edge) => edge.from);
    const inputs = from.length === 0 ? "" : `   ← ${from.join(", ")}`;
    return `${String(node.id).padStart(4)}  ${node.kind.padEnd(width)} ${String(node.count).padStart(6)}  ${node.text}${inputs}`;
  });
}

/** What a session with explanations prints after an error. */
export function explainError(speech: Speech, error: RuleError): string {
  return errorLines(speech, error)
    .map((line) => `${color.yellow(line)}\n`)
    .join("");
}

/** Where an error is, and what to do about it. */
export function errorLines(
  { words, help }: Speech,
  { code, file, line, column, helpSaid }: RuleError,
): string[] {
  const place =
    line === null ? "" : `${file === null ? words.place(line, column ?? 1) : `${file}:${line}:${column}`}: `;
  return [`  ${place}[${code}] ${helpText(help, helpSaid)}`];
}
