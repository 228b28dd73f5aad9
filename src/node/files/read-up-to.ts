/** Bytes of an open file, pipe or device, up to a size: some devices never end. */
import { readSync } from "node:fs";

const PART_BYTES = 1 << 16;

/** Undefined if there is more. */
export function readUpTo(handle: number, most: number): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let size = 0; ; ) {
    const part = Buffer.allocUnsafe(PART_BYTES);
    const read = readPart(handle, part);
    if (read === 0) return Buffer.concat(parts);
    parts.push(part.subarray(0, read));
    size += read;
    if (size > most) return undefined;
  }
}

function readPart(handle: number, part: Buffer): number {
  for (;;) {
    try {
      return readSync(handle, part);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Windows reports the end of a pipe as an error.
      if (code === "EOF") return 0;
      // A terminal that another program has set not to wait.
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
