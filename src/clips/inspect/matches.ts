// The matches command: what each pattern matches, the partial matches of the joins, and the activations of a rule.

import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Engine } from "../engine.ts";
import { wrongType } from "../evaluate/messages.ts";
import { FALSE, Multifield, type Value } from "../language/values.ts";
import type { Join } from "../rete/join.ts";
import { CHILDREN } from "../rete/layout.ts";
import type { Memory } from "../rete/memory.ts";
import { entitiesText, lastEntities, tokenText } from "../rete/token.ts";

/** Joins of the outermost level that a user wrote, from the first. */
export function joinsOf(rule: Defrule): Join[] {
  const joins: Join[] = [];
  for (let join = rule.lastJoin?.previous ?? null; join !== null; join = join.previous) joins.unshift(join);
  return joins;
}

/** A join with the one that follows it, whose memory holds the tokens that passed. */
interface PassedJoin {
  readonly join: Join;
  readonly next: Join;
}

/** The joins of a rule in the order of its patterns; a join entered by a group comes after the joins of the group. */
export function passedJoins(rule: Defrule): PassedJoin[] {
  const passed: PassedJoin[] = [];
  for (let next = rule.lastJoin; next !== null; ) {
    const join: Join | null = next.group ?? next.previous;
    if (join !== null) passed.unshift({ join, next });
    next = join;
  }
  return passed;
}

export function printMatches(engine: Engine, rule: Defrule, level: string): Value {
  if (!["verbose", "succinct", "terse"].includes(level)) {
    return wrongType(engine, "matches", 2, "symbol with value verbose, succinct, or terse");
  }
  let alpha = 0;
  let beta = 0;
  for (const disjunct of rule.disjuncts()) {
    const passed = passedJoins(disjunct);
    alpha += printPatterns(engine, passed, level);
    beta += printPartial(engine, passed, level);
  }
  const activations = printActivations(engine, rule, level);
  return rule.lastJoin === null ? FALSE : new Multifield([alpha, beta, activations]);
}

function printList(engine: Engine, level: string, title: string, lines: string[]): number {
  if (level === "terse") return lines.length;
  if (level === "succinct") {
    engine.routers.write(
      "wdisplay",
      `${title.replace(/^(Matches|Partial matches) for /, "")}: ${lines.length}\n`,
    );
    return lines.length;
  }
  engine.routers.write("wdisplay", `${title}\n`);
  if (lines.length === 0) engine.routers.write("wdisplay", " None\n");
  for (const line of lines) engine.routers.write("wdisplay", `${line}\n`);
  return lines.length;
}

function printPatterns(engine: Engine, passed: readonly PassedJoin[], level: string): number {
  let count = 0;
  let number = 0;
  for (const { join } of passed) {
    if (join.group === null)
      count += printList(engine, level, `Matches for Pattern ${++number}`, alphaLines(engine, join));
  }
  return count;
}

function alphaLines(engine: Engine, { pattern, empty }: Join): string[] {
  if (pattern === null) return engine.network.matches.get(empty, CHILDREN) === 0 ? [] : ["*"];
  return Array.from(pattern.memory!.byAge(), (match) => engine.network.matches.entityOf(match).label());
}

/** The tokens that passed a join are in the memory of a join that follows it; every join has one. */
export function memoryBehind(join: Join): Memory {
  const [link] = join.links;
  return link.enterLeft ? link.join.leftMemory : link.join.rightMemory!;
}

function printPartial(engine: Engine, passed: readonly PassedJoin[], level: string): number {
  let count = 0;
  passed.forEach(({ join, next }, i) => {
    if (i === 0) return;
    const tokens = next.group === null ? next.leftTokens() : next.rightTokens();
    const lines = tokens.map((token) =>
      entitiesText(lastEntities(engine.network.matches, token, join.depth)),
    );
    count += printList(engine, level, `Partial matches for CEs ${elementsUpTo(passed, i)}`, lines);
  });
  return count;
}

/** Which conditional elements a partial match covers, as `1 - 3`, or with patterns where there are groups, as `1 (P1) , 2 (P2 - P3)`. */
function elementsUpTo(passed: readonly PassedJoin[], last: number): string {
  const { elements, isNested } = elementsOf(passed[last].join);
  const ranges: string[] = [];
  for (let i = 0; i < elements.length; i++) {
    const first = elements[i];
    const isSingle = ({ begin, end }: typeof first) => begin === end;
    while (isSingle(first) && i + 1 < elements.length && isSingle(elements[i + 1])) i++;
    const text = elementText(first, isNested);
    ranges.push(elements[i] === first ? text : `${text} - ${elementText(elements[i], isNested)}`);
  }
  return ranges.join(" , ");
}

/** The conditional element that a join ends, as the last one of `elementsUpTo`. */
export function elementAt(join: Join): string {
  const { elements, isNested } = elementsOf(join);
  return elementText(elements.at(-1)!, isNested);
}

/** A conditional element: its number, and its first and last pattern. */
interface Element {
  readonly number: number;
  readonly begin: number;
  readonly end: number;
}

function elementsOf(last: Join): { elements: Element[]; isNested: boolean } {
  const elements: Element[] = [];
  for (let join: Join | null = last; join !== null; join = join.previous) {
    elements.unshift({
      number: join.depth,
      begin: countPatterns(join, false),
      end: countPatterns(join, true),
    });
  }
  return { elements, isNested: elements.some(({ begin, end }) => begin !== end) };
}

function elementText({ number, begin, end }: Element, isNested: boolean): string {
  const patterns = begin === end ? `P${begin}` : `P${begin} - P${end}`;
  return isNested ? `${number} (${patterns})` : `${number}`;
}

/** Counts the patterns up to a join: with all of the group that enters it, or only with the first of them. */
function countPatterns(last: Join, withGroup: boolean): number {
  let count = last.group !== null && !withGroup ? 1 : 0;
  let join = last.group !== null && !withGroup ? last.previous : last;
  while (join !== null) {
    if (join.group === null) count++;
    join = join.group ?? join.previous;
  }
  return count;
}

/** As in the C program, only the current module is searched, and only by name. */
function printActivations(engine: Engine, rule: Defrule, level: string): number {
  const lines: string[] = [];
  for (let a = engine.agenda.of(engine.modules.current).first; a !== null; a = a.next) {
    if (a.rule.name === rule.name) lines.push(tokenText(engine.network.matches, a.token));
  }
  return printList(engine, level, "Activations", lines);
}
