/** A search tree as a picture: boards with the order of firing, the level and the value; nodes not made yet are grey. */
import { hierarchy, tree } from "d3-hierarchy";
import { words } from "../words/index.ts";
import type { TreeNode } from "./search-tree.ts";

const CELL = 20;
const GAP = { x: 36, y: 80 };
const MARGIN = 24;

export function treeSvg(roots: readonly TreeNode[], title: string): string {
  const board = roots.find((root) => root.board !== null)?.board;
  const columns = board?.[0].split(" ").length ?? 0;
  const box = board ? { width: columns * CELL, height: board.length * CELL } : { width: 150, height: 34 };
  const all = { children: roots } as unknown as TreeNode;
  const layout = tree<TreeNode>().nodeSize([box.width + GAP.x, box.height + GAP.y])(
    hierarchy(all, (node) => node.children),
  );
  const nodes = layout.descendants().filter((node) => node.depth > 0);
  const left = Math.min(...nodes.map((node) => node.x));
  const right = Math.max(...nodes.map((node) => node.x));
  const bottom = Math.max(...nodes.map((node) => node.y));
  const x = (at: number) => round(at - left + box.width / 2 + MARGIN);
  const y = (at: number) => round(at - box.height - GAP.y + MARGIN + 16);
  const width = round(right - left + box.width + 2 * MARGIN);
  const height = round(bottom - GAP.y + 2 * MARGIN + 40);
  const links = layout
    .links()
    .filter(({ source }) => source.depth > 0)
    .map(({ source, target }) =>
      link(
        source.data,
        target.data,
        x(source.x),
        y(source.y) + box.height + (source.data.value === null ? 18 : 31),
        x(target.x),
        y(target.y),
      ),
    );
  const pictures = nodes.map(({ data, x: nx, y: ny }) => picture(data, x(nx) - box.width / 2, y(ny), box));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeText(title)}" font-family="system-ui, sans-serif" font-size="11">
<title>${escapeText(title)}</title>
<style>
svg { background: #fff; color: #1f2933 }
.line { stroke: #9aa5b1; fill: none } .path { stroke: #0b7285; stroke-width: 2.5 }
.box { fill: #f7f9fb; stroke: #52606d } .goal { stroke: #0b7285; stroke-width: 2.5 } .later { fill: #fff; stroke: #b6c0ca; stroke-dasharray: 3 3 }
.tile { fill: #1f2933; text-anchor: middle } .note { fill: #52606d; text-anchor: middle } .move { fill: #0b7285; text-anchor: middle; font-weight: 600 } .grey { fill: #9aa5b1 }
@media (prefers-color-scheme: dark) { svg { background: #12181f } .box { fill: #1d2630; stroke: #8a99a8 } .later { fill: #12181f; stroke: #4a5763 } .tile { fill: #e4e9ee } .note { fill: #a9b6c2 } .move { fill: #66d9e8 } .path, .goal { stroke: #66d9e8 } }
</style>
${[...links, ...pictures].join("\n")}
</svg>
`;
}

function link(from: TreeNode, to: TreeNode, x1: number, y1: number, x2: number, y2: number): string {
  const middle = round((y1 + y2) / 2 - 6);
  const name = from.onPath && to.onPath ? "line path" : "line";
  const move = to.firing === null ? (to.rule ?? "") : `${to.firing}  ${to.rule ?? ""}`;
  const grey = to.fact === null ? " grey" : "";
  return `<path class="${name}" d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2 - 16}"/><text class="move${grey}" x="${x2}" y="${y2 - 5}">${escapeText(move)}</text>`;
}

function picture(node: TreeNode, left: number, top: number, box: { width: number; height: number }): string {
  const { fact, board, text, level, value, onPath } = node;
  const frame = fact === null ? "box later" : onPath ? "box goal" : "box";
  const parts = [
    `<rect class="${frame}" x="${round(left)}" y="${top}" width="${box.width}" height="${box.height}" rx="3"/>`,
  ];
  board?.forEach((row, r) => {
    row.split(" ").forEach((tile, c) => {
      if (tile === "0") return;
      parts.push(
        `<text class="tile${fact === null ? " grey" : ""}" x="${round(left + (c + 0.5) * CELL)}" y="${top + (r + 0.5) * CELL + 4}">${escapeText(tile)}</text>`,
      );
    });
  });
  const middle = round(left + box.width / 2);
  if (board === null && fact !== null) {
    const short = text.length > 24 ? `${text.slice(0, 23)}…` : text;
    parts.push(
      `<text class="tile" x="${middle}" y="${top + box.height / 2 + 4}">${escapeText(short)}</text>`,
    );
  }
  const note = (line: number, words: string) => {
    parts.push(`<text class="note" x="${middle}" y="${top + box.height + 13 * line}">${words}</text>`);
  };
  note(1, `${fact === null ? "" : `f-${fact} · `}${words.tree.level(level)}`);
  if (value !== null) note(2, `f = ${level} + ${value - level} = ${value}`);
  return parts.join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
