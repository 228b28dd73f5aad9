/** Boards set up, linked and played in a real browser: what was once lost, hidden or misunderstood. */
import type { Locator, Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { isMissing } from "./chromium.ts";
import { onePage } from "./one-page.ts";
import { eventually } from "./open-studio.ts";
import { button, finish, stage } from "./watch-page.ts";

let page: Page;

async function go(query: Record<string, string>): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/puzzles?${new URLSearchParams(query)}`);
}

const tiles = (of: Locator) =>
  of
    .locator("[data-cell]")
    .evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")!.split(": ")[1]).join(" "));

describe.skipIf(isMissing)("the set-up of puzzles", () => {
  beforeEach(async () => {
    page = await onePage({ height: 720 });
  });

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
    await go({ puzzle: "sliding-tiles", board: "1 2 3 4 0 6 7 5 8", strategy: "bogus", width: "3" });
    const alert = page.getByRole("alert");
    await alert.getByText(/^There is no strategy "bogus".* The usual choice is shown instead\.$/).waitFor();
    expect(await alert.count()).toBe(1);
    await stage(page).locator(".watch-board").waitFor();
    await finish(page);
    await page.getByText("Solved in 2 steps.").waitFor();
  });

  it("the way back leads from game to search and from puzzle to puzzle, not through changes of a board", async () => {
    await go({ puzzle: "sliding-tiles", board: "1 2 3 4 0 6 7 5 8" });
    const chosen = (name: string) =>
      page.locator("[aria-selected=true], [aria-pressed=true]", { hasText: name });
    await page.getByRole("button", { name: "Shuffle" }).click();
    await page.waitForURL((url) => !url.hash.includes("board=1+2+3"));
    await page.getByRole("tab", { name: "Play" }).click();
    await page.waitForURL(/mode=play/);
    await page.getByRole("button", { name: "Knight" }).click();
    await page.waitForURL(/puzzle=knight-score/);
    await page.goBack();
    await page.waitForURL(/puzzle=sliding-tiles.*mode=play/);
    await chosen("Sliding tiles").waitFor();
    await page.goBack();
    await chosen("Watch").waitFor();
    expect(page.url()).not.toContain("board=1+2+3");
    await page.goForward();
    await chosen("Play").waitFor();
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
    await page.keyboard.press("Control+z");
    await eventually(() => tiles(play)).toBe("1 2 3 4 empty 6 7 5 8");
    await page.keyboard.press("Control+y");
    await eventually(() => tiles(play)).toBe("1 2 3 4 5 6 7 empty 8");
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

  it("says at once that a board cannot be solved, and where a text is wrong", async () => {
    await go({ puzzle: "sliding-tiles", instance: "kotlin-1" });
    await page.getByText("the order of the tiles has the wrong parity").waitFor();
    // By keyboard: what is above may still grow and move it away from the mouse.
    await page.locator(".setup-text summary").press("Enter");
    const text = page.getByRole("textbox", { name: "As text" });
    await text.fill("1 2 3\n4 x 6\n7 8 0");
    await page.getByText('Line 2, column 3: "x" is not a whole number.').waitFor();
    expect(await text.getAttribute("aria-invalid")).toBe("true");
    await text.fill("1 2 3\n4 0 6\n7 5 8");
    await eventually(() => page.getByText("Line 2").count()).toBe(0);
    await finish(page);
    await page.getByText("Solved in 2 steps.").waitFor();
  });

  it("an option may be wrong while it is being typed", async () => {
    await page.locator(".setup-more summary").click();
    const order = page.getByLabel("Order of moves");
    await order.pressSequentially("down,u");
    await page.getByRole("alert").waitFor();
    expect(await stage(page).locator(".watch-board").count()).toBe(0);
    await page.keyboard.type("p,right,left");
    expect(await order.inputValue()).toBe("down,up,right,left");
    await stage(page).locator(".watch-board").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("a board set up by hand is in the address, and the address gives it back", async () => {
    const cells = page.locator(".setup-board [data-cell]");
    await button(page, "Shuffle").click();
    const board = () => cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")).join());
    const shuffled = await board();
    await cells.nth(4).focus();
    await page.keyboard.press("7");
    await eventually(() => cells.nth(4).getAttribute("aria-label")).toContain(": 7");
    const typed = await board();
    expect(typed).not.toBe(shuffled);
    await cells.nth(0).dragTo(cells.nth(8));
    await eventually(board).not.toBe(typed);
    const made = await board();
    await page.getByLabel("Strategy").selectOption("greedy");
    const address = page.url();
    expect(address).toContain("strategy=greedy");
    await page.goto("about:blank");
    await page.goto(address);
    await cells.first().waitFor();
    expect(await board()).toBe(made);
    expect(await page.getByLabel("Strategy").inputValue()).toBe("greedy");
  });

  it.each(["mouse", "finger"])("a tile is dragged by %s, across and down", async (pointer) => {
    const cells = page.locator(".setup-board [data-cell]");
    const board = () =>
      cells.evaluateAll((all) =>
        all.map((cell) => cell.getAttribute("aria-label")!.split(": ")[1]).join(" "),
      );
    const middle = async (cell: number) => {
      const { x, y, width, height } = (await cells.nth(cell).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const wire = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      wire.send("Input.dispatchTouchEvent", { type, touchPoints });
    const drag = async (from: number, to: number) => {
      const [begin, end] = [await middle(from), await middle(to)];
      const half = { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 };
      if (pointer === "finger") {
        await touch("touchStart", [begin]);
        for (const at of [half, end]) await touch("touchMove", [at]);
        await touch("touchEnd", []);
        return;
      }
      await page.mouse.move(begin.x, begin.y);
      await page.mouse.down();
      await page.mouse.move(half.x, half.y);
      await page.locator(".board-view[data-dragging]").waitFor();
      await page.mouse.move(end.x, end.y);
      await page.mouse.up();
    };
    await cells.first().waitFor();
    expect(await board()).toBe("8 1 3 4 empty 2 7 6 5");
    await drag(3, 5);
    await eventually(board).toBe("8 1 3 2 empty 4 7 6 5");
    await drag(0, 6);
    await eventually(board).toBe("7 1 3 2 empty 4 8 6 5");
    // A click still slides.
    await cells.nth(1).click();
    await eventually(board).toBe("7 empty 3 2 1 4 8 6 5");
  });
});
