/** Explanations of a rule environment as lines of text for a terminal. */
import type {
  AgendaOrder,
  Derivation,
  DerivedFact,
  NetworkPicture,
  RuleError,
  Why,
  WhyNot,
} from "../../clips/index.ts";
import { color } from "../terminal/color.ts";

export function whyNotLines({ sentence, alternatives }: WhyNot): string[] {
  const lines = [sentence];
  for (const [number, { steps, failing, nearest }] of alternatives.entries()) {
    lines.push(
      "",
      alternatives.length > 1 ? `Alternative ${number + 1}` : "Partial matches that survive each step",
    );
    for (const [i, { text, matches, survive }] of steps.entries()) {
      const count = survive === null ? "-" : String(survive);
      const matchedAlone =
        matches === null ? "" : `   (${matches} ${matches === 1 ? "match" : "matches"} on its own)`;
      lines.push(`${i === failing ? "→" : " "} ${count.padStart(6)}  ${text}${matchedAlone}`);
    }
    if (nearest.length > 1) {
      lines.push("", "Nearest", ...nearest.map((near) => `  ${near.sentence}`));
    }
  }
  return lines;
}

/** A fact and its derivation, indented. */
export function whyLines(why: Why, depth = 0): string[] {
  return [`${"  ".repeat(depth)}${why.sentence}`, ...why.from.flatMap((from) => whyLines(from, depth + 1))];
}

export function orderLines({ strategy, salienceEvaluation, modules }: AgendaOrder): string[] {
  const lines = [`Strategy ${strategy}; salience is evaluated ${salienceEvaluation.replaceAll("-", " ")}.`];
  for (const { module, focus, activations } of modules) {
    if (activations.length === 0) continue;
    if (modules.length > 1) lines.push("", `${module}${focus ? "" : " (not in focus)"}`);
    for (const { salience, rule, matched, beforeNext } of activations) {
      lines.push(`${String(salience).padEnd(6)} ${rule}: ${matched.join(",")}`);
      if (beforeNext !== null) lines.push(`         ${beforeNext.sentence}`);
    }
  }
  if (lines.length === 1) lines.push("The agenda is empty.");
  return lines;
}

/** Facts below the first fact of the firing that made them. */
export function treeLines({ facts, firings }: Derivation, limit = 200): string[] {
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
      lines.push(`… and ${facts.length - limit} more facts`);
      break;
    }
    const { fact, depth } = next;
    const by = fact.by === null ? "" : `   ← ${fact.by} ${firings[fact.by - 1]?.rule ?? ""}`;
    const gone = fact.gone === null ? "" : `   gone after ${fact.gone.after}`;
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
export function explainError(error: RuleError): string {
  return errorLines(error)
    .map((line) => `${color.yellow(line)}\n`)
    .join("");
}

/** Where an error is, and what to do about it. */
export function errorLines({ code, file, line, column, help }: RuleError): string[] {
  const place =
    line === null
      ? ""
      : `${file ?? "line"}${file === null ? " " : ":"}${line}${file === null ? ", column " : ":"}${column}: `;
  return [`  ${place}[${code}] ${help}`];
}
