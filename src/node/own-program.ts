/**
 * Programs of the user's that state a problem. Rules run in an engine that touches nothing; TypeScript and JavaScript run here as
 * they would with `node FILE`, and may import files, installed packages and `frontier/search`.
 */
import { createRequire } from "node:module";
import { dirname, extname, resolve } from "node:path";
import { compileFunction } from "node:vm";
import { TextError } from "../domains/index.ts";
import { originalColumn, readColumnMap } from "../run/own-problem/column-map.ts";
import { type OwnProgram, type Position, placed, readProgram, textOf } from "../run/own-problem/program.ts";
import { programSentence } from "../run/own-problem/sentences.ts";
import { isProgramName, isRuleName, type OwnSource } from "../run/own-problem/source.ts";
import { strippedBy } from "../run/own-problem/stripped.ts";
import * as search from "../search/index.ts";
import { OptionError } from "../search/index.ts";
import { readText } from "./files/bounded-text.ts";

/** Throws a TextError or an OptionError. */
export async function readOwnProgram(source: OwnSource, beat: () => void): Promise<OwnProgram> {
  if (isRuleName(source.file))
    return (await import("../run/own-problem/rules.ts")).readRules(source, { beat });
  if (source.facts !== "")
    throw new OptionError(programSentence("program-takes-nothing", source.file, source.facts));
  const { transform } = await import("sucrase");
  return new Modules(transform, source).program(beat);
}

type Transform = Parameters<typeof strippedBy>[0];
type Exports = Record<string, unknown>;

interface Module {
  /** A CommonJS program may put another object here. */
  exports: Exports;
  readonly columns: ReturnType<typeof readColumnMap>;
}

/** What a module in the form of CommonJS finds around it. */
const given = ["exports", "require", "module", "__filename", "__dirname"];
type ModuleFunction = (
  exports: Exports,
  require: (name: string) => unknown,
  module: Module,
  file: string,
  folder: string,
) => void;

/** The user's file and those that it imports by relative names. */
class Modules {
  private readonly file: string;
  private readonly all = new Map<string, Module>();

  constructor(
    private readonly transform: Transform,
    private readonly source: OwnSource,
  ) {
    this.file = resolve(source.file);
  }

  program(beat: () => void): OwnProgram {
    const positionOf = (error: unknown) => this.positionOf(error);
    try {
      return readProgram(this.load(this.file, this.source.text), { positionOf, beat });
    } catch (error) {
      if (isTold(error)) throw error;
      // What follows in the message is where modules were looked for.
      const [message] = textOf(error).split("\n");
      throw placed(programSentence("program-load", message!), positionOf(error));
    }
  }

  private load(file: string, text: string): Exports {
    const stripped = strippedBy(this.transform, text);
    if ("message" in stripped) throw this.syntaxError(file, stripped.message, stripped);
    const module: Module = { exports: {}, columns: readColumnMap(stripped.mappings) };
    this.all.set(file, module);
    const run = this.compiled(file, stripped.code);
    run(module.exports, (name: string) => this.required(name, file), module, file, dirname(file));
    return module.exports;
  }

  private compiled(file: string, code: string): ModuleFunction {
    try {
      return compileFunction(code, given, { filename: file }) as ModuleFunction;
    } catch (error) {
      const [, line = "1"] = /:(\d+)\n/.exec((error as Error).stack ?? "") ?? [];
      throw this.syntaxError(file, textOf(error), { line: Number(line), column: 1 });
    }
  }

  private required(name: string, from: string): unknown {
    if (name === "frontier/search") return search;
    const other = createRequire(from);
    if (!/^\.{0,2}\//.test(name)) return other(name);
    const path = resolve(dirname(from), name);
    const file = isProgramName(path) ? path : other.resolve(path);
    if ([".json", ".node"].includes(extname(file))) return other(file);
    return this.all.get(file)?.exports ?? this.load(file, readText(file, file));
  }

  /** A place in another file is told by its name. */
  private syntaxError(file: string, message: string, position: Position): Error {
    if (file === this.file) return placed(programSentence("program-syntax", message), position);
    return new OptionError(
      programSentence("program-syntax", `${file}:${position.line}:${position.column}: ${message}`),
    );
  }

  /** The innermost place of an error that lies in the user's file. */
  private positionOf(error: unknown): Position | undefined {
    for (const line of stackOf(error)) {
      const at = line.lastIndexOf(`${this.file}:`);
      const [, row, column] = /^:(\d+):(\d+)/.exec(at < 0 ? "" : line.slice(at + this.file.length)) ?? [];
      if (row === undefined) continue;
      const map = this.all.get(this.file)!.columns;
      const text = this.source.text.split("\n")[Number(row) - 1] ?? "";
      const own = originalColumn(map, Number(row) - 1, Number(column) - 1);
      return { line: Number(row), column: Math.min(own, text.length) + 1 };
    }
    return undefined;
  }
}

// What a program throws may be a proxy or have getters, which throw in their turn.

function isTold(error: unknown): boolean {
  try {
    return [OptionError, search.ProblemError, TextError].some((kind) => error instanceof kind);
  } catch {
    return false;
  }
}

function stackOf(error: unknown): readonly string[] {
  try {
    return error instanceof Error ? String(error.stack).split("\n") : [];
  } catch {
    return [];
  }
}
