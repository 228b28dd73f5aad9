/** The tour leads to files and declarations that exist, and each walk is as long as its heading says. */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { root } from "../built.ts";

const read = (file: string) => readFileSync(`${root}/${file}`, "utf8");

/** The heading of a walk says its lines; each numbered item names a file and, if not all of it is meant, declarations. */
const walks = read("docs/tour.md")
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [, title, claimed] = /^(.*) \(about (\d+) lines\)\n/.exec(text)!;
    const items = [...text.matchAll(/^\d+\. \*\*`([^`]+)`\*\*((?:(?: ·|,)\s+`[^`]+`)*)/gm)].map(
      ([, file, names]) => ({
        file: file!,
        names: [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
      }),
    );
    return { title: title!, claimed: Number(claimed), items };
  });

/** The lines of a declaration, comment included: `name`, or `Class.member`. */
function linesOf(file: string, name: string): number {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  let within: ts.Node = source;
  for (const part of name.split(".")) {
    const found: ts.Node | undefined = childrenOf(within).find(
      (node) => (node as ts.NamedDeclaration).name?.getText() === part,
    );
    if (found === undefined) throw new Error(`${file} has no ${name}`);
    within = found;
  }
  return within.getFullText().trim().split("\n").length;
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

describe.each(walks)("$title", ({ claimed, items }) => {
  it("has as many lines as it says", () => {
    expect(items.length).toBeGreaterThan(5);
    const lines = items.flatMap(({ file, names }) =>
      names.length === 0
        ? [read(file).trimEnd().split("\n").length]
        : names.map((name) => linesOf(file, name)),
    );
    const total = lines.reduce((sum, count) => sum + count, 0);
    expect(Math.abs(total - claimed), `${total} lines`).toBeLessThanOrEqual(claimed / 10);
  });
});

it("there are three walks", () => {
  expect(walks).toHaveLength(3);
});
