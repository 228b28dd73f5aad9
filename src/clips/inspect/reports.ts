// Longer texts for the user: where a test of the network failed, globals, logical dependencies.

import type { Defglobal } from "../constructs/defglobal/defglobal.ts";
import { factText } from "../constructs/deftemplate/template.ts";
import type { Module } from "../constructs/modules.ts";
import type { Core } from "../core.ts";
import { printError } from "../evaluate/messages.ts";
import type { Fact } from "../facts/fact.ts";
import { formatValue } from "../language/format-values.ts";
import type { Join } from "../rete/join.ts";
import type { Match, Token } from "../rete/match-table.ts";
import { tokenFacts, tokenText } from "../rete/token.ts";

/** The rules that a join leads to, each on a line with the number of the pattern. */
function rulesBelow(join: Join, pattern: number): string {
  if (join.rule !== null) return `      Of pattern #${pattern} in rule ${join.rule.name}\n`;
  return join.links.map((link) => rulesBelow(link.join, pattern)).join("");
}

/** Errors happened in the first rule that a join leads to. */
function happenedBelow(core: Core, join: Join): void {
  if (join.rule !== null) core.errors.happenedIn(join.rule);
  else for (const link of join.links) happenedBelow(core, link.join);
}

/** Tells in which rules the join lies whose test failed. */
export function reportJoinError(core: Core, left: Token, right: Match, position: number): void {
  core.networkError = true;
  printError(core, "DRIVE", 1, true, "This error occurred in the join network\n");
  const { matches } = core;
  const node = matches.isAlpha(right) ? matches.nodeOf(right) : null;
  const join =
    left === 0 ? (node?.joins.find((j) => j.depth === position + 1) ?? null) : matches.ownerOf(left);
  const rules = join === null ? "" : rulesBelow(join, position + 1);
  if (join !== null) happenedBelow(core, join);
  core.routers.write("werror", `   Problem resides in associated join\n${rules}\n`);
}

/** Tells in which rules the pattern lies whose test failed. */
export function reportPatternError(core: Core, fact: Fact, field: string, below: Join[]): void {
  core.networkError = true;
  printError(core, "FACTMCH", 1, true, "This error occurred in the fact pattern network\n");
  const rules = below.map((join) => rulesBelow(join, join.depth)).join("");
  for (const join of below) happenedBelow(core, join);
  core.routers.write(
    "werror",
    `   Currently active fact: ${factText(fact)}\n   Problem resides in ${field}\n${rules}\n`,
  );
}

/** Prints the globals of modules, with their names when they are all. */
export function showGlobals(core: Core, modules: Module[], all: boolean): void {
  for (const each of modules) {
    if (all) core.routers.write("wdisplay", `${each.name}:\n`);
    for (const global of each.constructs.defglobal.values()) {
      const value = formatValue((global as Defglobal).value);
      core.routers.write("wdisplay", `${all ? "   " : ""}?*${global.name}* = ${value}\n`);
    }
  }
}

/** The tokens that support a fact. */
export function printDependencies(core: Core, fact: Fact): void {
  if (fact.support === null || fact.support.length === 0) core.routers.write("wdisplay", "None\n");
  else
    for (const token of fact.support) core.routers.write("wdisplay", `${tokenText(core.matches, token)}\n`);
}

/** The facts that a fact supports. */
export function printDependents(core: Core, fact: Fact): void {
  let any = false;
  for (const other of core.facts.all()) {
    for (const token of other.support ?? []) {
      if (!tokenFacts(core.matches, token).includes(fact)) continue;
      core.routers.write("wdisplay", `${any ? "," : ""}f-${other.index}`);
      any = true;
      break;
    }
  }
  core.routers.write("wdisplay", any ? "\n" : "None\n");
}
