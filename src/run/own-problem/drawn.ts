/** A state of a user's problem as it is shown: plain data, so that states of any kind can leave the program. */

import { shown } from "../../search/answers.ts";
import { OptionError } from "../../search/index.ts";
import { programSentence } from "./sentences.ts";

/** One cell of a drawing; `fill` is a colour from the table of the page. */
export interface DrawnCell {
  readonly text: string;
  readonly fill?: string;
}

/** Lines of text, or rows of cells. */
export type Drawn =
  | { readonly lines: readonly string[] }
  | { readonly rows: readonly (readonly DrawnCell[])[] };

/** A drawing that is larger is cut off. */
const MOST_ROWS = 64;
const MOST_CELLS = 64;
const MOST_LETTERS = 200;

/** How a state is drawn by the program, or without a function for it by its own value. */
export function drawnBy(draw: ((state: unknown) => unknown) | undefined): (state: unknown) => Drawn {
  return (state) => {
    if (draw === undefined) return lines(plainText(state));
    const drawn = draw(state);
    if (typeof drawn === "string") return lines(drawn);
    if (!isArray(drawn)) throw new OptionError(programSentence("program-drawing", shown(state)));
    if (drawn.every((row) => typeof row === "string")) return lines(drawn.join("\n"));
    return {
      rows: drawn.slice(0, MOST_ROWS).map((row) => {
        if (!isArray(row) && typeof row !== "string")
          throw new OptionError(programSentence("program-drawing", shown(state)));
        return [...row].slice(0, MOST_CELLS).map(cellOf);
      }),
    };
  };
}

/** A drawing for those who cannot see it; `·` for an empty cell. */
export function textOfDrawn(drawn: Drawn): string {
  if ("lines" in drawn) return drawn.lines.join("\n");
  return drawn.rows.map((row) => row.map(({ text }) => text || "·").join(" ")).join("\n");
}

/** An action as people read it. */
export function textOfAction(action: unknown): string {
  return typeof action === "string" ? action : shown(action);
}

function cellOf(cell: unknown): DrawnCell {
  if (typeof cell !== "object" || cell === null) return { text: String(cell ?? "").slice(0, MOST_LETTERS) };
  const { text, fill } = cell as { readonly text?: unknown; readonly fill?: unknown };
  return {
    text: String(text ?? "").slice(0, MOST_LETTERS),
    ...(typeof fill === "string" && { fill: fill.slice(0, MOST_LETTERS) }),
  };
}

function lines(text: string): Drawn {
  return {
    lines: text
      .split("\n")
      .slice(0, MOST_ROWS)
      .map((line) => line.slice(0, MOST_LETTERS)),
  };
}

/** Small objects with a line for each of their fields, everything else on one line. */
function plainText(state: unknown): string {
  if (typeof state === "string") return state;
  if (typeof state !== "object" || state === null || Array.isArray(state)) return unquoted(shown(state));
  const fields = Object.entries(state);
  if (fields.length === 0 || fields.length > 12) return unquoted(shown(state));
  return fields.map(([name, value]) => `${name}: ${unquoted(shown(value))}`).join("\n");
}

const unquoted = (text: string) => text.replaceAll('"', "").replaceAll(",", ", ");

const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);
