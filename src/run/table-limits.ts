/** The limits of a run that stands alone hold from its first table on: those of its heuristics are built within them. */
import type { TableKeeper } from "../domains/index.ts";
import { now, processorTime } from "../search/host.ts";
import type { Limits } from "../search/index.ts";
import { Stopwatch } from "../search/stopwatch.ts";

type TableLimit = "time" | "cpu" | "memory";

interface TableHost {
  readonly keeper: TableKeeper;
  readonly memoryInUse?: ((limit: number) => number) | undefined;
  /** Called with the name of a table whose building met a limit. */
  abandoned?(table: string): void;
}

/** A table was not built because a limit was met before. */
export class TableAbandoned extends Error {
  constructor(readonly limit: TableLimit) {
    super(limit);
  }
}

export class TableLimits {
  /** Builds tables within the limits, or throws TableAbandoned. */
  readonly keeper: TableKeeper;
  private readonly clock = new Stopwatch(now);
  private readonly processor = new Stopwatch(() => processorTime() ?? 0);

  constructor(
    private readonly limits: Limits,
    private readonly host: TableHost,
  ) {
    const { keeper } = host;
    this.keeper = {
      ...keeper,
      table: (id, bytes, build) =>
        keeper.table(id, bytes, (progress) =>
          build((share) => {
            this.check(id);
            progress(share);
          }),
        ),
    };
  }

  /** Milliseconds since the beginning. */
  get spentMs(): number {
    return this.clock.elapsed;
  }

  /** What tables have left of the limits. */
  get left(): Limits {
    const { time, cpu } = this.limits;
    return {
      ...this.limits,
      time: time && Math.max(0, time - this.clock.elapsed),
      cpu: cpu && Math.max(0, cpu - this.processor.elapsed),
    };
  }

  private check(table: string): void {
    const limit = this.met();
    if (limit === undefined) return;
    this.host.abandoned?.(table);
    throw new TableAbandoned(limit);
  }

  private met(): TableLimit | undefined {
    const { time, cpu, memory } = this.limits;
    if (time !== undefined && this.clock.elapsed >= time) return "time";
    if (cpu !== undefined && this.processor.elapsed >= cpu) return "cpu";
    const isFull = memory !== undefined && (this.host.memoryInUse?.(memory) ?? 0) > memory;
    return isFull ? "memory" : undefined;
  }
}
