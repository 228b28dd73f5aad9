// Longer texts for the user: globals and logical dependencies.

import type { Defglobal } from "../constructs/defglobal/defglobal.ts";
import type { Module } from "../constructs/modules.ts";
import type { Engine } from "../engine.ts";
import { formatValue } from "../language/format-values.ts";
import type { Entity } from "../rete/entity.ts";
import type { Token } from "../rete/match-table.ts";
import { tokenEntities, tokenText } from "../rete/token.ts";

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

/** The tokens that support a fact or an instance. */
export function printDependencies(engine: Engine, entity: Entity): void {
  if (entity.support === null || entity.support.length === 0) engine.routers.write("wdisplay", "None\n");
  else
    for (const token of entity.support)
      engine.routers.write("wdisplay", `${tokenText(engine.network.matches, token)}\n`);
}

/** The instances and facts that a fact or an instance supports. */
export function printDependents(engine: Engine, entity: Entity): void {
  const { matches } = engine.network;
  const supports = (token: Token) => tokenEntities(matches, token).includes(entity);
  const dependents = [...engine.objects.instances.all(), ...engine.facts.all()].filter(
    (other: Entity) => other.support?.some(supports) ?? false,
  );
  const text = dependents.map((other) => other.label()).join(",");
  engine.routers.write("wdisplay", `${text === "" ? "None" : text}\n`);
}
