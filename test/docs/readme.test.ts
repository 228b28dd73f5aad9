/** The examples of the README print what the README says; only times may differ. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const withoutTimes = (text: string) => text.replaceAll(/[\d.]+ m?s\b/g, "TIME");

/** Commands with the output below them: blocks indented by four, as in the README. */
function examples(): { command: string; output: string }[] {
  const blocks = readFileSync(`${root}/README.md`, "utf8").split(/\n(?=\S)/);
  return blocks.flatMap((block) => {
    const lines = block.split("\n").flatMap((line) => (/^ {4}|^$/.test(line) ? [line.slice(4)] : []));
    const text = lines.join("\n").trim();
    const [first = "", ...rest] = text.split("\n");
    const isShown = first.startsWith("$ ./frontier ") && rest.some((line) => !line.startsWith("$"));
    return isShown ? [{ command: first.slice(2), output: rest.join("\n") }] : [];
  });
}

test("there are examples", () => {
  expect(examples().length).toBeGreaterThanOrEqual(2);
});

test.each(examples())("$command", ({ command, output }) => {
  const printed = execFileSync("sh", ["-c", command], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  expect(withoutTimes(printed.trimEnd()).startsWith(withoutTimes(output))).toBe(true);
});
