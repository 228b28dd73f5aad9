/** A rule environment as the words of the command line ask for it: -f, -f2 and -l with files, in their order. */
import { Environment, type Host, type RuleError } from "../../clips/index.ts";
import { programFile } from "../../node/files/named-program.ts";
import { machineSentence } from "../../node/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { inLanguage, language } from "../language.ts";
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
  readonly callsOnStack?: number | undefined;
}

/** As deep as calls may nest at all; a stack of 240 MB holds more than twice as many. */
export const CALLS_ON_LARGE_STACK = 20_000;

/** Above 64 MB V8 would look for garbage at the start. */
const MATCH_BYTES = 56 * 2 ** 20;

export interface ClipsSession {
  readonly environment: Environment;
  readonly host: TerminalHost;
}

/**
 * Makes the environment and does what the arguments say, one after another. Throws an OptionError for one that is not
 * an option.
 */
export function clipsSession(
  words: readonly string[],
  flags: ClipsFlags,
  { record = false, explain, output = new Output(), stop, callsOnStack }: SessionOptions = {},
): ClipsSession {
  const host: TerminalHost = { ...terminalHost(flags, output), callsOnStack, stop, matchBytes: MATCH_BYTES };
  const environment = new Environment(host);
  if (record) environment.record();
  if (explain !== undefined) environment.onError((error) => host.write?.(explain(error), "out"));
  // Files on the command line are named by the user, not by the program, so they are read even in a sandbox.
  const { readFile } = terminalHost({}, output);
  for (let i = 0; i < words.length && environment.exitStatus === null; i += 2) {
    const [option, file] = [words[i]!, words[i + 1]];
    if (!["-f", "-f2", "-l"].includes(option))
      throw new OptionError(machineSentence("clips-options", option));
    if (file === undefined) throw new OptionError(machineSentence("needs-file", option));
    const text = readFile!(file) ?? readFile!(programFile(file, language));
    if (text === undefined) cannotRead(option, file, host);
    else if (option === "-f") environment.queue(text, file);
    else if (option === "-f2") environment.batch(text, file);
    else environment.load(text, file);
    host.flush();
  }
  return { environment, host };
}

const unreadable = inLanguage({
  en: (file: string) => `${file} cannot be read.`,
  es: (file: string) => `${file} no se puede leer.`,
  ca: (file: string) => `${file} no es pot llegir.`,
  pt: (file: string) => `Não é possível ler ${file}.`,
});

/**
 * As in the C program, the session goes on. About a missing file for -l, the C program says nothing; here, the error
 * stream does.
 */
function cannotRead(option: string, file: string, host: TerminalHost): void {
  if (option === "-l") process.stderr.write(`${unreadable(file)}\n`);
  else host.write?.(`[ARGACCES2] Function batch was unable to open file ${file}.\n`, "error");
}
