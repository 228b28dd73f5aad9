/** `frontier clips format`: lays CLIPS programs out, in their files or from standard input to standard output. */
import { type FormatOptions, FormatProblem, format } from "../../clips/service/format.ts";
import { wholeNumberOption } from "../../domains/index.ts";
import { readBytes } from "../../node/files/bounded-text.ts";
import { decode, encode } from "../../node/files/clips-bytes.ts";
import { replaceFile } from "../../node/files/shared-files.ts";
import { machineSentence } from "../../node/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { words } from "../words/index.ts";

export interface FormatFlags {
  readonly indent: string;
  readonly width: string;
  /** Changes nothing; says which files would change. */
  readonly check?: boolean;
}

/**
 * Formats all files, or standard input for none or `-`; returns the exit code: 1 if `check` finds something to change.
 */
export function formatFiles(files: readonly string[], { check = false, indent, width }: FormatFlags): number {
  const options: FormatOptions = {
    indent: wholeNumberOption("--indent", indent, { least: 1, most: 16 }),
    width: wholeNumberOption("--width", width, { least: 20, most: 1000 }),
  };
  const paths = files.length === 0 ? ["-"] : files;
  let differing = 0;
  for (const path of paths) {
    const isPiped = path === "-";
    const label = isPiped ? words.standardInput : path;
    const before = decode(readBytes(isPiped ? 0 : path, label));
    const after = formatted(before, label, options);
    if (isPiped && !check) process.stdout.write(encode(after));
    if (before === after) continue;
    differing++;
    if (check) process.stdout.write(`${words.wouldChange(label)}\n`);
    else if (!isPiped) replaceFile(path, encode(after));
  }
  return check && differing > 0 ? 1 : 0;
}

function formatted(text: string, label: string, options: FormatOptions): string {
  try {
    return format(text, options);
  } catch (error) {
    if (!(error instanceof FormatProblem)) throw error;
    const line = text.slice(0, error.position).split("\n").length;
    throw new OptionError(machineSentence("not-laid-out", label, line, machineSentence(error.fault)));
  }
}
