// Draws the first screen of `./frontier` as docs/first-screen.svg: `node scripts/picture.mjs`.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const fontSize = 14;
const lineHeight = 20;
const characterWidth = 8.43;
const margin = 24;
/** Changes of style in the output, with their numbers. */
const escapes = new RegExp(`${String.fromCharCode(27)}\\[(\\d+)m`, "g");

const output = execFileSync(`${root}/frontier`, {
  encoding: "utf8",
  env: { ...process.env, FORCE_COLOR: "1" },
});
const lines = ["$ ./frontier", ...output.trimEnd().split("\n")];
const plain = lines.map((line) => line.replaceAll(escapes, ""));
const width = Math.ceil(Math.max(...plain.map((line) => line.length)) * characterWidth + 2 * margin);
const height = lines.length * lineHeight + 2 * margin;

writeFileSync(
  `${root}/docs/first-screen.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The first screen of Frontier">
<style>text{font:${fontSize}px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#d7dde5;white-space:pre}.b{font-weight:700;fill:#fff}.d{fill:#8b98a9}</style>
<rect width="100%" height="100%" rx="10" fill="#12161c"/>
${lines.map((line, i) => `<text x="${margin}" y="${margin + (i + 0.75) * lineHeight}">${spans(line)}</text>`).join("\n")}
</svg>
`,
);

/** Bold and dim text as spans; every other escape is left out. */
function spans(line) {
  const classes = { 1: "b", 2: "d" };
  return line
    .split(escapes)
    .map((part, i, parts) => {
      if (i % 2 === 1) return "";
      const text = part.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      const style = classes[parts[i - 1]];
      return style && text ? `<tspan class="${style}">${text}</tspan>` : text;
    })
    .join("");
}
