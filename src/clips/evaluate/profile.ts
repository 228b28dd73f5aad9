// What `profile constructs` measures: how often each body was run, and for how long. Source: advanced guide, section 9.

/** What was measured of one deffunction, method, message-handler or rule. Times are in seconds. */
export interface Measured {
  entries: number;
  /** The time of its own actions, without the bodies that they ran. */
  self: number;
  withCalls: number;
  /** When the clock of its own actions was last started. */
  started: number;
  isRunning: boolean;
}

/** A call that is measured. */
export interface MeasuredCall {
  readonly profile: Profile;
  readonly measured: Measured;
  readonly outer: Measured | null;
  /** When it began, if no other call of the same body encloses it. */
  readonly outermostFrom: number | null;
}

export class Profile {
  /** What is measured, or was measured last; null before that and after a reset. */
  kind: "constructs" | "user-functions" | null = null;
  /** True until measuring is switched off. */
  isOn = false;
  /** From the last start to the last end, and all of these together. */
  elapsed = 0;
  total = 0;
  private started = 0;
  private running: Measured | null = null;
  private readonly table = new Map<object, Measured>();
  private readonly time: () => number;

  constructor(time: () => number) {
    this.time = time;
  }

  start(kind: NonNullable<Profile["kind"]>): void {
    this.started = this.time();
    this.kind = kind;
    this.isOn = true;
  }

  /** Adds the time since the start, once more with every call. */
  takeTime(): void {
    this.elapsed = this.time() - this.started;
    this.total += this.elapsed;
  }

  reset(): void {
    this.started = 0;
    this.elapsed = 0;
    this.total = 0;
    this.kind = null;
    this.table.clear();
  }

  of(body: object): Measured | undefined {
    return this.table.get(body);
  }

  begin(body: object): MeasuredCall {
    let measured = this.table.get(body);
    if (measured === undefined) {
      measured = { entries: 0, self: 0, withCalls: 0, started: 0, isRunning: false };
      this.table.set(body, measured);
    }
    const now = this.time();
    const outer = this.running;
    if (outer !== null) outer.self += now - outer.started;
    this.running = measured;
    measured.entries++;
    measured.started = now;
    const outermostFrom = measured.isRunning ? null : now;
    measured.isRunning = true;
    return { profile: this, measured, outer, outermostFrom };
  }

  end({ measured, outer, outermostFrom }: MeasuredCall): void {
    const now = this.time();
    if (outermostFrom !== null) {
      measured.withCalls += now - outermostFrom;
      measured.isRunning = false;
    }
    measured.self += now - measured.started;
    if (outer !== null) outer.started = now;
    this.running = outer;
  }
}
