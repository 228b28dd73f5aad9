/** The puzzles page in a real browser: a board solved and played back, scrubbed, raced, mistyped, played. */
import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFaults } from "./axe.ts";
import { isMissing } from "./chromium.ts";
import { mainThreadDuring, summaryOf, timed } from "./main-thread.ts";
import { onePage as open } from "./one-page.ts";
import { openStudio } from "./open-studio.ts";

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
/** Asked again until it is so: the machine may have other work. */
const eventually = <Value>(get: () => Value) => expect.poll(get, { timeout: 15_000 });
const finish = (page: Page) => button(page, "Search to the end").click();
const stage = (page: Page) => page.locator(".watch-stage");

/** The view that was chosen last stays chosen. */
const showTree = (page: Page) => page.getByRole("tab", { name: "Tree" }).press("Enter");

/** What is shown of the step: board, event, numbers, tree. */
async function shown(page: Page): Promise<(string | null)[]> {
  const tree = page.getByRole("tree");
  return [
    await stage(page).locator(".watch-board").innerHTML(),
    await stage(page).locator(".watch-words").textContent(),
    await stage(page).locator(".watch-counters").textContent(),
    await tree.innerHTML(),
  ];
}

/** Waits until the tree, which follows in its turn, shows the node that the words tell of. */
async function treeFollowed(page: Page): Promise<void> {
  const told = async () =>
    /Node (\d+) is expanded/.exec((await stage(page).locator(".watch-words").textContent())!)?.[1];
  const current = async () => {
    const items = await page.getByRole("tree").locator('[data-kind="current"]').allTextContents();
    return items.map((text) => text.split(" ")[0]);
  };
  await eventually(async () => (await current())[0] === (await told())).toBe(true);
}

/** Clicks on one tab of a search after the other. */
async function clickTabs(page: Page): Promise<void> {
  for (const name of ["Frontier", "Expanded", "Events", "Node", "Tree"]) {
    await page.getByRole("tab", { name }).click();
    await page.waitForTimeout(150);
  }
}

