/** Whole numbers and sizes as people write them in options: the one place that decides what counts as one. */
import { OptionError, optionSentence } from "../../search/index.ts";

interface Range {
  /** 0 if left out. */
  readonly least?: number;
  /** The largest number that is kept exactly if left out. */
  readonly most?: number;
}

/** The number that a text stands for, or undefined if it is not a whole number in the range. */
export function wholeNumber(
  text: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: Range = {},
): number | undefined {
  if (!/^-?\d+$/.test(text)) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}

/** The same for the value of an option: throws an OptionError, or returns undefined if the option was not set. */
export function wholeNumberOption<Text extends string | undefined>(
  option: string,
  text: Text,
  range: Range = {},
): number | (undefined extends Text ? undefined : never) {
  const number = text === undefined ? undefined : wholeNumber(text, range);
  if (number === undefined && text !== undefined) {
    const { least = 0 } = range;
    // A number that is too large is told what the largest is; what is no number needs to know that only if it is small.
    const most =
      range.most ?? (/^\d+$/.test(text) && Number(text) > least ? Number.MAX_SAFE_INTEGER : undefined);
    if (most !== undefined)
      throw new OptionError(optionSentence("takes-number-between", option, least, most, text));
    if (least > 0) throw new OptionError(optionSentence("takes-number-from", option, least, text));
    throw new OptionError(optionSentence("takes-whole-number", option, text));
  }
  return number as number;
}

/** The two numbers of a size such as 3x4 or 3×4; undefined if the text is neither. */
export function sizeNumbers(text: string): readonly [number, number] | undefined {
  const match = /^(\d+)[x×](\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}
