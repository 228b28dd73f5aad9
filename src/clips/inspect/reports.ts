// Longer texts for the user: globals and logical dependencies.

import type { Defglobal } from "../constructs/defglobal/defglobal.ts";
import type { Module } from "../constructs/modules.ts";
import type { Core } from "../core.ts";
import type { Fact } from "../facts/fact.ts";
import { tokenFacts } from "../facts/token-facts.ts";
import { formatValue } from "../language/format-values.ts";
import { tokenText } from "../rete/token.ts";

/** Prints the globals of modules; with `all`, under the name of each module. */
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
    for (const token of fact.support)
      core.routers.write("wdisplay", `${tokenText(core.network.matches, token)}\n`);
}

/** The facts that a fact supports. */
export function printDependents(core: Core, fact: Fact): void {
  let any = false;
  for (const other of core.facts.all()) {
    for (const token of other.support ?? []) {
      if (!tokenFacts(core.network.matches, token).includes(fact)) continue;
      core.routers.write("wdisplay", `${any ? "," : ""}f-${other.index}`);
      any = true;
      break;
    }
  }
  core.routers.write("wdisplay", any ? "\n" : "None\n");
}
