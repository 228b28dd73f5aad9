/** A clock that can rest: of the wall, or of the processor. */
export class Stopwatch {
  private begun: number;
  /** When it last came to rest. */
  private restsSince: number;

  constructor(private readonly read: () => number) {
    this.begun = read();
    this.restsSince = this.begun;
  }

  /** Milliseconds, those since the last rest included. */
  get elapsed(): number {
    return this.read() - this.begun;
  }

  /** What has passed is settled; what follows counts too unless `goOn` is called. Returns the milliseconds so far. */
  rest(): number {
    this.restsSince = this.read();
    return this.restsSince - this.begun;
  }

  /** Goes on after a rest, whose time does not count. */
  goOn(): void {
    this.begun += this.read() - this.restsSince;
  }
}
