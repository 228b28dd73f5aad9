// Longer texts for the user: globals and logical dependencies.

import type { Defglobal } from "../constructs/defglobal/defglobal.ts";
import type { Module } from "../constructs/modules.ts";
import type { Engine } from "../engine.ts";
import type { Fact } from "../facts/fact.ts";
import { tokenFacts } from "../facts/token-facts.ts";
import { formatValue } from "../language/format-values.ts";
import { tokenText } from "../rete/token.ts";

/** Prints the globals of modules; with `all`, under the name of each module. */
export function showGlobals(engine: Engine, modules: Module[], all: boolean): void {
  for (const each of modules) {
    if (all) engine.routers.write("wdisplay", `${each.name}:\n`);
    for (const global of each.constructs.defglobal.values()) {
      const value = formatValue((global as Defglobal).value);
      engine.routers.write("wdisplay", `${all ? "   " : ""}?*${global.name}* = ${value}\n`);
    }
  }
}

/** The tokens that support a fact. */
export function printDependencies(engine: Engine, fact: Fact): void {
  if (fact.support === null || fact.support.length === 0) engine.routers.write("wdisplay", "None\n");
  else
    for (const token of fact.support)
      engine.routers.write("wdisplay", `${tokenText(engine.network.matches, token)}\n`);
}

/** The facts that a fact supports. */
export function printDependents(engine: Engine, fact: Fact): void {
  let any = false;
  for (const other of engine.facts.all()) {
    for (const token of other.support ?? []) {
      if (!tokenFacts(engine.network.matches, token).includes(fact)) continue;
      engine.routers.write("wdisplay", `${any ? "," : ""}f-${other.index}`);
      any = true;
      break;
    }
  }
  engine.routers.write("wdisplay", any ? "\n" : "None\n");
}
