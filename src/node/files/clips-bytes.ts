/** Bytes of files and pipes as texts of the rule engine and back: any byte passes through unchanged. */
import { bytesOf, textOfBytes } from "../../clips/index.ts";

/** A lone surrogate stands for a byte that is not valid UTF-8. */
const ESCAPED = /[\udc80-\udcff]/u;

export function decode(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  // The replacement character shows that there may have been such a byte.
  return text.includes("\ufffd") ? textOfBytes(bytes) : text;
}

export function encode(text: string): Buffer {
  return ESCAPED.test(text) ? Buffer.from(bytesOf(text)) : Buffer.from(text);
}
