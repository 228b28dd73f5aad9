/** Small values that change now and then (globals, the focus stack, the strategy), as they were at any moment. */

export class ChangingValues {
  private readonly changes = new Map<string, { readonly moment: number; readonly value: string | null }[]>();

  /** Records a value; null if there no longer is one. */
  note(name: string, value: string | null, moment: number): void {
    let list = this.changes.get(name);
    if (list === undefined) {
      if (value === null) return;
      list = [];
      this.changes.set(name, list);
    }
    const last = list.at(-1);
    if (last?.value === value) return;
    if (last?.moment === moment) list.pop();
    list.push({ moment, value });
  }

  names(): string[] {
    return [...this.changes.keys()];
  }

  /** The value at a moment and whether it changed just then; null when there was none. */
  at(name: string, moment: number): { readonly value: string; readonly fresh: boolean } | null {
    const found = this.changes.get(name)?.findLast((change) => change.moment <= moment);
    return found === undefined || found.value === null
      ? null
      : { value: found.value, fresh: found.moment === moment };
  }
}
