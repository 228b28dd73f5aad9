/** A search tree as text: one line for each node, with firing, move, level and value. */
import { words } from "../words/index.ts";
import type { TreeNode } from "./search-tree.ts";

/** At most `limit` lines; a node not made yet is in brackets. */
export function treeText(roots: readonly TreeNode[], limit: number): string[] {
  const lines: string[] = [];
  const open: { node: TreeNode; indent: string; sign: string }[] = [];
  for (const root of roots.toReversed()) open.push({ node: root, indent: "", sign: "" });
  let left = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, indent, sign } = next;
    if (lines.length < limit) lines.push(`${indent}${sign}${nodeText(node)}`);
    else left++;
    const deeper = indent + (sign === "" ? "" : sign.startsWith("├") ? "│  " : "   ");
    for (let i = node.children.length - 1; i >= 0; i--) {
      const isLast = i === node.children.length - 1;
      open.push({ node: node.children[i], indent: deeper, sign: isLast ? "└─ " : "├─ " });
    }
  }
  if (left > 0) lines.push(words.tree.more(left));
  return lines;
}

function nodeText({ fact, text, board, rule, firing, level, value, onPath }: TreeNode): string {
  const parts = [
    firing === null ? "" : `#${firing}`,
    rule ?? "",
    fact === null ? "" : `f-${fact}`,
    fact === null ? "" : (board?.join(" | ") ?? text),
    words.tree.level(level),
    value === null ? "" : `f = ${value}`,
    onPath ? "★" : "",
  ];
  const line = parts.filter((part) => part !== "").join("  ");
  return fact === null ? `[${line}]` : line;
}
