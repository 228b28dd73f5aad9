// Functions on multifields. Positions count from 1. Source: guide, section 12.2.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import { gather } from "../evaluate/gather.ts";
import {
  abort,
  printError,
  reportFailure,
  reportUnfinishedString,
  reportWrongType,
} from "../evaluate/messages.ts";
import { formatValue, quote } from "../language/format-values.ts";
import { isConstant, readLexeme, StringSource } from "../language/scanner.ts";
import {
  bool,
  checkFieldCount,
  EMPTY,
  ExternalAddress,
  FALSE,
  Multifield,
  NIL,
  Sym,
  same,
  type Value,
  Void,
} from "../language/values.ts";
import { Instance } from "../objects/instance.ts";
import { alias, type Row } from "./row.ts";

const fieldsOf = (value: Value): Value[] => (value as Multifield).fields;
function many(fields: Value[]): Multifield {
  checkFieldCount(fields.length);
  return fields.length === 0 ? EMPTY : new Multifield(fields);
}
const flat = (values: Value[]): Value[] => values.flatMap((v) => (v instanceof Multifield ? v.fields : [v]));

function outOfRange(engine: Engine, name: string, from: Value, to: Value, length: number): never {
  reportRange(engine, name, from, to, length);
  return abort(engine);
}

function reportRange(engine: Engine, name: string, from: Value, to: Value, length: number): void {
  const [begin, end] = [formatValue(from), formatValue(to)];
  const index = begin === end ? `index ${begin}` : `index range ${begin}..${end}`;
  const text = `Multifield ${index} out of range 1..${length} in function ${name}.\n`;
  printError(engine, "MULTIFUN", 1, false, text);
}

/** The fields of a text, read lexeme by lexeme. */
function explode(engine: Engine, text: string): Value[] {
  const source = new StringSource(text);
  const fields: Value[] = [];
  for (let lexeme = readLexeme(source); lexeme.type !== "end"; lexeme = readLexeme(source)) {
    const plain = isConstant(lexeme);
    if (lexeme.unfinished) reportUnfinishedString(engine);
    fields.push(plain ? lexeme.value : lexeme.text);
  }
  return fields;
}

function implode(fields: Value[]): string {
  return fields
    .map((field) => {
      if (typeof field === "string") return quote(field);
      if (field instanceof Instance) return field.sourceText();
      // The number of the language C, not its name.
      if (field instanceof ExternalAddress) return formatValue(field).replace("-C-", "-0-");
      return formatValue(field);
    })
    .join(" ");
}

/** Where a sequence begins inside another, from 0; -1 when it is absent. */
function findSequence(needle: Value[], fields: Value[]): number {
  for (let i = 0; i + needle.length <= fields.length; i++) {
    if (needle.every((value, j) => same(value, fields[i + j]))) return i;
  }
  return -1;
}

function nth(_engine: Engine, [index, list]: Value[]): Value {
  const n = Number(index);
  const fields = fieldsOf(list);
  return n < 1 || n > fields.length ? NIL : fields[n - 1];
}

function member(_engine: Engine, [value, list]: Value[]): Value {
  const fields = fieldsOf(list);
  if (!(value instanceof Multifield)) {
    const at = fields.findIndex((field) => same(field, value));
    return at < 0 ? FALSE : at + 1;
  }
  const needle = value.fields;
  if (needle.length === 0) return fields.length === 0 ? FALSE : many([1, 0]);
  const at = findSequence(needle, fields);
  if (at < 0) return FALSE;
  return needle.length === 1 ? at + 1 : many([at + 1, at + needle.length]);
}

function subset(_engine: Engine, [a, b]: Value[]): Value {
  return bool(fieldsOf(a).every((value) => fieldsOf(b).some((other) => same(value, other))));
}

function remove(engine: Engine, list: Value, from: Value, to: Value, name: string): Value {
  const fields = fieldsOf(list);
  const begin = Number(from);
  const end = Number(to);
  if (begin < 1 || end < begin || end > fields.length) outOfRange(engine, name, from, to, fields.length);
  return many([...fields.slice(0, begin - 1), ...fields.slice(end)]);
}

