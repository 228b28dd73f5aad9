/** Whole numbers, sizes and near names as people write them in options. */
import { describe, expect, it } from "vitest";
import { sizeNumbers, wholeNumber, wholeNumberOption } from "../../../src/domains/index.ts";
import { nearNames } from "../../../src/search/index.ts";

describe("a whole number", () => {
  it.each([
    ["0", 0],
    ["007", 7],
    ["65535", 65_535],
  ])("%s", (text, number) => {
    expect(wholeNumber(text)).toBe(number);
  });

  it.each(["", " 1", "1 ", "+1", "-1", "1.0", "1e3", "0x10", "１", "Infinity"])("is not %j", (text) => {
    expect(wholeNumber(text)).toBeUndefined();
  });

  it("is one that is kept exactly", () => {
    expect(wholeNumber("9007199254740991")).toBe(Number.MAX_SAFE_INTEGER);
    expect(wholeNumber("9007199254740993")).toBeUndefined();
    const given = () => wholeNumberOption("n", "9007199254740993");
    expect(given).toThrow('--n takes a whole number from 0 to 9007199254740991, not "9007199254740993".');
  });

  it("keeps to its range", () => {
    expect(wholeNumber("0", { least: 1 })).toBeUndefined();
    expect(wholeNumber("9", { most: 8 })).toBeUndefined();
    expect(wholeNumber("-5", { least: -5 })).toBe(-5);
  });
});

describe("the value of an option", () => {
  it.each([
    [{}, '--n takes a whole number, not "x".'],
    [{ least: 1 }, '--n takes a whole number from 1, not "x".'],
    [{ most: 9 }, '--n takes a whole number from 0 to 9, not "x".'],
  ])("in %j", (range, message) => {
    expect(() => wholeNumberOption("n", "x", range)).toThrow(message);
  });

  it("may be left out", () => {
    expect(wholeNumberOption("n", undefined)).toBeUndefined();
  });
});

it("a size has two numbers and a cross", () => {
  expect(sizeNumbers("3x4")).toEqual([3, 4]);
  expect(sizeNumbers("10×2")).toEqual([10, 2]);
  for (const text of ["", "3", "3x", "x4", "3 x 4", "3x4x5", "-3x4"])
    expect(sizeNumbers(text)).toBeUndefined();
});

describe("near names", () => {
  const names = ["hardest-1", "hardest-2", "kotlin-1", "kotlin-2", "kotlin-figure", "A", "B"];

  it.each([
    ["hardes-1", ["hardest-1", "hardest-2"]],
    ["kotlni-figure", ["kotlin-figure"]],
    ["kot", ["kotlin-1", "kotlin-2", "kotlin-figure"]],
    ["zebra", []],
    ["", []],
  ])("%j", (word, near) => {
    expect(nearNames(word, names)).toEqual(near);
  });
});
