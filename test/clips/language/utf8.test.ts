// Texts and bytes: every sequence of bytes has one text, and that text has these bytes.

import { expect, test } from "vitest";
import { bytesOf, byteText, firstBytes, textOfBytes } from "../../../src/clips/language/utf8.ts";

test("any bytes come back", () => {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) & 0xff;
  };
  for (let i = 0; i < 5000; i++) {
    const bytes = Array.from({ length: next() % 12 }, next);
    expect(bytesOf(textOfBytes(bytes))).toEqual(bytes);
  }
});

test("valid text is what Node makes of it", () => {
  for (const text of ["", "plain", "ñandú €", "a😀b", "\ufeff(x)", "\ufffd", "\u{10ffff}\ud7ff\ue000"]) {
    const bytes = [...Buffer.from(text)];
    expect(textOfBytes(bytes)).toBe(text);
    expect(bytesOf(text)).toEqual(bytes);
  }
});

test.each([
  ["a shorter form exists", [0xc0, 0x80]],
  ["a surrogate", [0xed, 0xa0, 0x80]],
  ["beyond Unicode", [0xf4, 0x90, 0x80, 0x80]],
  ["cut off", [0xe2, 0x82]],
  ["Latin-1", [0xe9]],
])("no character: %s", (_reason, bytes) => {
  expect(textOfBytes(bytes)).toBe(bytes.map(byteText).join(""));
});

test("a text can be cut inside a character", () => {
  expect(bytesOf(firstBytes("é", 1))).toEqual([0xc3]);
  expect(firstBytes("abc", 2)).toBe("ab");
});
