/** A rule environment as the words of the command line ask for it: -f, -f2 and -l with files, in their order. */
import { Environment, type Host, type RuleError } from "../../clips/index.ts";
import { OptionError } from "../../search/index.ts";
import { type TerminalHost, terminalHost } from "./clips-host.ts";
import { Output } from "./output.ts";

export interface ClipsFlags {
  readonly sandbox?: boolean;
  readonly allowSystem?: boolean;
  readonly explain?: boolean;
}

interface SessionOptions {
  /** Records what undo and explanations need. */
  readonly record?: boolean;
  /** What is printed after each error. */
  readonly explain?: ((error: RuleError) => string) | undefined;
  readonly output?: Output;
  readonly stop?: Host["stop"];
}

export interface ClipsSession {
  readonly environment: Environment;
  readonly host: TerminalHost;
}

/** Makes the environment and works off the words; a word that is no option is an OptionError. */
export function clipsSession(
  words: readonly string[],
  flags: ClipsFlags,
  { record = false, explain, output = new Output(), stop }: SessionOptions = {},
): ClipsSession {
  const host = terminalHost(flags, output);
  const environment = new Environment(stop === undefined ? host : { ...host, stop });
  if (record) environment.record();
  if (explain !== undefined) environment.onError((error) => host.write?.(explain(error), "out"));
  // What stands on the command line is the user's own: its files are read in a sandbox too.
  const { readFile } = terminalHost({}, output);
  for (let i = 0; i < words.length && environment.exitStatus === null; i += 2) {
    const [option, file] = [words[i]!, words[i + 1]];
    if (!["-f", "-f2", "-l"].includes(option))
      throw new OptionError(`clips takes -f, -f2 and -l, not "${option}".`);
    if (file === undefined) throw new OptionError(`${option} needs a file.`);
    const text = readFile!(file);
    if (text === undefined) cannotRead(option, file, host);
    else if (option === "-f") environment.queue(text, file);
    else if (option === "-f2") environment.batch(text, file);
    else environment.load(text, file);
    host.flush();
  }
  return { environment, host };
}

/** As in the C program the session goes on. Of a file for -l it says nothing; that goes to the error stream. */
function cannotRead(option: string, file: string, host: TerminalHost): void {
  if (option === "-l") process.stderr.write(`${file} cannot be read.\n`);
  else host.write?.(`[ARGACCES2] Function batch was unable to open file ${file}.\n`, "error");
}
