/**
 * A small assembler for WebAssembly (core specification 1.0, section 5.4): instructions as functions that return code,
 * so that a loop reads from top to bottom. Values are 32-bit integers unless the name ends in 64.
 */

/** Bytes, nested as the instructions are; `module.ts` flattens them once. */
export type Code = readonly (number | Code)[];

const NO_RESULT = 0x40;

/** A local variable by its number: parameters first. */
export const get = (local: number): Code => [0x20, local];
export const set = (local: number, value: Code): Code => [value, 0x21, local];
export const constant = (value: number): Code => [0x41, signed(value)];
export const constant64 = (value: bigint): Code => [0x42, signed64(value)];

/** The word at an address plus a number of bytes. */
export const load = (address: Code, offset = 0): Code => [address, 0x28, 2, unsigned(offset)];
export const load64 = (address: Code, offset = 0): Code => [address, 0x29, 3, unsigned(offset)];
export const loadByte = (address: Code, offset = 0): Code => [address, 0x2d, 0, unsigned(offset)];
export const store = (address: Code, value: Code, offset = 0): Code => [
  address,
  value,
  0x36,
  2,
  unsigned(offset),
];
export const store64 = (address: Code, value: Code, offset = 0): Code => [
  address,
  value,
  0x37,
  3,
  unsigned(offset),
];

const binary =
  (instruction: number) =>
  (a: Code, b: Code): Code => [a, b, instruction];
export const equal = binary(0x46);
export const notEqual = binary(0x47);
export const lessThan = binary(0x48);
export const greaterThan = binary(0x4a);
export const add = binary(0x6a);
export const subtract = binary(0x6b);
export const and = binary(0x71);
export const or = binary(0x72);
export const xor = binary(0x73);
export const shiftLeft = binary(0x74);
/** Fills with zeros from the left. */
export const shiftRightUnsigned = binary(0x76);
export const isZero = (value: Code): Code => [value, 0x45];
export const rotateRight = binary(0x78);

export const equal64 = binary(0x51);
export const lessThan64 = binary(0x53);
export const add64 = binary(0x7c);
export const multiply64 = binary(0x7e);
export const and64 = binary(0x83);
export const or64 = binary(0x84);
export const xor64 = binary(0x85);
export const shiftLeft64 = binary(0x86);
/** Fills with zeros from the left. */
export const shiftRight64 = binary(0x88);
/** The lower half of a 64-bit integer. */
export const low = (value: Code): Code => [value, 0xa7];
/** A 64-bit integer from an unsigned one. */
export const wide = (value: Code): Code => [value, 0xad];

export const block = (...body: Code[]): Code => [0x02, NO_RESULT, body, 0x0b];
export const loop = (...body: Code[]): Code => [0x03, NO_RESULT, body, 0x0b];
export const when = (condition: Code, ...body: Code[]): Code => [condition, 0x04, NO_RESULT, body, 0x0b];
export const whenElse = (condition: Code, then: Code, otherwise: Code): Code => [
  condition,
  0x04,
  NO_RESULT,
  then,
  0x05,
  otherwise,
  0x0b,
];
/** Leaves that many blocks, or begins a loop again; 0 is the innermost. */
export const branch = (depth: number): Code => [0x0c, depth];
export const branchIf = (depth: number, condition: Code): Code => [condition, 0x0d, depth];
export const result = (value: Code): Code => [value, 0x0f];

/** Calls a function of the module by its number. */
export const call = (target: number, ...values: Code[]): Code => [values, 0x10, unsigned(target)];
/** Calls the function at a place of the module's table, which must be of this type. */
export const callIndirect = (type: number, place: Code, ...values: Code[]): Code => [
  values,
  place,
  0x11,
  unsigned(type),
  0,
];

/** Seven bits per byte, the lowest first; the eighth bit says that more follow. */
export function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, unsigned(value >>> 7)];
}

function signed(value: number): Code {
  const bits = value & 127;
  const rest = value >> 7;
  const isLast = (rest === 0 && bits < 64) || (rest === -1 && bits >= 64);
  return isLast ? [bits] : [bits | 128, signed(rest)];
}

const known64 = new Map<bigint, Code>();

/** Kept: a module has few different ones, and large ones take long to write. */
function signed64(value: bigint): Code {
  const known = known64.get(value);
  if (known !== undefined) return known;
  const code: number[] = [];
  for (let rest = BigInt.asIntN(64, value); ; rest >>= 7n) {
    const bits = Number(rest & 127n);
    const isLast = rest >= -64n && rest < 64n;
    code.push(isLast ? bits : bits | 128);
    if (isLast) break;
  }
  known64.set(value, code);
  return code;
}
