/** A search on the page "Puzzles" in a real browser: solved and played back, scrubbed, jumped through, walked by keyboard. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFaults } from "./axe.ts";
import { isMissing } from "./chromium.ts";
import { mainThreadDuring, summaryOf, timed } from "./main-thread.ts";
import { onePage as open } from "./one-page.ts";
import { eventually } from "./open-studio.ts";
import { button, finish, openList, settled, showTree, solve, stage } from "./watch-page.ts";

/** What is shown of the step once all of it has settled: board, event, numbers, tree. */
async function shown(page: Page): Promise<(string | null)[]> {
  await settled(page);
  const tree = page.getByRole("tree");
  return [
    await stage(page).locator(".watch-board").innerHTML(),
    await stage(page).locator(".watch-words").textContent(),
    await stage(page).locator(".watch-counters").textContent(),
    await tree.innerHTML(),
  ];
}

/** The sum of what stands in the corners of the tiles: each tile's part of h. */
async function partsOfH(page: Page): Promise<string> {
  const parts = await stage(page).locator('.watch-board text[font-size="20"]').allTextContents();
  return `h ${parts.reduce((sum, part) => sum + Number(part), 0)}`;
}

/** Clicks on one tab of a search after the other, each once the one before is on the screen. */
async function clickTabs(page: Page): Promise<void> {
  for (const name of ["Frontier", "Expanded", "Events", "Node", "Tree"]) {
    await page.getByRole("tab", { name }).click();
    await page.getByRole("tabpanel", { name }).waitFor();
    await page.waitForTimeout(50);
  }
}

describe.skipIf(isMissing)("watching", () => {
  it("starts paused; a board is solved and played back", async () => {
    const page = await open();
    await page.getByText("Paused at the start").waitFor();
    expect(await page.locator(".watch-result").count()).toBe(0);
    await solve(page);
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
    const next = button(page, "Next expansion");
    await next.and(page.locator(":enabled")).waitFor();
    // A click before the answer to the last one counts too.
    await next.evaluate((one: HTMLElement) => {
      for (let jump = 0; jump < 12; jump++) one.click();
    });
    await eventually(() => stage(page).locator(".watch-counters").textContent()).toMatch(/^expanded12g/);
    await stage(page).getByText("Node 7 is expanded").waitFor();
    const h = await stage(page).locator(".watch-ghf span").nth(1).textContent();
    const hasParts = () => eventually(() => partsOfH(page)).toBe(h);
    await hasParts();
    await settled(page);
    const before = await shown(page);
    const position = stage(page).locator("output").first();
    const [step, last] = (await position.textContent())!.split(" / ");
    for (let back = 0; back < 10; back++) await button(stage(page), "Back one step").click();
    await eventually(() => position.textContent()).toBe(`${Number(step) - 10} / ${last}`);
    expect((await shown(page)).at(-1)).not.toBe(before.at(-1));
    for (let forth = 0; forth < 10; forth++) await button(stage(page), "Forward one step").click();
    await eventually(() => position.textContent()).toBe(`${step} / ${last}`);
    await settled(page);
    await hasParts();
    expect(await shown(page)).toEqual(before);
  });

  it("jumps to the next f and to the solution; a node shows its events and the terms of h", async () => {
    const page = await open();
    await showTree(page);
    await button(page, "Next f value").click();
    await stage(page).getByText("is expanded").waitFor();
    await button(page, "Next solution").click();
    await stage(page).getByText("is a goal").waitFor();
    await settled(page);
    const tree = page.getByRole("tree");
    await tree.press("Home");
    await tree.locator('[aria-selected="true"][aria-level="1"]').waitFor({ state: "attached" });
    await page.getByRole("tab", { name: "Node" }).click();
    const node = page.locator(".watch-node");
    await node.getByText("is a start node").waitFor();
    const parts = await node.locator(".watch-parts tbody td").allTextContents();
    const sum = parts.reduce((total, part) => total + Number(part), 0);
    expect(String(sum)).toBe(await node.locator(".watch-parts tfoot td").textContent());
    await button(node, "Only the branch to this node").click();
    await eventually(() => tree.getByRole("treeitem").count()).toBeLessThan(10);
    await openList(page, page.getByRole("tab", { name: "Frontier" }));
    const values = await page.locator(".watch-views .watch-line-end b").allTextContents();
    const numbers = values.map((text) => Number(text.slice(2)));
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it("asks for a tree no more often than it shows one while it plays", async () => {
    const page = await open();
    await showTree(page);
    await stage(page)
      .getByLabel(/^Speed/)
      .selectOption("100");
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (message, ...rest: [never]) {
        const { question } = message as { readonly question?: { readonly kind: string } };
        performance.mark(`asked ${question?.kind}`);
        return postMessage.call(this, message, ...rest);
      };
    });
    await button(stage(page), "Play").click();
    await button(stage(page), "Pause").waitFor();
    await button(stage(page), "Play").waitFor();
    const asked = await page.evaluate(() => {
      const times = performance.getEntriesByName("asked tree").map(({ startTime }) => startTime);
      return { count: times.length, seconds: (times.at(-1)! - times[0]) / 1000 };
    });
    expect(asked.count).toBeGreaterThan(3);
    expect(asked.count).toBeLessThan(3 + 10 * asked.seconds);
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
    await settled(page);
    const tree = page.getByRole("tree");
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
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await button(page, "Export").focus();
    await page.keyboard.press("Enter");
    await eventually(focused).toBe("Copy link");
    await page.keyboard.press("ArrowUp");
    await eventually(focused).toBe("Trace for Posthoc");
    await page.keyboard.press("Escape");
    await eventually(focused).toBe("Export");
  });

  it.each([false, true])("axe finds nothing serious in any view of a search, dark: %s", async (dark) => {
    const page = await open({ dark });
    await solve(page);
    await page.getByText("More options").click();
    for (const name of ["Tree", "Frontier", "Events", "Node", "Solution"]) {
      await page.getByRole("tab", { name }).click();
      await page.getByRole("tabpanel", { name }).locator(":scope > *").first().waitFor();
      const within = name === "Tree" ? "html" : ".watch-views";
      expect(await seriousFaults(page, { within, isOnlyColours: dark })).toEqual([]);
    }
  });
});
