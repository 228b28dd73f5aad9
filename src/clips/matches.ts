// The matches command: what each pattern matches, the partial matches of the joins, and the activations of a rule.

import type { Core } from "./core.ts";
import type { Defrule } from "./defrule.ts";
import type { Join } from "./rete/join.ts";
import { AlphaMatch, type Token } from "./rete/match.ts";
import type { Memory } from "./rete/memory.ts";
import { tokenText } from "./token.ts";
import { FALSE, Multifield, type Value } from "./values.ts";

/** Joins of the outermost level that a user wrote, from the first. */
export function joinsOf(rule: Defrule): Join[] {
  const joins: Join[] = [];
  for (let join = rule.lastJoin?.previous ?? null; join !== null; join = join.previous) joins.unshift(join);
  return joins;
}

export function printMatches(core: Core, rule: Defrule, level: string): Value {
  if (!["verbose", "succinct", "terse"].includes(level)) {
    return core.wrongType("matches", 2, "symbol with value verbose, succinct, or terse");
  }
  let alpha = 0;
  let beta = 0;
  let activations = 0;
  for (const disjunct of rule.disjuncts()) {
    const joins = joinsOf(disjunct);
    alpha += printPatterns(core, joins, level);
    beta += printPartial(core, joins, level);
  }
  activations += printActivations(core, rule, level);
  return rule.lastJoin === null ? FALSE : new Multifield([alpha, beta, activations]);
}

function printList(core: Core, level: string, title: string, lines: string[]): number {
  if (level === "terse") return lines.length;
  if (level === "succinct") {
    core.routers.write(
      "wdisplay",
      `${title.replace(/^(Matches|Partial matches) for /, "")}: ${lines.length}\n`,
    );
    return lines.length;
  }
  core.routers.write("wdisplay", `${title}\n`);
  if (lines.length === 0) core.routers.write("wdisplay", " None\n");
  for (const line of lines) core.routers.write("wdisplay", `${line}\n`);
  return lines.length;
}

function printPatterns(core: Core, joins: Join[], level: string): number {
  let count = 0;
  joins.forEach((join, i) => {
    if (join.pattern === null && join.group === null) return;
    const lines: string[] = [];
    if (join.pattern !== null) {
      for (const match of join.pattern.memory!.all()) lines.push(`f-${(match as AlphaMatch).fact.index}`);
    } else {
      for (const token of join.rightMemory!.all()) lines.push(partialText(token as Token, join.group!.depth));
    }
    count += printList(core, level, `Matches for Pattern ${i + 1}`, lines);
  });
  return count;
}

/** The tokens that passed a join are those in the memory of a join behind it; every join has one. */
export function memoryBehind(join: Join): Memory {
  const [link] = join.links;
  return link.enterLeft ? link.join.leftMemory : link.join.rightMemory!;
}

function partialText(token: Token, length: number): string {
  const parts: string[] = [];
  let at: Token | null = token;
  for (let i = 0; i < length && at !== null; i++, at = at.left) {
    parts.unshift(at.right instanceof AlphaMatch ? `f-${at.right.fact.index}` : "*");
  }
  return parts.join(",");
}

function printPartial(core: Core, joins: Join[], level: string): number {
  let count = 0;
  joins.forEach((join, i) => {
    if (i === 0) return;
    const lines = [...memoryBehind(join).all()].map((token) => partialText(token as Token, i + 1));
    count += printList(core, level, `Partial matches for CEs 1 - ${i + 1}`, lines);
  });
  return count;
}

function printActivations(core: Core, rule: Defrule, level: string): number {
  const lines: string[] = [];
  const rules = new Set(rule.disjuncts());
  for (let a = rule.module.agenda.first; a !== null; a = a.next) {
    if (rules.has(a.rule)) lines.push(tokenText(a.token));
  }
  return printList(core, level, "Activations", lines);
}
