/**
 * What `frontier clips` does: a prompt at a terminal, or a program in a pipe, whose output is byte for byte that of C.
 * What not every session needs is loaded on the way, or every start would wait for it.
 */
import type { RuleError } from "../../clips/index.ts";
import { language } from "../language.ts";
import { isTerminal } from "../terminal/is-terminal.ts";
import { CALLS_ON_LARGE_STACK, type ClipsFlags, clipsSession } from "./clips-session.ts";
import { Output } from "./output.ts";
import type { Speech } from "./speech.ts";
import { Upkeep } from "./upkeep.ts";

/** Gives the exit status. A word that is no option is an OptionError. */
export async function clipsCommand(words: readonly string[], flags: ClipsFlags): Promise<number> {
  const atTerminal = isTerminal(0) && isTerminal(1);
  const callsOnStack = hasLargeStack() ? CALLS_ON_LARGE_STACK : undefined;
  if (!atTerminal && callsOnStack === undefined) {
    const { clipsInThread } = await import("./clips-in-thread.ts");
    return clipsInThread(words, flags);
  }
  const isExplained = atTerminal || flags.explain === true;
  const speech = isExplained ? await (await import("./speech.ts")).speechIn(language) : undefined;
  const explain = speech && errorsExplained(speech, await import("./explain-text.ts"));
  const output = new Output();
  if (!atTerminal) {
    const stop = new Upkeep(output);
    try {
      const { environment } = clipsSession(words, flags, { explain, output, stop, callsOnStack });
      return environment.exitStatus ?? environment.loop();
    } finally {
      output.flush();
    }
  }
  const { environment, host } = clipsSession(words, flags, { record: true, explain, output, callsOnStack });
  if (environment.exitStatus === null) {
    const { terminalPrompt } = await import("./terminal-prompt.ts");
    return terminalPrompt(environment, host, speech!);
  }
  output.flush();
  return environment.exitStatus;
}

function errorsExplained(speech: Speech, { explainError }: typeof import("./explain-text.ts")) {
  return (error: RuleError) => explainError(speech, error);
}

/** ./frontier starts Node with a large stack where the system allows it; elsewhere only a thread can have one. */
function hasLargeStack(): boolean {
  return process.execArgv.some((option) => option.startsWith("--stack-size="));
}
