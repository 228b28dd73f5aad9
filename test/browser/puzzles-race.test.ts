/** A race on the page "Puzzles" in a real browser: in step, back and forth, its solutions, its record, its files. */
import { readFileSync } from "node:fs";
import type { Download, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFaults } from "./axe.ts";
import { isMissing } from "./chromium.ts";
import { mainThreadDuring, summaryOf, timed } from "./main-thread.ts";
import { onePage as open } from "./one-page.ts";
import { eventually } from "./open-studio.ts";
import { button } from "./watch-page.ts";

async function content(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), "utf8");
}

const raced = (page: Page) => page.locator(".compare-verdict[data-said]").waitFor({ timeout: 60_000 });

describe.skipIf(isMissing)("comparing", () => {
  const lanes = (page: Page) => page.locator(".lane");
  const position = (page: Page) => page.locator(".transport output");
  const seek = (page: Page, step: number) =>
    page.getByRole("slider", { name: "Step" }).evaluate((slider: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(slider, String(value));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    }, step);

  it("races four strategies in step and names the winner", timed, async () => {
    const page = await open({ path: "/puzzles?puzzle=sliding-tiles&instance=hardest-1&mode=compare" });
    const rows = page.locator(".compare-table tbody tr");
    const expanded = () => rows.locator("td:nth-child(4)").allTextContents();
    /** Of those that are not done, all at one moment. */
    const underWay = () =>
      rows.evaluateAll((all) =>
        all
          .filter((row) => row.textContent!.includes("running"))
          .map((row) => Number(row.querySelector("td:nth-child(4)")!.textContent)),
      );
    await button(page, "Play").click();
    await eventually(async () => Math.max(...(await underWay()))).toBeGreaterThan(20);
    const seen = await underWay();
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen).size).toBe(1);
    await button(page, "Pause").click();
    const thread = await mainThreadDuring(page, async () => {
      await button(page, "Race to the end").click();
      await raced(page);
    });
    console.info(summaryOf(thread));
    expect(thread.longestTask).toBeLessThan(100);
    expect(await page.locator(".compare-verdict").textContent()).toBe(
      "greedy manhattan needs the fewest expansions: 66. The cheapest solution costs 31; more expensive: greedy manhattan (45).",
    );
    expect(await expanded()).toEqual(["181,380", "66", "124,267", "6,668"]);
    await eventually(() => page.locator(".compare-chart svg").count()).toBe(2);
    const download = page.waitForEvent("download");
    await button(page, "Table as CSV").click();
    const lines = (await content(download)).trimEnd().split("\r\n");
    expect(lines).toHaveLength(5);
    expect(lines[4]).toMatch(/^a-star,manhattan,solved,31,31,6668,17510,/);
    const chart = page.waitForEvent("download");
    await button(page, /SVG/).first().click();
    expect(await content(chart)).toMatch(/^<svg[^>]*style="[^"]*font-family: system-ui/);
  });

  it.each(["sliding-tiles", "knight-score", "eternity2"])(
    "boards of %s go back and forth exactly",
    async (domain) => {
      const page = await open({ path: `/puzzles?puzzle=${domain}&mode=compare` });
      // A click before the answer to the last one counts too.
      for (let step = 0; step < 6; step++) await button(page, "Forward one step").click();
      await eventually(() => lanes(page).first().textContent()).toMatch(/expanded6/);
      expect(await lanes(page).count()).toBe(4);
      const boards = () => lanes(page).allInnerTexts();
      const drawn = () =>
        lanes(page)
          .locator("svg")
          .evaluateAll((all) => all.map((one) => one.innerHTML));
      const before = [await boards(), await drawn()];
      await button(page, "Race to the end").click();
      await raced(page);
      expect((await boards()).every((text) => text.includes("Solved in"))).toBe(true);
      await seek(page, 2);
      await eventually(() => lanes(page).first().textContent()).toMatch(/expanded2/);
      await seek(page, 6);
      await eventually(async () => [await boards(), await drawn()]).toEqual(before);
    },
  );

  it("plays the solutions back, all with one transport", async () => {
    const page = await open({ path: "/puzzles?puzzle=sliding-tiles&instance=kotlin-figure&mode=compare" });
    const start = lanes(page).first().locator("svg");
    const first = await start.innerHTML();
    await page.keyboard.press("e");
    await raced(page);
    await button(page, "Solutions").click();
    await eventually(() => position(page).textContent()).toBe("0 / 46");
    const drawn = () =>
      lanes(page)
        .locator("svg")
        .evaluateAll((all) => all.map((one) => one.innerHTML));
    await eventually(async () => new Set(await drawn())).toEqual(new Set([first]));
    await seek(page, 20);
    await eventually(() => lanes(page).nth(3).textContent()).toContain("14 / 14");
    expect(await lanes(page).nth(1).textContent()).toContain("20 / 46");
    const [breadthFirst, greedy, , aStar] = await drawn();
    expect(aStar).toBe(breadthFirst);
    expect(greedy).not.toBe(aStar);
    await button(page, "To the end").click();
    await eventually(async () => new Set(await drawn()).size).toBe(1);
  });

  it("goes on without boards when the record is full", async () => {
    const race = "ida-star:manhattan";
    const query = new URLSearchParams({ puzzle: "sliding-tiles", instance: "korf-1", mode: "compare", race });
    const page = await open({ path: `/puzzles?${query}` });
    await button(page, "Race to the end").click();
    await page.getByText("Boards are kept for the first 200,000 expansions").waitFor({ timeout: 60_000 });
    await button(page, "Stop").click();
    await button(page, "Race to the end").waitFor();
    await seek(page, 200_000);
    await eventually(() => lanes(page).first().textContent()).toContain("expanded200,000");
    expect(await page.locator("[data-old]").count()).toBe(0);
    await button(page, "Forward one step").click();
    await eventually(() => page.locator("[data-old]").count()).toBe(1);
    await page.getByLabel("Draw the boards").uncheck();
    await eventually(() => lanes(page).count()).toBe(0);
  });

  it("axe finds nothing serious in a race and in games", async () => {
    const page = await open({ path: "/puzzles?puzzle=knight-score&instance=A&mode=compare" });
    await button(page, "Race to the end").click();
    await raced(page);
    await eventually(() => page.locator(".compare-chart svg").count()).toBe(2);
    expect(await seriousFaults(page)).toEqual([]);
    await button(page, "Solutions").click();
    await eventually(() => position(page).textContent()).toMatch(/^0 /);
    expect(await seriousFaults(page, { within: ".puzzles-main" })).toEqual([]);
    await page.getByRole("tab", { name: "Play" }).click();
    for (const domain of ["Sliding tiles", "Knight", "Eternity II"]) {
      await button(page, domain).click();
      await page.locator(`.setup-puzzles [aria-pressed=true]`, { hasText: domain }).waitFor();
      await page.locator(".play [data-cell]").first().waitFor();
      expect(await seriousFaults(page)).toEqual([]);
    }
  });
});
