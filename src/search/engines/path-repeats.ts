/** HOT. Repeated states on a path, for searches that hold one path and do not look up every child on it. */
import type { Key } from "../problem.ts";

interface Step {
  readonly key: Key | undefined;
}

/** Tells whether the current path is simple, that is, has no state twice. Every frame is compared with those below it at most once. */
export class PathRepeats {
  /** Frames from the bottom that are known to differ. */
  private distinct = 0;
  /** The lowest frame known to repeat one below it. */
  private firstRepeat = Number.POSITIVE_INFINITY;

  constructor(private readonly path: readonly Step[]) {}

  /** To be called when the path has become shorter. */
  shortened(): void {
    const { length } = this.path;
    if (length < this.distinct) this.distinct = length;
    if (length <= this.firstRepeat) this.firstRepeat = Number.POSITIVE_INFINITY;
  }

  /** Whether the path, and one more step to this key, is simple. */
  isSimpleWith(key: Key | undefined): boolean {
    const { path } = this;
    if (this.firstRepeat < path.length) return false;
    for (; this.distinct < path.length; this.distinct++) {
      if (!this.isBelow(this.distinct, path[this.distinct]!.key)) continue;
      this.firstRepeat = this.distinct;
      return false;
    }
    return !this.isBelow(path.length, key);
  }

  private isBelow(height: number, key: Key | undefined): boolean {
    const { path } = this;
    for (let at = 0; at < height; at++) if (path[at]!.key === key) return true;
    return false;
  }
}