describe.skipIf(isMissing)("watching", () => {
  it("starts paused; a board is solved and played back", async () => {
    const page = await open();
    await page.getByText("Paused at the start").waitFor();
    expect(await page.locator(".watch-result").count()).toBe(0);
    await finish(page);
    await stage(page).getByText("Solved in 14 steps.").waitFor();
    await button(stage(page), "Solution").click();
    const outcome = page.locator(".watch-outcome");
    await outcome.getByText("This solution is optimal: none costs less than 14.").waitFor();
    const board = outcome.getByRole("img", { name: /^Solution/ });
    const first = await board.innerHTML();
    await outcome.getByLabel(/^Speed/).selectOption("30");
    await button(outcome, "Play").click();
    await outcome.getByText("14 / 14").waitFor();
    expect(await board.innerHTML()).not.toBe(first);
    await button(outcome, "To the start").click();
    await eventually(() => board.innerHTML()).toBe(first);
  });

  it("scrubbed back ten steps and forward again shows the same", async () => {
    const page = await open();
    await showTree(page);
    for (let jump = 0; jump < 12; jump++) await button(page, "Next expansion").click();
    const position = stage(page).locator("output").first();
    await eventually(() => stage(page).locator(".watch-counters").textContent()).toMatch(/^expanded12g/);
    await stage(page).getByText("Node 7 is expanded").waitFor();
    await treeFollowed(page);
    const before = await shown(page);
    const at = await position.textContent();
    for (let step = 0; step < 10; step++) await button(stage(page), "Back one step").click();
    await eventually(() => position.textContent()).not.toBe(at);
    await eventually(async () => (await shown(page)).at(-1)).not.toBe(before.at(-1));
    for (let step = 0; step < 10; step++) await button(stage(page), "Forward one step").click();
    await eventually(() => position.textContent()).toBe(at);
    await eventually(() => shown(page)).toEqual(before);
  });

  it("jumps to the next f and to the solution; a node shows its events and the terms of h", async () => {
    const page = await open();
    await showTree(page);
    await button(page, "Next f value").click();
    await stage(page).getByText("is expanded").waitFor();
    await button(page, "Next solution").click();
    await stage(page).getByText("is a goal").waitFor();
    const tree = page.getByRole("tree");
    await tree.press("Home");
    await page.getByRole("tab", { name: "Node" }).click();
    const node = page.locator(".watch-node");
    await node.getByText("is a start node").waitFor();
    const parts = await node.locator(".watch-parts tbody td").allTextContents();
    const sum = parts.reduce((total, part) => total + Number(part), 0);
    expect(String(sum)).toBe(await node.locator(".watch-parts tfoot td").textContent());
    await button(node, "Only the branch to this node").click();
    await eventually(() => tree.getByRole("treeitem").count()).toBeLessThan(10);
    await page.getByRole("tab", { name: "Frontier" }).click();
    const values = await page.locator(".watch-line-end b").allTextContents();
    const numbers = values.map((text) => Number(text.slice(2)));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it("lights the line of the pseudocode, and writes the lists as a textbook does", async () => {
    const page = await open();
    await page.getByRole("tab", { name: "Code" }).click();
    const code = page.locator(".code");
    await code.getByText("n ← the node of OPEN with the least f(n) = g(n) + h(n)").waitFor();
    const lit = () => code.locator("[aria-current=step]").textContent();
    await button(stage(page), "Forward one step").click();
    await eventually(lit).toBe("OPEN ← the starts, CLOSED ← {}");
    await eventually(() => code.locator(".code-list").allTextContents()).toEqual([
      "OPEN = [ 0 (10) ]",
      "CLOSED = [  ]",
    ]);
    await button(page, "Next expansion").click();
    await eventually(lit).toBe("put n into CLOSED; for each child c of n:");
    await button(page, "Next solution").click();
    await eventually(lit).toBe("if n is a goal: return the path to n");
  });

  it("draws what two searches expand in one tree", async () => {
    const page = await open();
    await showTree(page);
    await page.getByLabel("Compare with").selectOption("breadth-first");
    await page.getByText("76 by both, 0 only by the first, 3,256 only by the second").waitFor();
    const legend = page.getByRole("list", { name: "Legend" });
    await legend.getByText("expanded by both").waitFor();
    await legend.getByText("only by breadth-first").waitFor();
    const tree = page.getByRole("tree", { name: "a-star · breadth-first" });
    await tree.press("Home");
    await eventually(() => tree.locator('[aria-selected="true"]').textContent()).toBe("1 1 / 1");
    await page.getByLabel("Compare with").selectOption("");
    await page.getByRole("tree", { name: "Tree" }).waitFor();
  });

  it("shows an estimate that is too high and its consequence", async () => {
    const page = await open({
      path: "/puzzles?puzzle=sliding-tiles&instance=hardest-1&strategy=weighted-a-star&weight=5",
    });
    await finish(page);
    await button(stage(page), "Solution").click();
    const outcome = page.locator(".watch-outcome");
    await outcome.getByText(/^This solution is not optimal: it costs \d+, the best costs 31\.$/).waitFor();
    await outcome.getByText(/^Multiplied by its weight of 5, h overestimates at \d+ of \d+ nodes/).waitFor();
    expect(await outcome.locator(".watch-wrong").count()).toBeGreaterThan(3);
  });

  it("says at once that a board cannot be solved, and where a text is wrong", async () => {
    const page = await open({ path: "/puzzles?puzzle=sliding-tiles&instance=kotlin-1" });
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
    const page = await open();
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
    const page = await open();
    const cells = page.locator(".setup-board [data-cell]");
    await button(page, "Shuffle").click();
    const board = () => cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")).join());
    const shuffled = await board();
    await cells.nth(4).focus();
    await page.keyboard.press("7");
    await eventually(() => cells.nth(4).getAttribute("aria-label")).toContain(": 7");
    await cells.nth(0).dragTo(cells.nth(8));
    const made = await board();
    expect(made).not.toBe(shuffled);
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
    const page = await open();
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

  it("answers clicks within 100 ms during a search of millions of nodes, and stops it", timed, async () => {
    const page = await open({ path: "/puzzles?puzzle=sliding-tiles&instance=korf-1&strategy=ida-star" });
    const expanded = async () => {
      const text = await page.locator(".watch-counters dd").first().textContent();
      return Number(text!.replaceAll(",", ""));
    };
    const thread = await mainThreadDuring(page, async () => {
      await finish(page);
      await clickTabs(page);
      await page.getByText("the search goes on without drawing").waitFor({ timeout: 60_000 });
      const before = await expanded();
      await expect.poll(expanded, { timeout: 20_000 }).toBeGreaterThan(before + 200_000);
      await clickTabs(page);
    });
    console.info(summaryOf(thread));
    expect(thread.answers.length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...thread.answers)).toBeLessThan(100);
    expect(thread.longestTask).toBeLessThan(100);
    await button(page, "Stop").click();
    await button(page, "Search to the end").waitFor();
    const change = async () => {
      const then = await expanded();
      await page.waitForTimeout(400);
      return (await expanded()) - then;
    };
    await eventually(change).toBe(0);
  });

  it("knight and Eternity II boards are solved too", async () => {
    const page = await open({ path: "/puzzles?puzzle=knight-score&instance=C" });
    await finish(page);
    await page.getByText("Solved in 6 steps. 282 points.").waitFor();
    await button(page, "Eternity II").click();
    await finish(page);
    await page.getByText("Solved in 16 steps.").waitFor();
  });
});

async function content(download: Promise<Download>): Promise<Buffer> {
  return readFileSync(await (await download).path());
}

/** An animated picture as the browser's own decoder sees it. */
function decoded(page: Page, gif: Buffer) {
  return page.evaluate(
    async (bytes) => {
      const decoder = new ImageDecoder({ data: Uint8Array.from(bytes), type: "image/gif" });
      await decoder.tracks.ready;
      await decoder.completed;
      const { frameCount, repetitionCount } = decoder.tracks.selectedTrack!;
      const seen = new Set<string>();
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const pixels = new Uint8Array(image.allocationSize());
        await image.copyTo(pixels);
        seen.add(String(pixels.reduce((hash, value) => (hash * 31 + value) | 0, 7)));
        image.close();
      }
      return { frames: frameCount, repeats: repetitionCount, different: seen.size };
    },
    [...gif],
  );
}

describe.skipIf(isMissing)("taking away", () => {
  it("a link, and says so", async () => {
    const page = await open({ path: "/puzzles?puzzle=sliding-tiles&instance=clips-2&mode=compare" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, "Copy link").click();
    await page.getByText("Link copied.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  it("a self-contained chart", async () => {
    const page = await open({ path: "/puzzles?puzzle=sliding-tiles&mode=compare" });
    await button(page, "Race to the end").click();
    await eventually(() => page.locator(".compare-chart svg").count()).toBe(2);
    const download = page.waitForEvent("download");
    await button(page, /SVG/).first().click();
    expect((await content(download)).toString()).toMatch(/^<svg[^>]*style="[^"]*font-family: system-ui/);
  });

  it("pictures, an animation, the trace", async () => {
    const page = await open();
    await finish(page);
    await page.getByText("Solved in 14 steps.").waitFor();
    const save = async (name: string) => {
      await button(page, "Export").click();
      const download = page.waitForEvent("download");
      await page.getByRole("menuitem", { name }).click();
      return content(download);
    };
    expect((await save("Board as SVG")).toString()).toMatch(/^<svg xmlns.*rgb\(/s);
    expect((await save("Board as PNG")).subarray(1, 4).toString()).toBe("PNG");
    expect((await save("Tree as SVG")).toString()).toContain("f 14");
    expect((await save("Tree as PNG")).subarray(1, 4).toString()).toBe("PNG");
    const gif = await save("Solution as animated GIF");
    expect(await decoded(page, gif)).toEqual({
      frames: 15,
      repeats: Number.POSITIVE_INFINITY,
      different: 15,
    });
    expect((await save("Solution as animated SVG")).toString().match(/<animate /g)).toHaveLength(15);
    const lines = (await save("Trace (JSON lines)")).toString().trimEnd().split("\n");
    expect(JSON.parse(lines.at(-1)!).result.cost).toBe(14);
    expect(JSON.parse((await save("Trace for Posthoc")).toString()).version).toBe("1.4.0");
  });
});

const raced = (page: Page) =>
  expect.poll(() => page.locator(".compare-verdict").textContent(), { timeout: 60_000 }).not.toBe("");

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
    await button(page, "Play").click();
    await eventually(async () => Number((await expanded())[0])).toBeGreaterThan(20);
    await button(page, "Pause").click();
    await page.waitForTimeout(300);
    // All have done the same number of expansions, but for those that are done.
    const now = await rows.allTextContents();
    const running = now.flatMap((row, lane) => (row.includes("running") ? [lane] : []));
    expect(running.length).toBeGreaterThan(2);
    expect(new Set((await expanded()).filter((_, lane) => running.includes(lane))).size).toBe(1);
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
    const lines = (await content(download)).toString().trimEnd().split("\r\n");
    expect(lines).toHaveLength(5);
    expect(lines[4]).toMatch(/^a-star,manhattan,solved,31,31,6668,17510,/);
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
    expect(new Set(await drawn())).toEqual(new Set([first]));
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
    await seek(page, 200_000);
    await eventually(() => lanes(page).first().textContent()).toContain("expanded200,000");
    expect(await page.locator("[data-old]").count()).toBe(0);
    await button(page, "Forward one step").click();
    await eventually(() => page.locator("[data-old]").count()).toBe(1);
    await page.getByLabel("Draw the boards").uncheck();
    await eventually(() => lanes(page).count()).toBe(0);
  }, 90_000);
});

