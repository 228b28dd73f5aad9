/** The tree of a search in a real browser: near and far, under the pointer, by the map, in files. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isMissing } from "./chromium.ts";
import { eventually, type OpenStudio, openStudio } from "./open-studio.ts";

describe.skipIf(isMissing)("the tree", () => {
  let studio: OpenStudio;
  let page: Page;

  // One page for all: a search of 128 nodes, at its end.
  beforeAll(async () => {
    studio = await openStudio({ width: 1440, height: 900 });
    page = studio.page;
    await page.getByRole("button", { name: "Search to the end" }).click();
    await page.getByText("128 nodes").waitFor();
  }, 120_000);
  afterAll(() => studio.close());

  const canvas = () => page.locator(".tree-canvas");
  const detail = () => canvas().getAttribute("data-detail");
  const card = () => page.locator(".tree-card");

  /** What was done is on the screen. */
  const painted = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

  /** A point of the window below which there is a node, and the number of that node. */
  async function pointAtNode(first = 0.1): Promise<{ x: number; y: number; node: string }> {
    const { x, y, width, height } = (await canvas().boundingBox())!;
    for (let down = 0.35; down < 0.9; down += 0.02)
      for (let right = first; right < 0.8; right += 0.02) {
        const at = { x: x + right * width, y: y + down * height };
        await page.mouse.move(at.x, at.y);
        await painted();
        if (!(await card().isVisible())) continue;
        // It may be the card of the point before.
        await page.mouse.move(0, 0);
        await card().waitFor({ state: "detached" });
        await page.mouse.move(at.x, at.y);
        const isThere = await card()
          .waitFor({ timeout: 1000 })
          .then(
            () => true,
            () => false,
          );
        if (isThere) return { ...at, node: (await card().locator("b").textContent())! };
      }
    throw new Error("There is no node in the window.");
  }

  it("is drawn whole from afar; the wheel brings the node under the pointer nearer", async () => {
    await page.getByRole("button", { name: "Whole tree" }).click();
    await eventually(detail).toBe("dot");
    const { x, y, node } = await pointAtNode();
    const seen = new Set<string | null>();
    for (let turn = 0; turn < 200 && (await detail()) !== "board"; turn++) {
      await page.mouse.wheel(0, -70);
      await painted();
      seen.add(await detail());
    }
    expect([...seen]).toEqual(["dot", "number", "small", "board"]);
    await page.mouse.move(x + 1, y);
    await eventually(() => card().locator("b").textContent()).toBe(node);
    await card()
      .getByText(/^g \d+ +h \d+ +f \d+$/)
      .waitFor();
    expect(await card().locator("svg").count()).toBe(1);
  });

  it("two fingers bring the node between them nearer, and take it along", async () => {
    await page.getByRole("button", { name: "Whole tree" }).click();
    await eventually(detail).toBe("dot");
    const { x, y, node } = await pointAtNode(0.4);
    await page.mouse.move(0, 0);
    const wire = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", places: readonly number[], down = 0) => {
      const touchPoints = places.map((x, id) => ({ id, x, y: y + down }));
      return wire.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    const pinch = async (from: number, to: number, aside: number) => {
      const fingers = (part: number) => {
        const apart = from + part * (to - from);
        return [x + part * aside - apart, x + part * aside + apart];
      };
      await touch("touchStart", fingers(0));
      for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", fingers(part));
      await touch("touchEnd", []);
      await painted();
    };
    for (let turn = 0; turn < 12 && (await detail()) !== "board"; turn++) await pinch(15, 45, 0);
    expect(await detail()).toBe("board");
    await page.mouse.move(x, y);
    await eventually(() => card().locator("b").textContent()).toBe(node);
    await page.mouse.move(0, 0);
    await pinch(60, 40, 50);
    expect(await card().count()).toBe(0);
    await page.mouse.move(x + 50, y);
    await eventually(() => card().locator("b").textContent()).toBe(node);
    // One finger moves the tree, upwards and downwards too where the page does not scroll.
    await touch("touchStart", [x]);
    await touch("touchMove", [x + 70], 40);
    await touch("touchEnd", []);
    await page.mouse.move(x + 120, y + 40);
    await eventually(() => card().locator("b").textContent()).toBe(node);
  });

  it("selects the node that is clicked, and stays", async () => {
    const { x, y, node } = await pointAtNode();
    await page.mouse.click(x, y);
    await page.mouse.move(0, 0);
    const tree = page.getByRole("tree");
    await eventually(() => tree.locator('[aria-selected="true"]').textContent()).toMatch(
      new RegExp(`^${node} `),
    );
    expect(await tree.isVisible()).toBe(true);
    expect(await card().locator("b").textContent()).toBe(node);
    await card().getByRole("button", { name: "Close" }).click();
    await card().waitFor({ state: "detached" });
  });

  it("has a map that says where one is and leads elsewhere", async () => {
    const map = page.locator(".tree-map");
    await map.waitFor();
    const frame = () => map.locator("span").getAttribute("style");
    const before = await frame();
    await map.click({ position: { x: 100, y: 60 } });
    await eventually(frame).not.toBe(before);
    await page.getByRole("button", { name: "Whole tree" }).click();
    await map.waitFor({ state: "hidden" });
  });

  it("compares two searches in one tree and side by side, where a state that is chosen is marked in both", async () => {
    const versus = page.getByRole("combobox", { name: "Compare with" });
    await versus.selectOption("breadth-first");
    await page
      .getByText(/expanded by both/)
      .first()
      .waitFor();
    const trees = page.getByRole("tree");
    expect(await trees.count()).toBe(1);
    await page.getByRole("checkbox", { name: "Side by side" }).check();
    await eventually(() => trees.count()).toBe(2);
    const [first, second] = [trees.nth(0), trees.nth(1)];
    const boxes = await Promise.all([first, second].map((tree) => tree.boundingBox()));
    expect(boxes[0]!.x + boxes[0]!.width).toBeLessThanOrEqual(boxes[1]!.x + 2);
    expect(boxes[0]!.height).toBeGreaterThan(200);
    const root = first.getByRole("treeitem").first();
    await root.waitFor({ state: "attached" });
    await root.dispatchEvent("click");
    for (const tree of [first, second])
      await eventually(() => tree.locator('[aria-selected="true"]').count()).toBe(1);
    await versus.selectOption("");
    await eventually(() => trees.count()).toBe(1);
  });

  it("keeps its colours where the system forces its own, and is light on paper", async () => {
    /** Of what is painted: the share that is neither black nor white nor grey, and how light the rest is. */
    const paint = () =>
      canvas().evaluate((element) => {
        const { width, height } = element as HTMLCanvasElement;
        const { data } = (element as HTMLCanvasElement).getContext("2d")!.getImageData(0, 0, width, height);
        let [seen, coloured, light] = [0, 0, 0];
        for (let i = 0; i < data.length; i += 4) {
          if (data[i + 3]! < 255) continue;
          const rgb = [data[i]!, data[i + 1]!, data[i + 2]!];
          seen++;
          light += Math.max(...rgb) / 255;
          if (Math.max(...rgb) - Math.min(...rgb) > 40) coloured++;
        }
        return { coloured: coloured / seen, light: light / seen };
      });
    await page.getByRole("button", { name: "Follow the search" }).click();
    await page.emulateMedia({ forcedColors: "active" });
    await page.reload();
    await page.getByText("128 nodes").waitFor();
    await eventually(async () => (await paint()).coloured).toBeGreaterThan(0.02);
    await page.emulateMedia({ forcedColors: "none", colorScheme: "dark" });
    await eventually(async () => (await paint()).light).toBeLessThan(0.5);
    await page.emulateMedia({ media: "print" });
    expect((await paint()).light).toBeGreaterThan(0.5);
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
  });

  it("is saved with its boards", async () => {
    await page.getByRole("button", { name: "Export" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: /tree.*SVG/i }).click();
    const stream = await (await download).createReadStream();
    let text = "";
    for await (const part of stream) text += part;
    expect(text.match(/<rect /g)!.length).toBeGreaterThan(128 * 9);
    expect(text).toContain(">127 down<");
  });

  it("keeps the signs of its legend, so that its height does not change while a search plays", async () => {
    const signs = () => page.locator(".tree-legend li").allTextContents();
    const slider = page.locator(".transport input[type=range]").first();
    await slider.fill("40");
    await page.locator('[role=tree][data-step="40"]').waitFor();
    const before = await signs();
    expect(before).toContain("next to be taken");
    await slider.fill("1");
    await page.locator('[role=tree][data-step="1"]').waitFor();
    expect(await signs()).toEqual(before);
  });
});
