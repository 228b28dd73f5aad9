// The values of the language. Integers are numbers while they are safe and bigints beyond (64 bits, wrapped);
// strings are host strings; symbols are interned, so equal symbols are the same object.
// Source: Basic Programming Guide, section 2.3.1 (primitive data types).

export class Sym {
  readonly name: string;
  readonly hash: number;
  constructor(name: string) {
    this.name = name;
    this.hash = SYMBOL_KEYS + textHash(name);
  }
}

/** Where the keys of symbols and strings begin in the hashed memories; integers are their own keys. */
const SYMBOL_KEYS = 0x30000000;
const STRING_KEYS = 0x38000000;

/** The place of a text in the symbol table of the C program. */
function textHash(text: string): number {
  let tally = 0n;
  for (let i = 0; i < text.length; i++) tally = BigInt.asUintN(64, tally * 127n + BigInt(text.charCodeAt(i)));
  return Number(tally % 63559n);
}

const symbols = new Map<string, Sym>();

/** The one symbol with this name. */
export function sym(name: string): Sym {
  let found = symbols.get(name);
  if (found === undefined) {
    found = new Sym(name);
    symbols.set(name, found);
  }
  return found;
}

export class Float {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/** A sequence of single-field values; never holds another multifield. */
export class Multifield {
  readonly fields: Value[];
  constructor(fields: Value[]) {
    this.fields = fields;
  }
}

export class InstanceName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A host object given to the rules; opaque to the language. */
export class ExternalAddress {
  readonly target: unknown;
  constructor(target: unknown) {
    this.target = target;
  }
}

/** Something in the working memory that a value can refer to. An address is equal only to itself. */
export abstract class Address {
  abstract get addressType(): "FACT-ADDRESS" | "INSTANCE-ADDRESS";
  /** How the value is printed, for example `<Fact-3>`. */
  abstract addressText(): string;
  /** A 32-bit number that never changes. */
  abstract addressHash(): number;
}

/** The result of a function that returns nothing. */
export class Void {
  readonly kind = "void";
}

export type Integer = number | bigint;
export type Value =
  | Integer
  | string
  | Sym
  | Float
  | Multifield
  | InstanceName
  | ExternalAddress
  | Address
  | Void;

export const VOID = new Void();
export const TRUE = sym("TRUE");
export const FALSE = sym("FALSE");
export const NIL = sym("nil");
export const CRLF = sym("crlf");
export const EOF = sym("EOF");
export const EMPTY = new Multifield([]);

export function bool(flag: boolean): Sym {
  return flag ? TRUE : FALSE;
}

export function isInteger(value: Value): value is Integer {
  return typeof value === "number" || typeof value === "bigint";
}

export function isNumber(value: Value): value is Integer | Float {
  return typeof value === "number" || typeof value === "bigint" || value instanceof Float;
}

export type TypeName =
  | "SYMBOL"
  | "STRING"
  | "INTEGER"
  | "FLOAT"
  | "INSTANCE-NAME"
  | "INSTANCE-ADDRESS"
  | "EXTERNAL-ADDRESS"
  | "FACT-ADDRESS";

/** The name of a value's type, as `type` gives it. */
export function typeNameOf(value: Value): TypeName | "MULTIFIELD" {
  if (value instanceof Sym) return "SYMBOL";
  if (typeof value === "string") return "STRING";
  if (isInteger(value)) return "INTEGER";
  if (value instanceof Float) return "FLOAT";
  if (value instanceof InstanceName) return "INSTANCE-NAME";
  if (value instanceof ExternalAddress) return "EXTERNAL-ADDRESS";
  if (value instanceof Address) return value.addressType;
  return "MULTIFIELD";
}

/** Identity of two values of the language: same type and same content. */
export function same(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object") return false;
  if (a instanceof Float) return b instanceof Float && a.value === b.value;
  if (a instanceof Multifield) return b instanceof Multifield && sameFields(a.fields, b.fields);
  if (a instanceof InstanceName) return b instanceof InstanceName && a.name === b.name;
  if (a instanceof ExternalAddress) return b instanceof ExternalAddress && a.target === b.target;
  return false;
}

function sameFields(a: Value[], b: Value[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i];
    const y = b[i];
    if (x !== y && !same(x, y)) return false;
  }
  return true;
}

const stringHashes = new Map<string, number>();

/** A 32-bit number that is equal for identical values; used as the key of the hashed memories. */
export function hashOf(value: Value): number {
  if (typeof value === "number") return value | 0;
  if (typeof value === "string") {
    let hash = stringHashes.get(value);
    if (hash === undefined) {
      hash = STRING_KEYS + textHash(value);
      stringHashes.set(value, hash);
    }
    return hash;
  }
  if (value instanceof Sym) return value.hash;
  if (value instanceof Float) return (Math.imul((value.value * 1024) | 0, 0x85ebca6b) + 7) | 0;
  if (typeof value === "bigint") return Number(BigInt.asIntN(32, value));
  if (value instanceof Multifield) {
    let hash = value.fields.length;
    for (const field of value.fields) hash = (Math.imul(hash, 31) + hashOf(field)) | 0;
    return hash;
  }
  if (value instanceof InstanceName) return hashOf(sym(value.name)) ^ 0x55;
  return value instanceof Address ? value.addressHash() : 0;
}

/** The place of a value in the tables of the C program that hold each value once. */
export function tablePlace(value: Value): number {
  if (isInteger(value)) {
    const size = BigInt(value);
    return Number((size < 0n ? -size : size) % 8191n);
  }
  if (typeof value === "string") return hashOf(value) - STRING_KEYS;
  if (value instanceof Sym) return value.hash - SYMBOL_KEYS;
  if (value instanceof InstanceName) return sym(value.name).hash - SYMBOL_KEYS;
  if (value instanceof Float) {
    let tally = 0n;
    for (const byte of new Uint8Array(new Float64Array([value.value]).buffer)) {
      tally = BigInt.asUintN(64, tally * 127n + BigInt(byte));
    }
    return Number(tally % 8191n);
  }
  return 0;
}
