/**
 * Figures 7 to 17 of the course documents, walked through click by click: at each moment the facts, the agenda, the f
 * values and the boards of the figure are on one screen, together and not covered.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isMissing } from "./chromium.ts";
import { eventually, openStudio } from "./open-studio.ts";

interface Figure {
  readonly name: string;
  /** The step of the walk "figures" that shows it. */
  readonly step: number;
  /** The last facts, and the first activations. */
  readonly facts: readonly string[];
  readonly agenda: readonly string[];
  /** Nodes of the tree, each with its kind and the board that is drawn in it, row by row. */
  readonly tree?: readonly (readonly [text: string, kind: string, board: string])[];
  readonly console?: readonly RegExp[];
}

const root = "f-1 (puzzle 2 8 3 1 6 4 7 0 5 level 0 movement null fact 0)";
const up = "f-3 (puzzle 2 8 3 1 0 4 7 6 5 level 1 movement up fact <Fact-1>)";
const limit = "f-2 (max-depth 10)";

const figures: readonly Figure[] = [
  {
    name: "7 and 8",
    step: 3,
    facts: ["f-0 (initial-fact)", root, limit],
    agenda: ["0 up f-1, f-2", "0 left f-1, f-2", "0 right f-1, f-2", "-99 no_solution f-1"],
    tree: [
      ["1", "expanded", "283164705"],
      ["up", "next", "283104765"],
      ["left", "frontier", "283164075"],
      ["right", "frontier", "283164750"],
    ],
  },
  {
    name: "9 and 10",
    step: 5,
    facts: [root, limit, up],
    agenda: [
      "0 left f-1, f-2",
      "0 right f-1, f-2",
      "0 up f-3, f-2",
      "0 right f-3, f-2",
      "0 left f-3, f-2",
      "-99 no_solution f-1",
      "-99 no_solution f-3",
    ],
    tree: [
      ["1", "expanded", "283164705"],
      ["3 up", "current", "283104765"],
      ["up", "frontier", "203184765"],
      ["right", "frontier", "283140765"],
      ["left", "frontier", "283014765"],
      ["left", "next", "283164075"],
      ["right", "frontier", "283164750"],
    ],
  },
  {
    name: "11",
    step: 6,
    facts: ["f-38 (puzzle 1 2 3 8 0 4 7 6 5 level 5 movement right fact <Fact-22>)"],
    agenda: [],
    console: [/SOLUTION FOUND AT LEVEL 5/, /TRIGGERED RULES 36/, /FACT GOAL <Fact-38>/],
  },
  {
    name: "12",
    step: 7,
    facts: [],
    agenda: [],
    console: [
      /up on <Fact-1>/,
      /up on <Fact-3>/,
      /left on <Fact-6>/,
      /down on <Fact-12>/,
      /right on <Fact-22>/,
    ],
  },
  {
    name: "13, 14 and 15",
    step: 8,
    facts: [root, limit],
    agenda: ["-4 up f-1, f-2", "-6 left f-1, f-2", "-6 right f-1, f-2", "-99 no_solution f-1"],
    tree: [
      ["1 f 4", "expanded", "283164705"],
      ["up f 4", "next", "283104765"],
      ["left f 6", "frontier", "283164075"],
      ["right f 6", "frontier", "283164750"],
    ],
  },
  {
    name: "16 and 17",
    step: 10,
    facts: [root, limit, up],
    agenda: [
      "-5 up f-3, f-2",
      "-5 left f-3, f-2",
      "-6 left f-1, f-2",
      "-6 right f-1, f-2",
      "-6 right f-3, f-2",
    ],
    tree: [
      ["1 f 4", "expanded", "283164705"],
      ["3 up f 4", "current", "283104765"],
      ["up f 5", "next", "203184765"],
      ["right f 6", "frontier", "283140765"],
      ["left f 5", "frontier", "283014765"],
      ["left f 6", "frontier", "283164075"],
      ["right f 6", "frontier", "283164750"],
    ],
  },
];

/** The rows of a list that are seen: in the window, in their list, and with nothing over them. */
async function seenRows(page: Page, list: string): Promise<string[]> {
  return page.locator(`${list} li button.rules-row`).evaluateAll((all) =>
    all
      .filter((row) => {
        const { left, top, width, height } = row.getBoundingClientRect();
        const at = document.elementFromPoint(left + Math.min(60, width / 2), top + height / 2);
        return at !== null && row.contains(at);
      })
      .map((row) => {
        const parts = [...row.childNodes].map((part) => part.textContent);
        return parts.join(" ").replace(/\s+/g, " ").trim();
      }),
  );
}

/** Nodes as a screen reader finds them, and the boards that their cards draw, cell by cell. */
async function nodes(page: Page): Promise<[text: string, kind: string, board: string][]> {
  const found: [string, string, string][] = [];
  for (const item of await page.getByRole("treeitem").all()) {
    await item.dispatchEvent("click");
    await eventually(() => item.getAttribute("aria-selected")).toBe("true");
    const text = (await item.textContent())!;
    const kind = (await item.getAttribute("data-kind"))!;
    const card = page.locator(".tree-card[data-pinned]");
    await card.locator("svg.picture text").first().waitFor();
    const board = await card.locator("svg.picture").evaluate((svg) => {
      const cells = Array.from({ length: 9 }, () => "0");
      for (const text of svg.querySelectorAll("text")) {
        const { x, y, width, height } = text.getBoundingClientRect();
        const frame = svg.getBoundingClientRect();
        const column = Math.floor((3 * (x + width / 2 - frame.x)) / frame.width);
        const row = Math.floor((3 * (y + height / 2 - frame.y)) / frame.height);
        cells[3 * row + column] = text.textContent!;
      }
      return cells.join("");
    });
    found.push([text, kind, board]);
  }
  return found;
}

describe.skipIf(isMissing)("the figures of the course documents", () => {
  it("are all there, each on one screen", async () => {
    const { page, close } = await openStudio({ path: "/learn?walk=figures", width: 1440, height: 900 });
    const card = page.locator(".walk-card");
    let step = 1;
    for (const figure of figures) {
      for (; step < figure.step; step++) await card.locator(".walk-foot .primary").click();
      await card.getByText(`Step ${step} of 11`).waitFor();
      await eventually(() => seenRows(page, ".rules-facts")).toEqual(
        expect.arrayContaining([...figure.facts]),
      );
      await eventually(async () =>
        (await seenRows(page, ".rules-agenda")).slice(0, figure.agenda.length),
      ).toEqual(figure.agenda);
      for (const line of figure.console ?? [])
        await page.locator(".rules-line").filter({ hasText: line }).last().waitFor();
      if (figure.tree === undefined) continue;
      await eventually(() => page.getByRole("treeitem").count()).toBe(figure.tree.length);
      await eventually(() => nodes(page)).toEqual(figure.tree);
      const canvas = page.locator(".tree-canvas");
      expect(await canvas.getAttribute("data-detail"), figure.name).toMatch(/^(board|small)$/);
      const { y, height } = (await canvas.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(900);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
    await close();
  });
});
