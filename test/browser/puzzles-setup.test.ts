/** Boards set up, linked and played in a real browser: what was once lost, hidden or misunderstood. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isMissing } from "./chromium.ts";
import { type OpenStudio, openStudio } from "./open-studio.ts";

let studio: OpenStudio;
let page: Page;

const eventually = <Value>(get: () => Value) => expect.poll(get, { timeout: 15_000 });

async function go(query: Record<string, string>): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/puzzles?${new URLSearchParams(query)}`);
}

const tiles = (of: Locator) =>
  of
    .locator("[data-cell]")
    .evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")!.split(": ")[1]).join(" "));

describe.skipIf(isMissing)("the set-up of puzzles", () => {
  beforeAll(async () => {
    studio = await openStudio({ height: 720 });
    page = studio.page;
  }, 90_000);
  afterAll(() => studio?.close());

  it("keeps the board, the editor and the focus while a text is wrong and corrected", async () => {
    await go({ puzzle: "sliding-tiles", board: "1 2 3 4 0 6 7 5 8" });
    const setup = page.locator(".setup-board");
    await eventually(() => tiles(setup)).toBe("1 2 3 4 empty 6 7 5 8");
    await page.locator(".setup-text summary").press("Enter");
    const text = page.getByRole("textbox", { name: "As text" });
    await text.press("End");
    await text.press("Control+End");
    await page.keyboard.type("x");
    await page.getByText(/"8x" is not a whole number/).waitFor();
    expect(await tiles(setup)).toBe("1 2 3 4 empty 6 7 5 8");
    expect(await page.locator(".watch-board").count()).toBe(1);
    await page.keyboard.press("Backspace");
    await eventually(() => page.locator(".setup .message-wrong").count()).toBe(0);
    expect(await text.evaluate((field) => field === document.activeElement)).toBe(true);
    // Letters are letters, not shortcuts.
    await page.keyboard.type("n");
    expect(await text.inputValue()).toMatch(/8n$/);
    // A board set up in another way takes the place of the text.
    await page.getByRole("button", { name: "Shuffle" }).click();
    expect(await text.inputValue()).not.toContain("n");
  });

  it("says which names of a link are unknown, until something is chosen", async () => {
    await go({ puzzle: "sliding-tiles", instance: "kotlin-figur", mode: "wach" });
    const notice = page.getByRole("alert").filter({ hasText: "names that are not known here" });
    await eventually(() => notice.textContent()).toContain("“wach”, “kotlin-figur”");
    await page.getByLabel("Strategy").selectOption("greedy");
    await eventually(() => notice.count()).toBe(0);
  });

  it("the sizes in the fields are those of the board", async () => {
    await go({ puzzle: "eternity2", instance: "brendan-16x16" });
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await eventually(() => field("Width").inputValue()).toBe("16");
    expect(await field("Height").inputValue()).toBe("16");
    expect(await field("Colours at the rim").inputValue()).toBe("5");
    expect(await field("Colours inside").inputValue()).toBe("17");
    await field("Width").fill("3");
    expect(await field("Width").inputValue()).toBe("3");
  });

  it("shows no f where the strategy has none, and says how much of a path is not listed", async () => {
    await go({
      puzzle: "sliding-tiles",
      instance: "kotlin-figure",
      strategy: "depth-first",
      "max-depth": "40",
    });
    const stage = page.locator(".watch-stage");
    await stage.getByRole("button", { name: "Next solution" }).click();
    await stage.locator(".watch-event").filter({ hasText: "is a goal" }).waitFor();
    expect(await stage.locator(".watch-ghf").textContent()).toMatch(/^g [\d,]+$/);
    const path = stage.locator(".watch-path");
    const steps = Number(/(\d+) steps/.exec((await path.locator("h3").textContent())!)![1]);
    const listed = await path.locator("li button").count();
    expect(await path.locator(".watch-earlier").textContent()).toBe(`… ${steps + 1 - listed} earlier`);
    await page.getByRole("tab", { name: "Frontier" }).click();
    await eventually(() => page.locator(".watch-line-end").first().textContent()).toMatch(/^g \d+$/);
    await page.getByRole("tab", { name: "Tree" }).click();
  });

  it("the arrow keys play after a click on the tab, and after undoing; the hint says the same as the keys", async () => {
    await go({ puzzle: "sliding-tiles", board: "1 2 3 4 0 6 7 5 8" });
    await page.getByRole("tab", { name: "Play" }).click();
    const play = page.locator(".play");
    await play.waitFor();
    await play.getByRole("button", { name: "Hint" }).click();
    await play.getByText("Try sliding the 5 up (↑). 2 moves left.").waitFor();
    await page.getByRole("tab", { name: "Watch" }).click();
    await page.getByRole("tab", { name: "Play" }).click();
    await play.waitFor();
    await page.keyboard.press("ArrowUp");
    await eventually(() => tiles(play)).toBe("1 2 3 4 5 6 7 empty 8");
    expect(await page.getByRole("tab", { name: "Play" }).getAttribute("aria-selected")).toBe("true");
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press("ArrowUp");
    await eventually(() => tiles(play)).toBe("1 2 3 4 5 6 7 empty 8");
    await page.keyboard.press("ArrowLeft");
    await play.getByText("Solved in 2 moves. Well played.").waitFor();
    // By keyboard, the row of tabs keeps the arrows.
    await page.getByRole("tab", { name: "Play" }).focus();
    await page.keyboard.press("ArrowLeft");
    await eventually(() => page.getByRole("tab", { name: "Compare" }).getAttribute("aria-selected")).toBe(
      "true",
    );
    await page.keyboard.press("ArrowRight");
    await play.waitFor();
    await page.keyboard.press("ArrowLeft");
    await eventually(() => page.getByRole("tab", { name: "Compare" }).getAttribute("aria-selected")).toBe(
      "true",
    );
  });

  it("writes speeds in the language of the page", async () => {
    await go({ puzzle: "sliding-tiles", instance: "kotlin-figure" });
    await page.locator(".app-choices select").selectOption("es");
    const speeds = page.locator(".watch-stage .transport select option");
    await eventually(() => speeds.allTextContents()).toContain("1.000 pasos/s");
    await page.locator(".app-choices select").selectOption("en");
  });
});
