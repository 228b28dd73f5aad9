// The text of all constructs, as save writes it and as it can be loaded again.

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

/** The texts of a module as save writes them: itself, declarations, then its constructs kind by kind. */
function moduleTexts({ pretty, constructs }: Module): (string | null)[] {
  const kinds = [...KINDS].sort((a, b) => a.saveRank - b.saveRank);
  const all = kinds.flatMap((kind) =>
    [...constructs[kind.name].values()].map((construct) => ({ kind, construct })),
  );
  return [
    pretty,
    ...all.map(({ kind, construct }) => kind.declaration?.(construct) ?? null),
    ...all.flatMap(({ kind, construct }) => [
      kind.isDeclaredWhole ? null : construct.pretty,
      ...(kind.partTexts?.(construct) ?? []),
    ]),
  ];
}

/** The text of all constructs, which can be loaded again. */
export function saveText(engine: Engine): string {
  return inImportOrder(engine.modules.all())
    .flatMap(moduleTexts)
    .filter((text) => text !== null && text !== "")
    .map((text) => `${text}\n`)
    .join("");
}
