/** The text of a user's program: its map, and the way from places in the script back to places in the text. */
import { transform } from "sucrase";
import { describe, expect, it } from "vitest";
import { originalColumn, readColumnMap } from "../../../src/run/own-problem/column-map.ts";
import { isRuleText } from "../../../src/run/own-problem/source.ts";
import { findMap, painted, resized } from "../../../src/studio/own/map/program-map.ts";

const program = (...rows: string[]) =>
  `// Hello\n// map: . floor, # wall, S start, G goal\nconst map = \`\n${rows.join("\n")}\n\`;\nrest();\n`;

it.each([
  ["(defrule a => )", true],
  ["; A comment (defrule\n\n ( deffacts s (a))", true],
  ["(defrul a => )", true],
  ["// (defrule a =>)\nexport const problem = {};", false],
  ["(function () {})();", false],
  [";(defaults)();", false],
  ["(define)();", false],
  ["", false],
])("%j is rules: %j", (text, are) => {
  expect(isRuleText(text)).toBe(are);
});

describe("the map of a program", () => {
  const text = program("S.#", "..G");
  const map = findMap(text)!;

  it("is found with its signs", () => {
    expect(map.rows).toEqual(["S.#", "..G"]);
    expect(map.signs.map(({ sign, name, isSingle }) => `${sign}${name}${isSingle}`)).toEqual([
      ".floorfalse",
      "#wallfalse",
      "Sstarttrue",
      "Ggoaltrue",
    ]);
    expect(findMap("const map = 1;")).toBeNull();
    expect(findMap(program("S.", "..G"))).toBeNull();
  });

  it("is painted; a start moves, and is never painted over", () => {
    expect(painted(text, map, 1, 0, "#")).toBe(program("S.#", "#.G"));
    expect(painted(text, map, 1, 1, "S")).toBe(program("..#", ".SG"));
    expect(painted(text, map, 0, 0, "#")).toBe(text);
  });

  it("gets another size and keeps start and goal", () => {
    expect(resized(text, map, 3, 4)).toBe(program("S.#.", "..G.", "...."));
    expect(resized(text, map, 1, 2)).toBe(program("SG"));
  });
});

it("a place in the script is found in the text, whatever types stood before it", () => {
  const text = "const a: number = 1;\nconst f = (x: Map<string, number[]>): string => x.oops().more;\n";
  const { code, sourceMap } = transform(text, {
    transforms: ["typescript", "imports"],
    disableESTransforms: true,
    filePath: "program.ts",
    sourceMapOptions: { compiledFilename: "program.js" },
  });
  const map = readColumnMap(sourceMap!.mappings);
  const [, line] = code.split("\n");
  const [, original] = text.split("\n");
  for (const word of ["oops", "more", "f ="])
    expect(originalColumn(map, 1, line!.indexOf(word))).toBe(original!.indexOf(word));
});
