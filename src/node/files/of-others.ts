/** Whose a file is, where several accounts share a machine. */
import { type Stats, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

const WRITABLE_BY_ALL = 0o002;
/** In such a folder, as in /tmp, a file can be replaced by its owner only. */
const STICKY = 0o1000;

/**
 * Whether any account may write a file or put another one in its place, by the leave of an account that is neither this one nor root: what
 * it holds may be anybody's.
 */
export function isOpenToAll(path: string): boolean {
  const file = statusOf(path);
  const folder = statusOf(dirname(resolve(path)));
  const isLentOut = (status: Stats | undefined) =>
    status !== undefined && isOfAnother(status) && (status.mode & WRITABLE_BY_ALL) !== 0;
  return isLentOut(file) || (isLentOut(folder) && (folder!.mode & STICKY) === 0);
}

/** Whether a file was made by this account or by root. */
export function isTrusted(path: string): boolean {
  const file = statusOf(path);
  return file === undefined || !isOfAnother(file);
}

/** Never so where files have no owners by number, as on Windows. */
function isOfAnother({ uid }: Stats): boolean {
  const own = process.getuid?.();
  return own !== undefined && uid !== own && uid !== 0;
}

function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
