// The values of the language. Integers are numbers while they are safe and bigints beyond (64 bits, wrapped);
// strings are host strings; symbols are interned, so equal symbols are the same object.
// Source: Basic Programming Guide, section 2.3.1 (primitive data types).

import { combine, hashBigInteger, hashDouble, hashInteger, hashText } from "./hash.ts";
import { KEY_OF_INSTANCE_NAME, KEY_OF_INTEGER, KEY_OF_OTHER, KEY_OF_SYMBOL, KEY_TAGS } from "./key-tags.ts";

export class Sym {
  readonly name: string;
  readonly key: number;
  constructor(name: string, number: number) {
    this.name = name;
    this.key = (number << 2) | KEY_OF_SYMBOL;
  }
}

const symbols = new Map<string, Sym>();
const symbolList: Sym[] = [];

/** The one symbol with this name. */
export function sym(name: string): Sym {
  let found = symbols.get(name);
  if (found === undefined) {
    found = new Sym(name, symbols.size);
    symbols.set(name, found);
    symbolList.push(found);
  }
  return found;
}

/** The symbol with this key. */
export function symbolOf(key: number): Sym {
  return symbolList[key >> 2];
}

/** True when some text or value has had a symbol with this name. */
export function isKnownSymbol(name: string): boolean {
  return symbols.has(name);
}

export class Float {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/** Unwinds everything up to the command: a value would be larger than values may be. */
export class OutOfMemory extends Error {}

/** The most fields a multifield can have, and the most characters a string: a host could not hold many such values. */
const MAX_FIELDS = 1 << 22;
const MAX_CHARACTERS = 1 << 26;

export function checkFieldCount(count: number): void {
  if (count > MAX_FIELDS) throw new OutOfMemory("too many fields");
}

export function checkTextLength(length: number): void {
  if (length > MAX_CHARACTERS) throw new OutOfMemory("too many characters");
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
  /** That of the symbol with this name, but with another tag. */
  get key(): number {
    return sym(this.name).key | KEY_OF_INSTANCE_NAME;
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
  /** How the value is written where only constants can be read: as a string, or by the name that it has. */
  sourceText(): string {
    return `"${this.addressText()}"`;
  }
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
  if (a instanceof Float) return b instanceof Float && sameFloats(a.value, b.value);
  if (a instanceof Multifield) return b instanceof Multifield && sameFields(a.fields, b.fields);
  if (a instanceof InstanceName) return b instanceof InstanceName && a.name === b.name;
  if (a instanceof ExternalAddress) return b instanceof ExternalAddress && a.target === b.target;
  return false;
}

/** As in the C program, 0.0 and -0.0 are two values. */
function sameFloats(a: number, b: number): boolean {
  return a === b && (a !== 0 || Object.is(a, b));
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

/** Keeps strings apart from other texts. */
const STRING = 0x5bd1e995;

/** The key of a value: see `key-tags.ts`. */
export function keyOf(value: Value): number {
  if (typeof value === "number") {
    const key = value << 2;
    return key >> 2 === value ? key | KEY_OF_INTEGER : keyOfHash(hashInteger(value));
  }
  if (value instanceof Sym || value instanceof InstanceName) return value.key;
  return keyOfHash(hashOf(value));
}

/** The key of a value that has a hash. */
export function keyOfHash(hash: number): number {
  return (hash & ~KEY_TAGS) | KEY_OF_OTHER;
}

function hashOf(value: Exclude<Value, number | Sym | InstanceName>): number {
  if (typeof value === "string") return hashString(value);
  if (value instanceof Float) return hashDouble(value.value);
  if (typeof value === "bigint") return hashBigInteger(value);
  if (value instanceof Multifield) {
    const { fields } = value;
    let hash = fields.length;
    for (let i = 0; i < fields.length; i++) hash = combine(hash, keyOf(fields[i]));
    return hash;
  }
  return value instanceof Address ? value.addressHash() : 0;
}

const stringHashes = new Map<string, number>();

/** Strings are hashed once: they may be long. */
function hashString(text: string): number {
  let hash = stringHashes.get(text);
  if (hash === undefined) {
    hash = hashText(text) ^ STRING;
    stringHashes.set(text, hash);
  }
  return hash;
}

/** The bucket of a value in the tables of the C program, which hold each value once. */
export function bucketInC(value: Value): number {
  if (isInteger(value)) {
    const size = BigInt(value);
    return Number((size < 0n ? -size : size) % 8191n);
  }
  if (typeof value === "string") return textBucketInC(value);
  if (value instanceof Sym || value instanceof InstanceName) return textBucketInC(value.name);
  if (value instanceof Float) {
    let tally = 0n;
    for (const byte of new Uint8Array(new Float64Array([value.value]).buffer)) {
      tally = BigInt.asUintN(64, tally * 127n + BigInt(byte));
    }
    return Number(tally % 8191n);
  }
  return 0;
}

function textBucketInC(text: string): number {
  let tally = 0n;
  for (let i = 0; i < text.length; i++) tally = BigInt.asUintN(64, tally * 127n + BigInt(text.charCodeAt(i)));
  return Number(tally % 63559n);
}
