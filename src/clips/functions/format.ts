// The format function: C's conversions %d %o %x %u %c %s %e %f %g, and %n %r %t %v %%.

import type { Engine } from "../engine.ts";
import type { Thunk } from "../evaluate/expressions.ts";
import { abort, countText, fail, printError, wrongType, wrongTypeText } from "../evaluate/messages.ts";
import { exponential, fixedPoint, formatG } from "../language/format-values.ts";
import * as int from "../language/integers.ts";
import { byteLength, byteText, firstBytes } from "../language/utf8.ts";
import {
  Float,
  InstanceName,
  type Integer,
  isInteger,
  isNumber,
  Sym,
  type Value,
} from "../language/values.ts";
import { textOf } from "./string.ts";

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", v: "\v", "%": "%" };

/** The parts of a control text: texts, and the directives that take an argument. */
function* partsOf(engine: Engine, control: string): Generator<string | Directive> {
  for (let i = 0; i < control.length; ) {
    if (control[i] !== "%") {
      const next = control.indexOf("%", i);
      const end = next < 0 ? control.length : next;
      yield control.slice(i, end);
      i = end;
      continue;
    }
    const fixed = ESCAPES[control[i + 1]];
    if (fixed !== undefined) {
      yield fixed;
      i += 2;
      continue;
    }
    const begin = i++;
    while (i < control.length && /[-.0-9]/.test(control[i])) i++;
    const whole = control.slice(begin, i + 1);
    // A directive that is cut short, by another one or by the end, is printed as it is.
    if (i === control.length || control[i] === "%") yield control.slice(begin, i);
    else if ("doxucsefg".includes(control[i])) {
      yield directiveOf(whole);
      i++;
    } else fail(engine, "IOFUN", 3, `Invalid format flag "${whole}" specified in format function.\n`);
  }
}

function directiveOf(whole: string): Directive {
  const [, flags, width, precision] = /^%([-0]*)([0-9]*)(?:\.([0-9]*))?/.exec(whole)!;
  return { flags, width: Number(width || 0), precision, kind: whole.at(-1)! };
}

/** Refuses unknown conversions and a number of arguments that does not fit. */
export function checkFormat(engine: Engine, control: string, count: number): void {
  const needed = [...partsOf(engine, control)].filter((part) => typeof part !== "string").length;
  if (needed !== count) {
    fail(engine, "ARGACCES", 4, countText("format", "exactly", needed + 2));
  }
}

/** The text of a format that was checked; null when a value has no character for `%c`. */
export function formatText(engine: Engine, control: string, args: Thunk[]): string | null {
  let text = "";
  let at = 0;
  for (const part of partsOf(engine, control)) {
    const shown = typeof part === "string" ? part : convert(engine, args[at++](), at + 2, part);
    if (shown === null) return null;
    text += shown;
  }
  return text;
}

interface Directive {
  readonly flags: string;
  readonly width: number;
  readonly precision: string | undefined;
  readonly kind: string;
}

function convert(engine: Engine, value: Value, argument: number, d: Directive): string | null {
  if (engine.evaluation.failed && d.kind !== "c") abort(engine);
  const digits = d.precision === undefined ? null : Number(d.precision || 0);
  switch (d.kind) {
    case "s": {
      if (!(value instanceof Sym || typeof value === "string" || value instanceof InstanceName)) {
        wrongType(engine, "format", argument, "symbol or string");
      }
      const text = textOf(value);
      return pad(digits === null ? text : firstBytes(text, digits), d, false);
    }
    case "c": {
      if (value instanceof Sym || typeof value === "string") return pad(textOf(value).slice(0, 1), d, false);
      if (isInteger(value)) return pad(character(value), d, false);
      printError(
        engine,
        "ARGACCES",
        5,
        false,
        wrongTypeText("format", argument, "symbol, string, or integer"),
      );
      return null;
    }
    case "d":
    case "x":
    case "o":
    case "u": {
      if (!isNumber(value)) wrongType(engine, "format", argument, "integer or float");
      const whole: Integer = value instanceof Float ? int.fromFloat(value.value) : (value as Integer);
      return pad(signed(integerText(whole, d.kind, digits), d), d, digits === null);
    }
    default: {
      if (!isNumber(value)) wrongType(engine, "format", argument, "integer or float");
      const number = value instanceof Float ? value.value : Number(value);
      return pad(signed(floatText(number, d.kind, digits ?? 6, d.flags.includes("#")), d), d, true);
    }
  }
}

/** The character of the lowest byte; none for 0, which ends a text in C. */
function character(value: Integer): string {
  const byte = Number(BigInt.asUintN(8, BigInt(value)));
  return byte === 0 ? "" : byteText(byte);
}

function integerText(value: Integer, kind: string, digits: number | null): string {
  if (digits === 0 && Number(value) === 0) return "";
  if (kind === "d") {
    const text = String(value);
    const negative = text.startsWith("-");
    const body = (negative ? text.slice(1) : text).padStart(digits ?? 0, "0");
    return negative ? `-${body}` : body;
  }
  const base = kind === "x" ? 16 : kind === "o" ? 8 : 10;
  return BigInt.asUintN(64, BigInt(value))
    .toString(base)
    .padStart(digits ?? 0, "0");
}

function floatText(value: number, kind: string, digits: number, alternate: boolean): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "-nan" : value < 0 ? "-inf" : "inf";
  const lower = kind.toLowerCase();
  let text: string;
  if (lower === "f") text = fixedPoint(value, Math.min(digits, 100));
  else if (lower === "e") {
    const [mantissa, exponent] = exponential(value, Math.min(digits, 100)).split("e");
    const e = Number(exponent);
    text = `${mantissa}e${e < 0 ? "-" : "+"}${String(Math.abs(e)).padStart(2, "0")}`;
  } else text = formatG(value, digits, alternate);
  return kind === lower ? text : text.toUpperCase();
}

function signed(text: string, d: Directive): string {
  if (text.startsWith("-")) return text;
  if (d.flags.includes("+")) return `+${text}`;
  return d.flags.includes(" ") ? ` ${text}` : text;
}

function pad(text: string, d: Directive, zeros: boolean): string {
  // Widths count bytes.
  const missing = d.width - byteLength(text);
  if (missing <= 0) return text;
  if (d.flags.includes("-")) return text + " ".repeat(missing);
  if (zeros && d.flags.includes("0")) {
    const sign = /^[+\- ]/.test(text) ? text[0] : "";
    return sign + text.slice(sign.length).padStart(d.width - sign.length, "0");
  }
  return " ".repeat(missing) + text;
}
