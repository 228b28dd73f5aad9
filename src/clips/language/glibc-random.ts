// The random numbers of glibc's rand() with its default generator (an additive feedback of 31 words).

export class GlibcRandom {
  private readonly state: Int32Array = new Int32Array(34);
  private ring: number[] = [];

  constructor() {
    this.seed(1);
  }

  seed(value: number): void {
    const seed = Number(BigInt.asUintN(32, BigInt(Math.trunc(value)))) || 1;
    const r = this.state;
    r[0] = seed | 0;
    for (let i = 1; i < 31; i++) {
      const previous = r[i - 1];
      const high = Math.trunc(previous / 127773);
      const low = previous % 127773;
      let word = 16807 * low - 2836 * high;
      if (word < 0) word += 2147483647;
      r[i] = word;
    }
    for (let i = 31; i < 34; i++) r[i] = r[i - 31];
    this.position = 0;
    this.ring = Array.from(r.subarray(3, 34), (word) => word >>> 0);
    for (let i = 0; i < 310; i++) this.step();
  }

  private position = 0;

  private step(): number {
    // The ring holds the last 31 words; the new one is the sum of those 31 and 3 places back.
    const at = this.position;
    const word = (this.ring[at] + this.ring[(at + 28) % 31]) >>> 0;
    this.ring[at] = word;
    this.position = (at + 1) % 31;
    return word;
  }

  next(): number {
    return this.step() >>> 1;
  }
}
