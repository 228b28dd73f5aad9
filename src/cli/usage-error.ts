/** Turns a user's mistake into one line with its place; every other error is a bug in the program. */
import { faultOf, TextError } from "../domains/index.ts";
import { atPlaceIn } from "../node/sentences.ts";
import { UnansweredError } from "../node/store/persistently.ts";
import { RunError } from "../node/threads/run-error.ts";
import { OptionError } from "../search/index.ts";
import { ExitCode } from "./exit-codes.ts";
import { visible } from "./terminal/color.ts";
import { faultText, words } from "./words/index.ts";

/** Adds the name of the text to errors in it. */
export async function atPlace<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isPlaced = error instanceof TextError || error instanceof RunError;
    const { message, said, line, column } = faultIn(error);
    if (!isPlaced || line === undefined || column === undefined) throw error;
    throw new OptionError(
      atPlaceIn(label, line, column, said === null ? message : { ...said, text: message }),
    );
  }
}

/** Prints an error and returns the exit code. */
export function report(error: unknown): number {
  const { message, said } = faultIn(error);
  const kind = error instanceof RunError ? error.failure.kind : undefined;
  if (error instanceof OptionError || kind === "option") {
    process.stderr.write(`${visible(faultText(message, said))}\n`);
    return error instanceof UnansweredError ? ExitCode.interrupted : ExitCode.usage;
  }
  const details = error instanceof Error && kind === undefined ? error.stack : message;
  process.stderr.write(`${words.bug}\n${details}\n`);
  return ExitCode.crash;
}

function faultIn(error: unknown): ReturnType<typeof faultOf> {
  return error instanceof RunError ? error.failure : faultOf(error);
}
