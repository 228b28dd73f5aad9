/** A module of WebAssembly in its binary form (core specification 1.0, section 5.5). It imports the memory `host.memory`. */
import { type Code, unsigned } from "./assembler.ts";

const types = { i32: 0x7f, i64: 0x7e } as const;
type ValueType = keyof typeof types;
const MOST_PAGES = 1 << 16;

export interface FunctionType {
  readonly parameters: readonly ValueType[];
  readonly result?: ValueType;
}

export interface FunctionBody {
  /** The number of its type. */
  readonly type: number;
  /** Beside its parameters. */
  readonly locals: readonly ValueType[];
  readonly body: Code;
}

export interface Module {
  readonly types: readonly FunctionType[];
  readonly functions: readonly FunctionBody[];
  /** For `callIndirect`: functions by their numbers. */
  readonly table?: readonly number[];
  /** Functions by the names under which the host calls them. */
  readonly exports: Readonly<Record<string, number>>;
  /** Whether its memory is shared by threads. */
  readonly isShared?: boolean;
}

export function moduleBytes({
  types: signatures,
  functions,
  table = [],
  exports,
  isShared = false,
}: Module): Uint8Array<ArrayBuffer> {
  const exported = Object.entries(exports).map(([name, target]) => [text(name), 0x00, unsigned(target)]);
  const bytes = flat([
    [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    section(
      1,
      signatures.map(({ parameters, result }) => [
        0x60,
        valueTypes(parameters),
        valueTypes(result ? [result] : []),
      ]),
    ),
    section(2, [
      [text("host"), text("memory"), 0x02, isShared ? [0x03, 1, unsigned(MOST_PAGES)] : [0x00, 1]],
    ]),
    section(
      3,
      functions.map(({ type }) => unsigned(type)),
    ),
    table.length === 0 ? [] : section(4, [[0x70, 0x00, unsigned(table.length)]]),
    section(7, exported),
    table.length === 0 ? [] : section(9, [[0x00, 0x41, 0x00, 0x0b, list(table.map(unsigned))]]),
    section(
      10,
      functions.map(({ locals, body }) => sized([list(locals.map((type) => [1, types[type]])), body, 0x0b])),
    ),
  ]);
  return Uint8Array.from(bytes);
}

const text = (name: string): Code => list([...name].map((letter) => [letter.charCodeAt(0)]));
const valueTypes = (of: readonly ValueType[]): Code => list(of.map((type) => [types[type]]));

function section(id: number, items: readonly Code[]): Code {
  return [id, sized(list(items))];
}

function list(items: readonly Code[]): Code {
  return [unsigned(items.length), items];
}

function sized(code: Code): Code {
  const bytes = flat(code);
  return [unsigned(bytes.length), bytes];
}

function flat(code: Code, into: number[] = []): number[] {
  for (const part of code) {
    if (typeof part === "number") into.push(part);
    else flat(part, into);
  }
  return into;
}
