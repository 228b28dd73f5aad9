/**
 * A small assembler for WebAssembly (core specification 1.0, section 5): instructions as functions that return bytes,
 * so that a loop reads from top to bottom. All values are 32-bit integers.
 */
export type Code = readonly number[];

const I32 = 0x7f;
const NO_RESULT = 0x40;

/** A local variable by its number: parameters first. */
export const get = (local: number): Code => [0x20, local];
export const set = (local: number, value: Code): Code => [...value, 0x21, local];
export const constant = (value: number): Code => [0x41, ...signed(value)];
/** The word at an address and a number of bytes behind it. */
export const load = (address: Code, offset = 0): Code => [...address, 0x28, 2, ...unsigned(offset)];
export const store = (address: Code, value: Code, offset = 0): Code => [
  ...address,
  ...value,
  0x36,
  2,
  ...unsigned(offset),
];

const binary =
  (instruction: number) =>
  (a: Code, b: Code): Code => [...a, ...b, instruction];
export const equal = binary(0x46);
export const lessThan = binary(0x48);
export const greaterThan = binary(0x4a);
export const add = binary(0x6a);
export const subtract = binary(0x6b);
export const and = binary(0x71);
export const shiftLeft = binary(0x74);
export const shiftRight = binary(0x75);
export const isZero = (value: Code): Code => [...value, 0x45];

export const block = (...body: Code[]): Code => [0x02, NO_RESULT, ...body.flat(), 0x0b];
export const loop = (...body: Code[]): Code => [0x03, NO_RESULT, ...body.flat(), 0x0b];
export const when = (condition: Code, ...body: Code[]): Code => [
  ...condition,
  0x04,
  NO_RESULT,
  ...body.flat(),
  0x0b,
];
/** Leaves that many blocks, or begins a loop again; 0 is the innermost. */
export const branch = (depth: number): Code => [0x0c, depth];
export const branchIf = (depth: number, condition: Code): Code => [...condition, 0x0d, depth];

/** A module that imports the memory `host.memory` and exports one function `run` with a result. */
export function moduleOf(parameters: number, locals: number, body: Code): Uint8Array<ArrayBuffer> {
  const text = (name: string) => list([...name].map((letter) => [letter.charCodeAt(0)]));
  const code = [...list([[...unsigned(locals), I32]]), ...body, 0x0b];
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [[0x60, ...list(new Array(parameters).fill([I32])), ...list([[I32]])]]),
    ...section(2, [[...text("host"), ...text("memory"), 0x02, 0x00, 0x01]]),
    ...section(3, [[0x00]]),
    ...section(7, [[...text("run"), 0x00, 0x00]]),
    ...section(10, [sized(code)]),
  ]);
}

function section(id: number, items: readonly Code[]): Code {
  return [id, ...sized(list(items))];
}

function list(items: readonly Code[]): Code {
  return [...unsigned(items.length), ...items.flat()];
}

function sized(bytes: Code): Code {
  return [...unsigned(bytes.length), ...bytes];
}

/** Seven bits a byte, the lowest first; the eighth bit says that more follow. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): Code {
  const low = value & 127;
  const rest = value >> 7;
  const isLast = (rest === 0 && low < 64) || (rest === -1 && low >= 64);
  return isLast ? [low] : [low | 128, ...signed(rest)];
}
