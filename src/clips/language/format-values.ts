// How values are written: printout form, read-back form, and C's %g with at least one decimal for floats.

import {
  Address,
  ExternalAddress,
  Float,
  InstanceName,
  Multifield,
  Sym,
  type Value,
  Void,
} from "./values.ts";

/** C's "%.17g" style conversion with the given number of significant digits. */
export function formatG(value: number, digits: number, keepZeros = false): string {
  // What x86 makes of infinity - infinity and the like has its sign bit set.
  if (Number.isNaN(value)) return "-nan";
  if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
  const precision = digits === 0 ? 1 : digits;
  if (value === 0) {
    const sign = Object.is(value, -0) ? "-" : "";
    return keepZeros && precision > 1 ? `${sign}0.${"0".repeat(precision - 1)}` : `${sign}0`;
  }
  const [mantissa, exponentText] = exponential(value, Math.min(precision - 1, 100)).split("e");
  const exponent = Number(exponentText);
  if (exponent < -4 || exponent >= precision) {
    const shown = keepZeros ? mantissa : trimZeros(mantissa);
    return `${shown}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
  }
  const fixed = fixedPoint(value, Math.min(100, Math.max(0, precision - 1 - exponent)));
  return keepZeros ? fixed : trimZeros(fixed);
}

/** `toFixed`, but a tie is rounded to the even digit, as in C. */
export function fixedPoint(value: number, digits: number): string {
  return towardsEven(value, digits, (number, count) => number.toFixed(count));
}

/** `toExponential`, but a tie is rounded to the even digit, as in C. */
export function exponential(value: number, digits: number): string {
  return towardsEven(value, digits, (number, count) => number.toExponential(count));
}

function towardsEven(
  value: number,
  digits: number,
  write: (value: number, digits: number) => string,
): string {
  const exact = write(value, Math.min(100, digits + 30));
  const begin = exact.indexOf(".") + 1 + digits;
  if (exact[begin] !== "5" || !/^50+(e|$)/.test(exact.slice(begin))) return write(value, digits);
  const even = "02468".includes(exact[digits === 0 ? begin - 2 : begin - 1]);
  // A tie: a value a little smaller or larger is written as the even neighbour.
  return write(value * (even ? 1 - Number.EPSILON : 1 + Number.EPSILON), digits);
}

function trimZeros(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** A float as the language prints it: 15 significant digits and always a mark that it is a float. */
export function formatFloat(value: number): string {
  const text = formatG(value, 15);
  if (/[.e]/.test(text)) return text;
  return `${text}.0`;
}

/** A string with quotes, its quotes and backslashes escaped: the form in source text. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** The form in which a value is shown at the prompt and inside facts: strings with quotes, not escaped. */
export function formatValue(value: Value): string {
  if (typeof value === "string") return `"${value}"`;
  if (value instanceof Multifield) return `(${value.fields.map(formatValue).join(" ")})`;
  return displayValue(value);
}

/** The form in which a file of facts or instances has a value, so that it can be read again. */
export function sourceValue(value: Value): string {
  if (typeof value === "string") return quote(value);
  if (value instanceof Address) return value.sourceText();
  return value instanceof ExternalAddress ? quote(displayValue(value)) : formatValue(value);
}

/** The form that printout writes: strings without quotes at the top level. */
export function displayValue(value: Value): string {
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value === "string") return value;
  if (value instanceof Sym) return value.name;
  if (value instanceof Float) return formatFloat(value.value);
  if (value instanceof Address) return value.addressText();
  if (value instanceof Multifield) return formatValue(value);
  if (value instanceof InstanceName) return `[${value.name}]`;
  if (value instanceof ExternalAddress)
    return value.target === null ? "<Pointer-C-(nil)>" : "<Pointer-C-0x1>";
  if (value instanceof Void) return "";
  return "";
}
