/** The HTML report in a real browser: accessible, sortable, nothing wider than a phone, no request to the network. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { report } from "../../src/node/report/formats.ts";
import { plotNames } from "../../src/report/plot-names.ts";
import { scratchFolder } from "../cli/command-line.ts";
import { runsOf, studyOf } from "../report/real-results.ts";

// A browser is slow beside other tests on two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const executablePath = "/usr/bin/chromium";

// `npm test` installs the browser, and fails in CI if it cannot.
describe.skipIf(!existsSync(executablePath))("the page of a report", () => {
  const file = join(scratchFolder(), "report.html");
  let browser: Browser;
  beforeAll(async () => {
    const runs = runsOf({
      instances: ["kotlin-2", "kotlin-figure", "hardest-1"],
      strategies: ["a-star", "greedy"],
      heuristics: ["misplaced", "manhattan", "blank"],
      settings: [{ nodes: "100000" }],
    });
    writeFileSync(file, (await report(studyOf(runs), "html")) as string);
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  });
  afterAll(() => browser?.close());

  async function open(
    width: number,
    colorScheme: "light" | "dark",
  ): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      if (!request.url().startsWith("file:")) complaints.push(request.url());
    });
    await page.goto(`file://${file}`);
    return { page, complaints };
  }

  it.each([
    [1280, "light"],
    [360, "dark"],
  ] as const)("at %i pixels, %s", async (width, scheme) => {
    const { page, complaints } = await open(width, scheme);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(
      "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].html))",
    );
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
    const shown = await page.evaluate(
      "[...document.querySelectorAll('svg')].filter((svg) => svg.checkVisibility()).length",
    );
    expect(shown).toBe(plotNames.length);
    await page.close();
  });

  it("a press on the head of a column sorts by it, another one turns the order", async () => {
    const { page } = await open(1280, "light");
    const table = page.locator("section:last-of-type table");
    const expanded = async () =>
      (await table.locator("tbody tr td:nth-child(7)").allTextContents()).map((text) =>
        Number(text.replaceAll(",", "")),
      );
    const head = table.getByRole("button", { name: "expanded" });
    const before = await expanded();
    const rising = [...before].sort((a, b) => a - b);
    expect(before).not.toEqual(rising);
    await head.click();
    expect(await expanded()).toEqual(rising);
    await head.press("Enter");
    expect(await expanded()).toEqual(rising.reverse());
    expect(await table.locator("th[aria-sort]").getAttribute("aria-sort")).toBe("descending");
    await page.close();
  });
});
