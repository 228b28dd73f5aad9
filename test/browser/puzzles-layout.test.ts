/** Where things are on the page "Puzzles": the result in sight, nothing that jumps, panels that keep their sizes. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isMissing } from "./chromium.ts";
import { onePage as open } from "./one-page.ts";
import { eventually } from "./open-studio.ts";

/** The bottom of what a user looks for, in the window. */
const bottom = async (page: Page, selector: string) => {
  const { y, height } = (await page.locator(selector).first().boundingBox())!;
  return y + height;
};

describe.skipIf(isMissing)("the page Puzzles", () => {
  it.each([
    [1280, 720],
    [1440, 900],
    [390, 844],
    [360, 740],
  ])(
    "shows board, controls and result without scrolling at %d by %d, and moves none of them",
    async (width, height) => {
      const page = await open({ width, height, language: "pt" });
      const transport = page.locator(".watch-stage .transport");
      await page.locator(".watch-standing button:enabled").waitFor();
      const before = await transport.boundingBox();
      await page.locator(".watch-standing button").click();
      await page.getByText("Resolvido em 14 passos.").waitFor();
      for (const one of [".watch-result", ".watch-board svg", ".watch-stage .transport input"])
        expect(await bottom(page, one)).toBeLessThan(height);
      expect(await transport.boundingBox()).toEqual(before);
      const isWide = width >= 1200;
      const { scrollHeight, scrollWidth } = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return { scrollHeight, scrollWidth };
      });
      expect(scrollWidth).toBeLessThanOrEqual(width);
      if (isWide) expect(scrollHeight).toBeLessThanOrEqual(height);
      // Every choice of a segmented control stands on one line and inside it.
      const heights = await page
        .locator(".segments > button")
        .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [one.clientHeight] : [])));
      expect(Math.max(...heights)).toBeLessThan(40);
      if (isWide) {
        const left = await page
          .locator(".setup .segments")
          .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
        expect(Math.max(...left)).toBe(0);
      }
      if (!isWide) {
        await page.getByRole("tab", { name: "Jogar" }).click();
        await page.locator(".play-board").waitFor();
        expect(await bottom(page, ".play-board svg")).toBeLessThan(height);
      }
    },
  );

  it("says beside the board why it has no solution, whatever the window", async () => {
    const page = await open({ path: "/puzzles?puzzle=sliding-tiles&board=1+8+3+4+0+2+7+6+5" });
    const why = page.locator(".setup > .message-wrong");
    await why.getByText("the order of the tiles has the wrong parity").waitFor();
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      const panel = (await page.locator(".panel-body.setup").boundingBox())!;
      const board = (await page.locator(".setup-board svg").boundingBox())!;
      const said = (await why.boundingBox())!;
      expect(said.y + said.height).toBeLessThanOrEqual(panel.y + panel.height + 1);
      expect(said.y).toBeGreaterThanOrEqual(board.y + board.height);
    }
    // There is nothing to play, and no tree to zoom.
    expect(await page.getByRole("button", { name: "Play", exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: "Zoom in" }).count()).toBe(0);
  });

  it.each([
    [360, 740],
    [1440, 900],
  ])("a race moves nothing when it ends, at %d by %d", async (width, height) => {
    const page = await open({
      path: "/puzzles?puzzle=sliding-tiles&instance=kotlin-figure&mode=compare",
      width,
      height,
      language: "pt",
    });
    const places = () =>
      page
        .locator(".compare-standing, .transport, .compare-view, .lane > *, .compare-scroll")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
    await page.locator(".lane-board").nth(3).waitFor();
    const before = await places();
    expect(before.length).toBeGreaterThan(15);
    await page.getByRole("button", { name: "Correr até ao fim" }).click();
    const verdict = page.locator(".compare-standing");
    await verdict.locator("[data-said]").waitFor();
    expect(await places()).toEqual(before);
    // What is said is seen whole.
    expect(await verdict.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    if (width === 1440) expect(await bottom(page, ".lane-text")).toBeLessThanOrEqual(height);
  });

  it.each([
    [360, 740],
    [1280, 720],
  ])("a result of two lines leaves the way to its reason in sight, at %d by %d", async (width, height) => {
    const page = await open({
      path: "/puzzles?puzzle=knight-score&instance=C",
      width,
      height,
      language: "pt",
    });
    await page.locator(".watch-standing button:enabled").click();
    await page.getByText("Resolvido em 6 passos. 282 pontos.").waitFor();
    const said = (await page.locator(".watch-said").boundingBox())!;
    const why = page.getByRole("link", { name: "Porquê? Que heurística é a melhor" });
    const word = (await why.getByText("Porquê?").boundingBox())!;
    expect(word.y + word.height).toBeLessThanOrEqual(said.y + said.height + 1);
    expect(word.x + word.width).toBeLessThanOrEqual(said.x + said.width + 1);
    await why.click();
    await page.locator("[data-tab=heuristics]").waitFor();
  });

  it("shows the chosen tab whole on a phone, also where a link has chosen it", async () => {
    const page = await open({
      path: "/puzzles?puzzle=sliding-tiles&instance=kotlin-figure&mode=heuristics",
      width: 360,
      height: 780,
      language: "ca",
    });
    const edges = () =>
      page
        .locator(".tab-list")
        .first()
        .evaluate((list) => {
          const tab = list.querySelector("[aria-selected=true]")!.getBoundingClientRect();
          const { left, right } = list.getBoundingClientRect();
          return Math.min(tab.left - left, right - tab.right);
        });
    await eventually(edges).toBeGreaterThanOrEqual(0);
    await page.getByRole("tab", { name: "Observa" }).click();
    await eventually(edges).toBeGreaterThanOrEqual(0);
    // In a window all seven views of a search fit, whichever is chosen.
    await page.setViewportSize({ width: 1280, height: 720 });
    const views = page.locator(".watch-tabs > .tab-list");
    for (const tab of await views.getByRole("tab").all()) {
      await tab.click();
      expect(await views.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    }
  });

  it("panels are made larger by dragging and by keys, and stay so", async () => {
    const page = await open({ width: 1440, height: 900 });
    const views = page.locator(".watch-views");
    await views.waitFor();
    const width = async () => (await views.boundingBox())!.width;
    const first = await width();
    const handle = page.getByRole("separator").last();
    const { x, y } = (await handle.boundingBox())!;
    await page.mouse.move(x + 4, y + 200);
    await page.mouse.down();
    await page.mouse.move(x - 100, y + 200, { steps: 4 });
    await page.mouse.up();
    const dragged = await width();
    expect(dragged).toBeGreaterThan(first + 80);
    await handle.focus();
    await page.keyboard.press("ArrowLeft");
    await eventually(width).toBeGreaterThan(dragged + 10);
    const kept = await width();
    await page.reload();
    await eventually(async () => Math.round(await width())).toBe(Math.round(kept));
    await page.getByRole("separator").last().press("Home");
    await eventually(async () => Math.round(await width())).toBe(Math.round(first));
  });
});
