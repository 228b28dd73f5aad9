// The lengths of the multifields that alpha matches keep. Equal lists are one. The core has them too, at the addresses that
// the maps give.

export class MarkLists {
  readonly lists: number[][] = [[]];
  private readonly short = new Map<number, number>();
  private readonly long = new Map<string, number>();
  private readonly write: (cells: readonly number[]) => number;

  /** `write` puts cells into the memory of the core and gives their address. */
  constructor(write: (cells: readonly number[]) => number) {
    this.write = write;
  }

  /** The address of the list of the first `count` lengths. */
  addressOf(lengths: number[], count: number): number {
    if (count === 0) return 0;
    let key = count;
    for (let i = 0; i < count; i++) {
      if (lengths[i] > 62 || i > 3) return this.longAddress(lengths.slice(0, count));
      key = key * 64 + lengths[i];
    }
    const found = this.short.get(key);
    if (found !== undefined) return found;
    const made = this.add(lengths.slice(0, count));
    this.short.set(key, made);
    return made;
  }

  private longAddress(lengths: number[]): number {
    const key = lengths.join(",");
    const found = this.long.get(key);
    if (found !== undefined) return found;
    const made = this.add(lengths);
    this.long.set(key, made);
    return made;
  }

  private add(lengths: number[]): number {
    return this.write([this.lists.push(lengths) - 1, ...lengths]);
  }

  clear(): void {
    this.lists.length = 1;
    this.short.clear();
    this.long.clear();
  }
}
