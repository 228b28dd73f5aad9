// The text of all constructs, as save writes it and as it can be read again.

import { KINDS } from "../construct-kinds.ts";
import type { Module } from "../constructs/modules.ts";
import type { Engine } from "../engine.ts";

/** The modules, each after those that it imports from. */
function inImportOrder(modules: Module[]): Module[] {
  const ordered: Module[] = [];
  const isReady = ({ imports }: Module) =>
    imports.every(({ module }) => module === null || ordered.some(({ name }) => name === module));
  for (let left = modules; left.length > 0; left = left.filter((module) => !ordered.includes(module))) {
    const before = ordered.length;
    for (const module of left) if (isReady(module)) ordered.push(module);
    if (ordered.length === before) ordered.push(...left);
  }
  return ordered;
}

/**
 * The texts of a module as save writes them: itself, declarations, then its constructs kind by kind with their parts.
 * As in the C program, the handlers of a class without a text, such as a predefined one, are left out.
 */
function moduleTexts({ pretty, constructs }: Module): (string | null)[] {
  const kinds = [...KINDS].sort((a, b) => a.saveRank - b.saveRank);
  const all = kinds.flatMap((kind) =>
    [...constructs[kind.name].values()].map((construct) => ({ kind, construct })),
  );
  return [
    pretty,
    ...all.map(({ kind, construct }) => kind.declaration?.(construct) ?? null),
    ...all.flatMap(({ kind, construct }) => {
      const parts = kind.partTexts?.(construct) ?? [];
      if (kind.isDeclaredWhole) return parts;
      return construct.pretty === null ? [] : [construct.pretty, ...parts];
    }),
  ];
}

/**
 * The same texts in the order of definition, in which nothing is named before it is there. The parts come last, in the
 * order of the lists, because a generic function goes to the end of its list with each method.
 */
function moduleTextsInOrder({ pretty, constructs }: Module): (string | null)[] {
  const listed = KINDS.flatMap((kind) =>
    [...constructs[kind.name].values()].map((construct) => ({ kind, construct })),
  );
  const all = [...listed].sort((a, b) => (a.construct.definedAt ?? 0) - (b.construct.definedAt ?? 0));
  return [
    pretty,
    ...all.map(({ kind, construct }) => kind.declaration?.(construct) ?? null),
    ...all.map(({ kind, construct }) => (kind.isDeclaredWhole ? null : construct.pretty)),
    ...listed.flatMap(
      ({ kind, construct }) => kind.numberedPartTexts?.(construct) ?? kind.partTexts?.(construct) ?? [],
    ),
  ];
}

function textOfModules(engine: Engine, textsOf: (module: Module) => (string | null)[]): string {
  return inImportOrder(engine.modules.all())
    .flatMap(textsOf)
    .filter((text) => text !== null && text !== "")
    .map((text) => `${text}\n`)
    .join("");
}

/** The text of all constructs as save writes it. Not all of it can be read again: a handler may name a later class. */
export function saveText(engine: Engine): string {
  return textOfModules(engine, moduleTexts);
}

/** The text of all constructs in an order in which it can be read again. */
export function readableText(engine: Engine): string {
  return textOfModules(engine, moduleTextsInOrder);
}
