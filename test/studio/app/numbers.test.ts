import { afterEach, expect, test } from "vitest";
import { decimal, real, whole, writeNumbersIn } from "../../../src/studio/app/numbers.ts";
import { type Language, languages } from "../../../src/words/languages.ts";

afterEach(() => writeNumbersIn("en"));

test.each(Object.keys(languages) as Language[])(
  "numbers are those of the browser's formats, thousands always grouped (%s)",
  (language) => {
    writeNumbersIn(language);
    const format = new Intl.NumberFormat(language, { useGrouping: "always" } as Intl.NumberFormatOptions);
    for (const value of [
      0, 7, 999, 1000, 68_318, 846_424, 1_234_567, -1, -999, -1000, -12_345, 2.5, 1234.5678,
    ]) {
      expect(whole(value)).toBe(format.format(value));
      expect(real(value)).toBe(format.format(value));
    }
    expect(decimal(1234, 1)).toBe(language === "en" ? "1,234.0" : "1.234,0");
    expect(real(Number.POSITIVE_INFINITY)).toBe("∞");
  },
);
