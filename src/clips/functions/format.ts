// The format function: C's conversions %d %o %x %u %c %s %e %f %g, and %n %r %t %v %%.

import type { Core } from "../core.ts";
import { formatG } from "../format-values.ts";
import * as int from "../integers.ts";
import { fail } from "../messages.ts";
import { Float, InstanceName, type Integer, isNumber, Sym, type Value } from "../values.ts";
import { textOf } from "./string.ts";

const DIRECTIVE = /%(-?)([0-9]*)(?:\.([0-9]*))?(ll?)?([^-0-9.])/g;
const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", v: "\v", "%": "%" };

/** Refuses unknown conversions and a number of arguments that does not fit. */
export function checkFormat(core: Core, control: string, count: number): void {
  const needed = [...control.matchAll(DIRECTIVE)].filter((m) => ESCAPES[m[5]] === undefined).length;
  for (const match of control.matchAll(DIRECTIVE)) {
    const plain = ESCAPES[match[5]] !== undefined && match[0].length === 2;
    if (!plain && (match[4] !== undefined || !"dxoucsefg".includes(match[5]))) {
      fail(core, "IOFUN", 3, `Invalid format flag "${match[0]}" specified in format function.\n`);
    }
  }
  if (needed !== count) {
    fail(core, "ARGACCES", 4, `Function format expected exactly ${needed + 2} argument(s)\n`);
  }
}

/** The text of a format that was checked. */
export function formatText(core: Core, control: string, args: Value[]): string {
  let at = 0;
  return control.replace(
    DIRECTIVE,
    (whole, minus: string, digits: string, precision: string | undefined, _long, kind: string) => {
      const zero = digits.startsWith("0") ? "0" : "";
      const flags = minus + zero;
      const width = digits;
      const fixed = ESCAPES[kind];
      if (fixed !== undefined && whole.length === 2) return fixed;
      const value = args[at++];
      return convert(core, value, at + 2, { flags, width: Number(width || 0), precision, kind });
    },
  );
}

interface Directive {
  readonly flags: string;
  readonly width: number;
  readonly precision: string | undefined;
  readonly kind: string;
}

function convert(core: Core, value: Value, argument: number, d: Directive): string {
  const digits = d.precision === undefined ? null : Number(d.precision || 0);
  switch (d.kind) {
    case "s": {
      if (!(value instanceof Sym || typeof value === "string" || value instanceof InstanceName)) {
        core.wrongType("format", argument, "symbol or string");
      }
      const text = textOf(value);
      return pad(digits === null ? text : text.slice(0, digits), d, false);
    }
    case "c": {
      if (value instanceof Sym || typeof value === "string") return pad(textOf(value).slice(0, 1), d, false);
      if (typeof value === "number") return pad(String.fromCharCode(value), d, false);
      return core.wrongType("format", argument, "symbol, string, or integer");
    }
    case "d":
    case "x":
    case "o":
    case "u": {
      if (!isNumber(value)) core.wrongType("format", argument, "integer or float");
      const whole: Integer = value instanceof Float ? int.fromFloat(value.value) : (value as Integer);
      return pad(signed(integerText(whole, d.kind, digits), d), d, digits === null);
    }
    default: {
      if (!isNumber(value)) core.wrongType("format", argument, "integer or float");
      const number = value instanceof Float ? value.value : Number(value);
      return pad(signed(floatText(number, d.kind, digits ?? 6, d.flags.includes("#")), d), d, true);
    }
  }
}

function integerText(value: Integer, kind: string, digits: number | null): string {
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
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : value < 0 ? "-inf" : "inf";
  const lower = kind.toLowerCase();
  let text: string;
  if (lower === "f") text = value.toFixed(Math.min(digits, 100));
  else if (lower === "e") {
    const [mantissa, exponent] = value.toExponential(Math.min(digits, 100)).split("e");
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
  if (text.length >= d.width) return text;
  if (d.flags.includes("-")) return text.padEnd(d.width);
  if (zeros && d.flags.includes("0")) {
    const sign = /^[+\- ]/.test(text) ? text[0] : "";
    return sign + text.slice(sign.length).padStart(d.width - sign.length, "0");
  }
  return text.padStart(d.width);
}
