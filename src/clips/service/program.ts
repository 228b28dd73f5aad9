// The texts that know each other, and which definition a name in them refers to. A symbol has a key: all places with the
// same key are the same thing.

import { type Definition, definitionsIn, type SymbolKind } from "./definitions.ts";
import { type Occurrence, occurrencesIn } from "./occurrences.ts";
import { SlotGroups } from "./slot-groups.ts";
import { readTree, type SyntaxTree } from "./syntax-tree.ts";

export interface Source {
  readonly uri: string;
  readonly tree: SyntaxTree;
  readonly definitions: readonly Definition[];
}

export function readSource(uri: string, text: string): Source {
  const tree = readTree(text);
  return { uri, tree, definitions: definitionsIn(tree) };
}

/** A place in one of the texts of a program. */
export interface Place extends Occurrence {
  readonly uri: string;
}

/** Whose slot is meant: that of a template or class by name, or of any of that kind when the text does not say. */
export interface SlotOwner {
  readonly kind: "template" | "class";
  readonly name: string | null;
}

export class Program {
  readonly definitions: readonly Definition[];
  private readonly named = new Map<string, Definition[]>();
  private readonly classSlots: SlotGroups;
  private readonly walked = new Map<Source, Occurrence[]>();

  constructor(readonly sources: readonly Source[]) {
    this.definitions = sources.flatMap(({ definitions }) => definitions);
    for (const definition of this.definitions) {
      const name = `${definition.kind} ${definition.name}`;
      const known = this.named.get(name);
      if (known === undefined) this.named.set(name, [definition]);
      else known.push(definition);
    }
    this.classSlots = new SlotGroups(this.definitions.filter(({ kind }) => kind === "class"));
  }

  /**
   * The definitions that a name in a module refers to: there are several for methods, and for what is defined twice.
   */
  find(kind: SymbolKind, name: string, module: string): readonly Definition[] {
    const known = this.named.get(`${kind} ${name}`) ?? [];
    if (kind === "message" || kind === "module") return known;
    const own = known.filter((definition) => definition.module === module);
    return own.length > 0 ? own : known.filter((definition) => definition.module === known[0].module);
  }

  key(kind: SymbolKind, name: string, module: string): string {
    if (kind === "message" || kind === "module") return `${kind} ${name}`;
    const [found] = this.find(kind, name, module);
    return `${kind} ${found?.module ?? ""}::${name}`;
  }

  /** The key of a slot; null when there is none, or when several could be meant. */
  slotKey(owner: SlotOwner, slot: string): string | null {
    const owners = this.slotOwners(owner, slot);
    return owners.length === 1 ? `slot ${owner.kind} ${owners[0]} ${slot}` : null;
  }

  /** The templates, or groups of related classes, that have a slot of this name and may be meant. */
  private slotOwners({ kind, name }: SlotOwner, slot: string): string[] {
    if (kind === "class") return this.classSlots.groupsWith(slot, name);
    const templates = this.definitions.filter(
      (each) => each.kind === "template" && (name ?? each.name) === each.name,
    );
    const having = templates.filter(({ slots }) => slots.some((each) => each.name === slot));
    return [...new Set(having.map((each) => each.name))];
  }

  /** The slots of a template, or of a class with those that it inherits; of all of that kind without a name. */
  slotsOf({ kind, name }: SlotOwner): Definition["slots"] {
    const owners = this.definitions.filter((each) => each.kind === kind);
    if (name === null) return owners.flatMap(({ slots }) => slots);
    const names = kind === "class" ? this.classSlots.lineOf(name) : [name];
    const slots = names.flatMap((each) => owners.find((owner) => owner.name === each)?.slots ?? []);
    return slots.filter((slot, i) => slots.findIndex((other) => other.name === slot.name) === i);
  }

  /** The names in a text that stand for something, in their order. */
  occurrences(source: Source): readonly Occurrence[] {
    let found = this.walked.get(source);
    if (found === undefined) {
      found = occurrencesIn(this, source);
      this.walked.set(source, found);
    }
    return found;
  }

  source(uri: string): Source | undefined {
    return this.sources.find((each) => each.uri === uri);
  }

  /** The name at a position. */
  at(uri: string, position: number): Place | undefined {
    const source = this.source(uri);
    const touching = (source === undefined ? [] : this.occurrences(source)).filter(
      ({ at }) => at.from <= position && position <= at.to,
    );
    const found = touching.find(({ at }) => position < at.to) ?? touching[0];
    return found && { ...found, uri };
  }

  /** All places of a symbol. */
  places(key: string): Place[] {
    return this.sources.flatMap((source) =>
      this.occurrences(source).flatMap((each) => (each.key === key ? [{ ...each, uri: source.uri }] : [])),
    );
  }
}