/** Deletes the first field or sequence equal to one of the values, until there is none. An empty value is found everywhere. */
function deleteMembers(engine: Engine, [list, ...values]: Value[], name: string): Value {
  const needles = values.map((value) => (value instanceof Multifield ? value.fields : [value]));
  const fields = [...fieldsOf(list)];
  for (let at = 0; at < fields.length; ) {
    const needle = needles.find((n) =>
      n.every((value, i) => at + i < fields.length && same(value, fields[at + i])),
    );
    if (needle === undefined) at++;
    else if (needle.length === 0) outOfRange(engine, name, at + 1, at, fields.length);
    else {
      fields.splice(at, needle.length);
      at = 0;
    }
  }
  return many(fields);
}

/** An empty value is found everywhere and cannot be replaced. */
function replaceMembers(engine: Engine, [list, replacement, ...values]: Value[], name: string): Value {
  const fields = fieldsOf(list);
  const insert = flat([replacement]);
  const needles = values.map((v) => (v instanceof Multifield ? v.fields : [v]));
  const result: Value[] = [];
  for (let i = 0; i < fields.length; ) {
    const needle = needles.find(
      (n) => i + n.length <= fields.length && n.every((v, j) => same(v, fields[i + j])),
    );
    if (needle?.length === 0) outOfRange(engine, name, i + 1, i, fields.length);
    if (needle === undefined) result.push(fields[i++]);
    else {
      result.push(...insert);
      i += needle.length;
    }
  }
  return many(result);
}

const NTH: Row = { name: "nth$", restrictions: "22*im", returns: "any", substitute: NIL, evaluate: nth };
const MEMBER: Row = { name: "member$", restrictions: "22*um", returns: "any", evaluate: member };
const SUBSET: Row = { name: "subsetp", restrictions: "22*mm", returns: "symbol", evaluate: subset };
const EXPLODE: Row = {
  name: "explode$",
  restrictions: "11s",
  returns: "multifield",
  evaluate: (engine, [text]) => many(explode(engine, text as string)),
};
const IMPLODE: Row = {
  name: "implode$",
  restrictions: "11m",
  returns: "string",
  evaluate: (_engine, [list]) => implode(fieldsOf(list)),
};
const CREATE: Row = {
  name: "create$",
  restrictions: "0**",
  returns: "multifield",
  restarts: true,
  compile: (engine, args, scope) => {
    const thunks = args.map((arg) => compile(engine, arg, scope));
    return () => gather(engine.evaluation, thunks);
  },
};
/** The number of bytes of a text in UTF-8: what the C program takes for its length. */
function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

const LENGTH: Row = {
  name: "length$",
  byName: { instead: () => -1 },
  formula: "length",
  restrictions: "11q",
  returns: "integer",
  restarts: true,
  compile: (engine, args, scope) => {
    const thunk = compile(engine, args[0], scope);
    if (thunk.count !== undefined) return thunk.count;
    return () => {
      const value = thunk();
      if (value instanceof Multifield) return value.fields.length;
      if (value instanceof Sym) return byteLength(value.name);
      if (typeof value === "string") return byteLength(value);
      reportWrongType(engine, "length$", 1, "multifield, symbol, or string");
      return -1;
    };
  },
};

function subsequence(_engine: Engine, [list, from, to]: Value[]): Value {
  const fields = fieldsOf(list);
  const begin = Math.max(1, Number(from));
  const end = Math.min(fields.length, Number(to));
  return begin > end ? EMPTY : many(fields.slice(begin - 1, end));
}

/** Values that the C program gathers into a multifield, which is empty when one of several has failed; one is itself. */
function gathered({ evaluation }: Engine, values: Value[]): Value[] {
  if (values.length === 1) return values;
  return evaluation.failed ? [] : values.filter((value) => !(value instanceof Void));
}

/** Fields with those in a range replaced by values; undefined when the range is wrong, which is reported. */
export function replaceRange(
  engine: Engine,
  list: Value,
  from: Value,
  to: Value,
  values: Value[],
  name: string,
): Value | undefined {
  const fields = fieldsOf(list);
  const begin = Number(from);
  const end = Number(to);
  if (begin >= 1 && end >= begin && end <= fields.length) {
    return many([...fields.slice(0, begin - 1), ...flat(values), ...fields.slice(end)]);
  }
  reportRange(engine, name, from, to, fields.length);
  return undefined;
}

