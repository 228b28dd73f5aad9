/** The rules that lines of a file belong to. */
import { readFileSync } from "node:fs";
import { readSource } from "../../clips/service/program.ts";
import { decode } from "../../node/files/clips-bytes.ts";

interface RuleLine {
  /** As MODULE::name. */
  readonly rule: string;
  /** Where it begins, from 1. */
  readonly line: number;
}

/** For each line, the rule that it is in; undefined for lines outside of rules, and for files that cannot be read. */
export function rulesAt(path: string, lines: readonly number[]): (RuleLine | undefined)[] {
  const text = textOf(path);
  const lineAt = (position: number) => text.slice(0, position).split("\n").length;
  const rules = readSource(path, text)
    .definitions.filter(({ kind }) => kind === "rule")
    .map(({ module, name, node }) => ({
      rule: `${module}::${name}`,
      line: lineAt(node.from),
      last: lineAt(node.to),
    }));
  return lines.map((line) => rules.find((rule) => rule.line <= line && line <= rule.last));
}

function textOf(path: string): string {
  try {
    return decode(readFileSync(path));
  } catch {
    return "";
  }
}
