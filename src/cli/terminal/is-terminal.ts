/** Whether a file descriptor is a terminal. Node's own answer comes with its network code, so files and pipes do without. */
import { fstatSync, statSync } from "node:fs";

/** As `node:os` has it, which takes longer to load than all else here. */
const NULL_DEVICE = process.platform === "win32" ? "\\\\.\\nul" : "/dev/null";

export function isTerminal(descriptor: number): boolean {
  try {
    const file = fstatSync(descriptor);
    if (!file.isCharacterDevice() || file.rdev === statSync(NULL_DEVICE).rdev) return false;
  } catch {
    return false;
  }
  return process.getBuiltinModule("node:tty").isatty(descriptor);
}
