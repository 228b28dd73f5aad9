// Where variables are known: in a construct, in a command, or in a loop or query with variables of its own.

import type { SlotOwner } from "./program.ts";

export class VariableScope {
  private readonly names = new Set<string>();
  private readonly loops = new Set<string>();
  private readonly owners = new Map<string, SlotOwner>();

  /** `id` distinguishes the scopes of one text. */
  constructor(
    readonly id: number,
    private readonly around: VariableScope | null = null,
  ) {}

  /** A scope inside this one with variables of its own. */
  inside(id: number, own: readonly string[], areLoops = false): VariableScope {
    const scope = new VariableScope(id, this);
    for (const name of own) {
      scope.names.add(name);
      if (areLoops) scope.loops.add(name);
    }
    return scope;
  }

  /** The facts or instances that a variable stands for have these slots. */
  setOwner(name: string, owner: SlotOwner): void {
    this.owners.set(name, owner);
  }

  ownerOf(name: string): SlotOwner | undefined {
    if (this.owners.has(name)) return this.owners.get(name);
    return this.names.has(name) ? undefined : this.around?.ownerOf(name);
  }

  isLoop(name: string): boolean {
    return this.loops.has(name) || (!this.names.has(name) && (this.around?.isLoop(name) ?? false));
  }

  /** The scope that a variable belongs to. */
  holderOf(name: string): number {
    return this.around === null || this.names.has(name) ? this.id : this.around.holderOf(name);
  }
}
