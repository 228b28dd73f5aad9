/** Programs that were made ready to run, by their text: as a script, with the way back from its places to those of the text. */
import type { Fault } from "../../domains/index.ts";
import { type ColumnMap, originalColumn, readColumnMap } from "../../run/own-problem/column-map.ts";
import type { Position } from "../../run/own-problem/program.ts";
import { programSentence } from "../../run/own-problem/sentences.ts";
import { isRuleText } from "../../run/own-problem/source.ts";
import type { Stripped } from "../../run/own-problem/stripped.ts";
import { WorkerClient } from "../app/worker/client.ts";

const head = 'var ownProgram=function(exports,require){"use strict";';

/** What is wrong in a script, as a worker tells it. */
interface ScriptError {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export interface CompiledProgram {
  /** What stands behind it in its worker. */
  readonly runtime: "rules" | "script";
  /** Written in front of the runtime. */
  readonly script: string;
  /** An error that the browser found: one of syntax, or one that nothing caught. */
  faultAt(error: ScriptError): Fault;
  /** A fault with its place in the text instead of that in the script. */
  placed<Placed extends Fault>(fault: Placed): Placed;
}

/** Rules are read as they are. */
const rules = (text: string): CompiledProgram => ({
  runtime: "rules",
  script: `var ownRules=${JSON.stringify(text)};`,
  faultAt: ({ message }) => faultSaid("program-load", message),
  placed: (fault) => fault,
});

class Script implements CompiledProgram {
  readonly runtime = "script";
  /** Defines `ownProgram` and `ownLines`; line numbers are those of the text. */
  readonly script: string;
  private readonly lines: readonly string[];

  constructor(
    text: string,
    code: string,
    private readonly map: ColumnMap,
  ) {
    this.lines = text.split("\n");
    this.script = `${head}${code}\n};var ownLines=${code.split("\n").length};`;
  }

  faultAt({ message, line, column }: ScriptError): Fault {
    const plain = message.replace(/^Uncaught /, "");
    const fault = faultSaid("program-syntax", plain);
    return line > 0 ? { ...fault, ...this.original({ line, column }) } : fault;
  }

  placed<Placed extends Fault>(fault: Placed): Placed {
    const { line, column } = fault;
    return line === undefined ? fault : { ...fault, ...this.original({ line, column: column! }) };
  }

  private original({ line, column }: Position): Position {
    const last = this.lines.length;
    if (line > last) return { line: last, column: this.lines[last - 1]!.length + 1 };
    const inCode = column - 1 - (line === 1 ? head.length : 0);
    return { line, column: originalColumn(this.map, line - 1, Math.max(0, inCode)) + 1 };
  }
}

const known = new Map<string, CompiledProgram>();

/** The program of a text that was compiled. */
export function compiled(text: string): CompiledProgram {
  const program = known.get(text);
  if (program === undefined) throw new Error("The program was not compiled.");
  return program;
}

/** How long types may take to be taken out of a program. */
const PATIENCE_MS = 10_000;

/** Makes a program ready to run; what is wrong with its text, if something is. */
export async function compile(text: string): Promise<Fault | null> {
  if (known.has(text)) return null;
  if (isRuleText(text)) {
    known.set(text, rules(text));
    return null;
  }
  const worker = new Worker(new URL("./strip-types-worker.ts", import.meta.url), { type: "module" });
  const client = new WorkerClient<never, never, string, Stripped>(worker, {});
  const timer = setTimeout(() => client.end(), PATIENCE_MS);
  const stripped = await client.ask(text);
  clearTimeout(timer);
  client.end();
  if (stripped === undefined) return faultSaid("program-syntax", "…");
  if ("message" in stripped) {
    const { message, line, column } = stripped;
    return { ...faultSaid("program-syntax", message), line, column };
  }
  known.set(text, new Script(text, stripped.code, readColumnMap(stripped.mappings)));
  return null;
}

function faultSaid(code: "program-syntax" | "program-load", message: string): Fault {
  const { text, ...said } = programSentence(code, message);
  return { message: text, said };
}