describe.skipIf(isMissing)("playing", () => {
  it("by mouse and keyboard, with undo and a hint, until it is solved", async () => {
    const board = "1 2 3 4 0 6 7 5 8";
    const page = await open({
      path: `/puzzles?${new URLSearchParams({ puzzle: "sliding-tiles", board, mode: "play" })}`,
    });
    const play = page.locator(".play");
    await play.locator('[data-cell="1"]').click();
    await play.getByText("1 move", { exact: true }).waitFor();
    await button(page, "Undo").click();
    await play.getByText("0 moves").waitFor();
    await button(page, "Hint").click();
    await play.getByText("Try sliding the 5 up (↑). 2 moves left.").waitFor();
    await play.locator('[data-cell="0"]').focus();
    await page.keyboard.press("ArrowUp");
    await play.getByText("1 move", { exact: true }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await play.getByText("Solved in 2 moves. Well played.").waitFor();
  });

  it("a knight's jump scores, a piece is laid down", async () => {
    const page = await open({ path: "/puzzles?puzzle=knight-score&instance=A&mode=play" });
    const play = page.locator(".play");
    await play.locator('[data-cell="0"]').click();
    await play.getByText("2 of 70 points").waitFor();
    await button(page, "Eternity II").click();
    await button(page, "Hint").click();
    await play.getByText(/^Try piece \d+\. 16 moves left\.$/).waitFor();
    await play.locator('[data-cell="0"]').click();
    await play.getByText("1 move", { exact: true }).waitFor();
    expect(await play.locator(".play-tray button").count()).toBe(15);
  });
});

describe.skipIf(isMissing)("axe finds nothing serious", () => {
  it.each([false, true])(
    "in any view of a search, dark: %s",
    async (dark) => {
      const page = await open({ dark });
      await finish(page);
      await page.getByText("Solved in 14 steps.").waitFor();
      await page.getByText("More options").click();
      for (const name of ["Tree", "Frontier", "Events", "Node", "Solution"]) {
        await page.getByRole("tab", { name }).click();
        await page.waitForTimeout(300);
        expect(await seriousFaults(page)).toEqual([]);
      }
    },
    60_000,
  );

  it("in a race and in games", async () => {
    const page = await open({ path: "/puzzles?puzzle=knight-score&instance=A&mode=compare" });
    await button(page, "Race to the end").click();
    await raced(page);
    await eventually(() => page.locator(".compare-chart svg").count()).toBe(2);
    expect(await seriousFaults(page)).toEqual([]);
    await button(page, "Solutions").click();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole("tab", { name: "Play" }).click();
    for (const domain of ["Sliding tiles", "Knight", "Eternity II"]) {
      await button(page, domain).click();
      await page.locator(".play").waitFor();
      expect(await seriousFaults(page)).toEqual([]);
    }
  }, 60_000);
});

describe.skipIf(isMissing)("small and by keyboard", () => {
  it("watching, comparing and playing fit 360 px", async () => {
    const query = "/puzzles?puzzle=knight-score&instance=C&mode=";
    const { page, close } = await openStudio({
      width: 360,
      height: 740,
      path: `${query}watch`,
      language: "pt",
    });
    await page.getByRole("heading", { name: "Quebra-cabeças", level: 1 }).waitFor();
    for (const [mode, part] of [
      ["watch", ".watch-board"],
      ["compare", ".lane"],
      ["play", ".play"],
    ]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, query + mode);
      await page.locator(part!).first().waitFor();
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), mode).toBeLessThanOrEqual(360);
    }
    await close();
  });

  it("a search is stepped, a tree walked, without a mouse", async () => {
    const page = await open();
    await showTree(page);
    const next = button(page, "Next expansion");
    await eventually(() => next.isEnabled()).toBe(true);
    await next.focus();
    await page.keyboard.press("Enter");
    await stage(page).getByText("is expanded").waitFor();
    await button(page, "Search to the end").focus();
    await page.keyboard.press("Enter");
    await page.getByText("Solved in 14 steps.").waitFor();
    const tree = page.getByRole("tree");
    await tree.getByRole("treeitem").first().waitFor({ state: "attached" });
    await tree.focus();
    await page.keyboard.press("Home");
    await eventually(() => tree.getAttribute("aria-activedescendant")).not.toBeNull();
    const level = () => tree.locator('[aria-selected="true"]').getAttribute("aria-level");
    await eventually(level).toBe("1");
    await page.keyboard.press("ArrowDown");
    await eventually(level).toBe("2");
    await page.keyboard.press("ArrowRight");
    await eventually(() => tree.locator('[aria-selected="true"]').textContent()).toMatch(
      /^2 left g 1 {2}h \d+/,
    );
    await page.keyboard.press("Enter");
    await page.locator(".watch-node").getByText("Node 2").waitFor();
  });
});
