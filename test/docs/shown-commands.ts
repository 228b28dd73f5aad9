// The command lines that a page of the documentation shows, in the order of the page.

export interface ShownCommand {
  /** As a reader would type it, without the prompt `$` and without a comment after it. */
  readonly command: string;
  /** The lines shown below it as its output; empty if there are none. */
  readonly output: string;
}

const PROGRAM = /^\.\/(frontier|runEightPuzzle\.sh)(?![\w-])/;
const INLINE = /`(\.\/frontier(?: [^`]*)?)`/g;

/** Commands in blocks (fenced, or indented by four), and in the text between them where they stand in backticks. */
export function shownCommands(page: string): ShownCommand[] {
  const found: { command: string; output: string[] }[] = [];
  let isFenced = false;
  let isShowing = false;
  for (const line of page.replaceAll(/\\\n\s*/g, "").split("\n")) {
    const isFence = line.startsWith("```");
    if (isFence) isFenced = !isFenced;
    const isCode = isFenced || line.startsWith("    ");
    if (isFence || (!isCode && line !== "")) isShowing = false;
    if (!isCode) {
      for (const [, command] of line.matchAll(INLINE)) found.push({ command: command!, output: [] });
      if (line === "" && isShowing) found.at(-1)!.output.push("");
      continue;
    }
    const code = isFenced ? line : line.slice(4);
    const typed = code.replace(/^\$ /, "");
    if (PROGRAM.test(typed)) {
      found.push({ command: typed.replace(/ +# .*$/, ""), output: [] });
      isShowing = true;
    } else if (code.startsWith("$ ")) isShowing = false;
    else if (isShowing) found.at(-1)!.output.push(code);
  }
  return found.map(({ command, output }) => ({ command, output: output.join("\n").trim() }));
}
