/** What a user did wrong, as one line with its place; everything else is a fault of the program. */
import { TextError } from "../domains/index.ts";
import { RunError } from "../node/threads/in-thread.ts";
import { OptionError } from "../search/index.ts";
import { ExitCode } from "./exit-codes.ts";

/** A message that already says where. */
class PlacedError extends Error {}

/** Gives errors in a text the name of the text. */
export async function atPlace<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const place = error instanceof RunError ? error.failure : error instanceof TextError ? error : undefined;
    if (place?.line === undefined) throw error;
    throw new PlacedError(`${label}:${place.line}:${place.column}: ${place.message}`);
  }
}

/** Prints an error and says with which code to end. */
export function report(error: unknown): number {
  const kind = error instanceof RunError ? error.failure.kind : undefined;
  const isUsers = error instanceof PlacedError || error instanceof OptionError || kind === "option";
  const message = error instanceof Error ? error.message : String(error);
  if (isUsers) {
    process.stderr.write(`${message}\n`);
    return ExitCode.usage;
  }
  const details = error instanceof Error && kind === undefined ? error.stack : message;
  process.stderr.write(`This is a fault in Frontier, please report it:\n${details}\n`);
  return ExitCode.crash;
}