/** Fields with values inserted before the one at `index`, or after the last one; undefined when the index is wrong. */
export function insertFields(
  engine: Engine,
  list: Value,
  index: Value,
  values: Value[],
  name: string,
): Value | undefined {
  const fields = fieldsOf(list);
  const at = Number(index);
  if (at < 1) {
    reportRange(engine, name, index, index, fields.length + 1);
    return undefined;
  }
  const before = Math.min(at - 1, fields.length);
  return many([...fields.slice(0, before), ...flat(values), ...fields.slice(before)]);
}

export const multifield: Row[] = [
  CREATE,
  alias(CREATE, "mv-append"),
  LENGTH,
  alias(LENGTH, "length"),
  NTH,
  alias(NTH, "nth"),
  MEMBER,
  alias(MEMBER, "member"),
  SUBSET,
  alias(SUBSET, "subset"),
  EXPLODE,
  alias(EXPLODE, "str-explode"),
  IMPLODE,
  alias(IMPLODE, "str-implode"),
  {
    name: "subseq$",
    restrictions: "33im",
    byName: { asks: 3 },
    returns: "multifield",
    evaluate: (engine, args) => subsequence(engine, args),
  },
  {
    name: "mv-subseq",
    restrictions: "33*iim",
    byName: { asks: 3 },
    returns: "multifield",
    evaluateInTurn: (engine, argument) => {
      const from = argument(0);
      const to = argument(1);
      return Number(to) < 1 || to < from ? EMPTY : subsequence(engine, [argument(2), from, to]);
    },
  },
  {
    name: "delete$",
    restrictions: "33im",
    byName: { asks: 3 },
    returns: "multifield",
    evaluate: (engine, [list, from, to], name) => remove(engine, list, from, to, name),
  },
  {
    name: "mv-delete",
    restrictions: "22*im",
    byName: { asks: 2 },
    returns: "multifield",
    evaluate: (engine, [index, list], name) => remove(engine, list, index, index, name),
  },
  {
    name: "replace$",
    restrictions: "4**mii",
    byName: { asks: 3 },
    returns: "multifield",
    evaluate: (engine, [list, from, to, ...values], name) =>
      replaceRange(engine, list, from, to, gathered(engine, values), name) ?? abort(engine),
  },
  {
    name: "mv-replace",
    restrictions: "33*im",
    byName: { asks: 2 },
    returns: "multifield",
    evaluate: (engine, [index, list, value], name) =>
      replaceRange(engine, list, index, index, [value], name) ?? abort(engine),
  },
  {
    name: "insert$",
    restrictions: "3**mi",
    byName: { asks: 2 },
    returns: "multifield",
    evaluate: (engine, [list, index, ...values], name) =>
      insertFields(engine, list, index, gathered(engine, values), name) ?? abort(engine),
  },
  {
    name: "first$",
    restrictions: "11m",
    byName: { asks: 1 },
    returns: "multifield",
    evaluate: (_engine, [list]) => many(fieldsOf(list).slice(0, 1)),
  },
  {
    name: "rest$",
    restrictions: "11m",
    byName: { asks: 1 },
    returns: "multifield",
    evaluate: (_engine, [list]) => many(fieldsOf(list).slice(1)),
  },
  { name: "delete-member$", restrictions: "2*um", returns: "multifield", evaluate: deleteMembers },
  { name: "replace-member$", restrictions: "3*um", returns: "multifield", evaluate: replaceMembers },
  {
    name: "expand$",
    restrictions: "11m",
    byName: { asks: 0 },
    returns: "any",
    isOverloadable: false,
    spreads: true,
    // Reached only where there is no call around it.
    compile: (engine) => () => {
      const text = "expand$ must be used in the argument list of a function call.\n";
      reportFailure(engine, "MISCFUN", 1, text);
      return FALSE;
    },
  },
];
