/** Whether a file descriptor is a terminal. Node's own answer comes with its network code, so files and pipes do without. */
import { fstatSync, statSync } from "node:fs";
import { devNull } from "node:os";

export function isTerminal(descriptor: number): boolean {
  try {
    const file = fstatSync(descriptor);
    if (!file.isCharacterDevice() || file.rdev === statSync(devNull).rdev) return false;
  } catch {
    return false;
  }
  return process.getBuiltinModule("node:tty").isatty(descriptor);
}
