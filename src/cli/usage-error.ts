/** Turns a user's mistake into one line with its place; every other error is a bug in the program. */
import { TextError } from "../domains/index.ts";
import { RunError } from "../node/threads/in-thread.ts";
import { OptionError } from "../search/index.ts";
import { ExitCode } from "./exit-codes.ts";
import { visible } from "./terminal/color.ts";

/** A message that already says where. */
class PlacedError extends Error {}

/** Adds the name of the text to errors in it. */
export async function atPlace<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const place = error instanceof RunError ? error.failure : error instanceof TextError ? error : undefined;
    if (place?.line === undefined) throw error;
    throw new PlacedError(`${label}:${place.line}:${place.column}: ${place.message}`);
  }
}

/** Prints an error and returns the exit code. */
export function report(error: unknown): number {
  const kind = error instanceof RunError ? error.failure.kind : undefined;
  const isUsers = error instanceof PlacedError || error instanceof OptionError || kind === "option";
  const message = visible(error instanceof Error ? error.message : String(error));
  if (isUsers) {
    process.stderr.write(`${message}\n`);
    return ExitCode.usage;
  }
  const details = error instanceof Error && kind === undefined ? error.stack : message;
  process.stderr.write(`This is a bug in Frontier; please report it:\n${details}\n`);
  return ExitCode.crash;
}
