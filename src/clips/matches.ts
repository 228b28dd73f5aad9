// The matches command: what each pattern matches, the partial matches of the joins, and the activations of a rule.

import type { Core } from "./core.ts";
import type { Defrule } from "./defrule.ts";
import type { Join } from "./rete/join.ts";
import type { Token } from "./rete/match-table.ts";
import type { Memory } from "./rete/memory.ts";
import { factsText, lastFacts, tokenText } from "./token.ts";
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
      for (const match of join.pattern.memory!.byAge()) lines.push(`f-${core.matches.factOf(match).index}`);
    } else {
      for (const token of join.rightTokens()) lines.push(partialText(core, token, join.group!.depth));
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

/** The same tokens in the order of the C program's table. */
function tokensBehind(join: Join): Token[] {
  const link = join.links[0];
  if (link === undefined) return [];
  return link.enterLeft ? link.join.leftTokens() : link.join.rightTokens();
}

function partialText(core: Core, token: Token, length: number): string {
  return factsText(lastFacts(core.matches, token, length));
}

function printPartial(core: Core, joins: Join[], level: string): number {
  let count = 0;
  joins.forEach((join, i) => {
    if (i === 0) return;
    const lines = tokensBehind(join).map((token) => partialText(core, token, i + 1));
    count += printList(core, level, `Partial matches for CEs 1 - ${i + 1}`, lines);
  });
  return count;
}

/** The C program looks in the current module only, and there for the name. */
function printActivations(core: Core, rule: Defrule, level: string): number {
  const lines: string[] = [];
  for (let a = core.modules.current.agenda.first; a !== null; a = a.next) {
    if (a.rule.name === rule.name) lines.push(tokenText(core.matches, a.token));
  }
  return printList(core, level, "Activations", lines);
}
