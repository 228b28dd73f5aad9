/** Texts that a user names, read up to a size: a device that never ends, or a film, is answered at once and in little memory. */

import { closeSync, openSync } from "node:fs";
import { studySentence } from "../../run/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { bytes } from "../../words/number-text.ts";
import { cannotRead } from "./file-trouble.ts";
import { readUpTo } from "./read-up-to.ts";

/** No problem, study or checkpoint of a person is larger. */
const MOST_BYTES = 10_000_000;

/**
 * The text of a file, a pipe or an open handle. Bytes that are not UTF-8 become U+FFFD, which the readers refuse, saying where it
 * is. Throws an OptionError that calls it `label`.
 */
export function readText(file: string | number, label: string, most?: number): string {
  return readBytes(file, label, most)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
}

/** The same as bytes. */
export function readBytes(file: string | number, label: string, most = MOST_BYTES): Buffer {
  let handle: number | undefined;
  try {
    handle = typeof file === "number" ? file : openSync(file, "r");
    const content = readUpTo(handle, most);
    if (content === undefined) throw new OptionError(studySentence("too-large", label, bytes(most)));
    return content;
  } catch (error) {
    if (error instanceof OptionError) throw error;
    throw cannotRead(label, error);
  } finally {
    if (handle !== undefined && handle !== file) closeSync(handle);
  }
}
