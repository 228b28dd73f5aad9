// Classes, instances and messages on the page "Rules", in a real browser: back and forth, asked about, on a phone.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seriousFaults } from "./axe.ts";
import { isMissing } from "./chromium.ts";
import { eventually } from "./open-studio.ts";
import { back, example, open, openText, rows, status, step, type } from "./rules-page.ts";

const LIFT = readFileSync("programs/classic/lift.clp", "utf8");

const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const inspector = (page: Page) => page.locator(".inspector-body");

/** Waits until a row of a panel contains a text. */
async function row(page: Page, text: string): Promise<void> {
  await page.locator(".rules-row", { hasText: text }).first().waitFor();
}

describe.skipIf(isMissing)("a program with objects", () => {
  test("instances and messages follow the timeline", async () => {
    const page = await open();
    await example(page, "Classic programs", "lift.clp");
    await tab(page, "Instances");
    await tab(page, "Messages");
    await row(page, "[left]");
    await eventually(() => rows(page, "Instances")).toContain(
      "[ada] PERSON (floor 0) (goal 4) (state waits)",
    );
    for (const number of [1, 2, 3]) {
      await step(page);
      await status(page, `Firing ${number}:`);
    }
    await status(page, "Firing 3: carry with [left], [ada]");
    await row(page, "travel");
    await eventually(() => rows(page, "Messages")).toEqual([
      "[left] travel 1 → 1",
      "[left] put-floor 1 → 1",
      "[ada] put-floor 1 → 1",
    ]);
    await eventually(() => rows(page, "Instances")).toContain(
      "[ada] PERSON (floor 1) (goal 4) (state rides)",
    );
    const marked = page.locator("[data-tab=instances] .rules-row[data-fresh]");
    expect(await marked.locator(".rules-name").allInnerTexts()).toEqual(["[left]", "[goods]", "[ada]"]);
    const changed = marked.last().locator("[data-fresh]");
    expect(await changed.allInnerTexts()).toEqual(["(floor 1)"]);

    await back(page);
    await status(page, "Firing 2: board");
    await row(page, "board");
    await eventually(() => rows(page, "Instances")).toContain(
      "[ada] PERSON (state rides) (floor 0) (goal 4)",
    );
    await page.getByRole("button", { name: "Play" }).click();
    await status(page, "Halted");
    await page.locator(".filter-field").fill("of person");
    await row(page, "arrived");
    await eventually(() => rows(page, "Instances")).toEqual([
      "[ada] PERSON (floor 4) (goal 4) (state arrived)",
      "[ben] PERSON (floor 1) (goal 1) (state arrived)",
      "[eva] PERSON (floor 5) (goal 5) (state arrived)",
    ]);
    await page.locator(".filter-field").fill("nobody");
    await page.getByText("No instance contains this text.").waitFor();
    // The page remembers it.
    await page.locator(".filter-field").fill("");
  });

  test("why an instance is as it is, now and at the moment one goes to", async () => {
    const page = await open();
    await openText(page, LIFT);
    await tab(page, "Instances");
    await page.getByRole("button", { name: "Play" }).click();
    await status(page, "Halted");
    await page.locator("[data-tab=instances] .rules-row", { hasText: "[ben]" }).click();
    await inspector(page).getByText("Not made by a rule").waitFor();
    const story = inspector(page);
    await story.getByText("(state arrived)").waitFor();
    await story.getByRole("button", { name: "Firing 11: board with [left], [ben]" }).click();
    await status(page, "Firing 11: board");
    await story.locator("dd", { hasText: "rides" }).waitFor();
    expect(await story.locator("[data-fresh]").allInnerTexts()).toEqual([
      expect.stringMatching(/state\s+rides/),
    ]);
    await tab(page, "Rules");
    await page.locator(".rules-list .rules-row", { hasText: "fetched" }).click();
    await story.getByText("It is waiting on the agenda.").waitFor();
    await page.locator(".rules-list .rules-row", { hasText: "done" }).click();
    await story
      .getByText(/\(state rides\) is in the way/)
      .first()
      .waitFor();
  });

  test("the tree of classes, what a class has, and who handled a message", async () => {
    const page = await open();
    await openText(page, LIFT);
    await tab(page, "Classes");
    const names = page.locator("[data-tab=classes] .rules-row");
    await names.first().waitFor();
    const shown = async () => (await names.allInnerTexts()).map((text) => text.split("\n")[0]);
    const folded = [
      "OBJECT",
      "PRIMITIVE",
      "USER",
      "INITIAL-OBJECT",
      "PLACED",
      "PERSON",
      "LIFT",
      "GOODS-LIFT",
    ];
    expect(await shown()).toEqual(folded);
    await page.getByRole("button", { name: "Subclasses of PRIMITIVE" }).press("Enter");
    expect(await shown()).toContain("LEXEME");
    await page.getByRole("button", { name: "Subclasses of PRIMITIVE" }).press("Enter");
    expect(await shown()).toEqual(folded);
    await names.filter({ hasText: "GOODS-LIFT" }).click();
    await inspector(page).getByText("GOODS-LIFT › LIFT › PLACED › USER › OBJECT").waitFor();
    await inspector(page).getByText("(slot seats (default 1) (source composite))").waitFor();
    await inspector(page).getByText("travel before (?by)").waitFor();
    await inspector(page).getByRole("button", { name: "[goods]" }).click();
    await inspector(page).getByText("[goods] of").waitFor();
    await tab(page, "Messages");
    await type(page, "(send [goods] travel 1)");
    await page.locator("[data-tab=messages] .rules-row", { hasText: "travel" }).first().click();
    await inspector(page).getByText("(send [goods] travel 1) → 4").waitFor();
    expect(await inspector(page).locator("ol code").allInnerTexts()).toEqual([
      "GOODS-LIFT travel before",
      "LIFT travel primary",
      "LIFT travel after",
    ]);
  });

  test("a long answer scrolls, the page does not grow", async () => {
    const page = await open({ width: 1024, height: 768 });
    const made = Array.from({ length: 40 }, (_, i) => `(i${i} of A)`).join(" ");
    await openText(page, `(defclass A (is-a USER) (slot x)) (definstances many ${made})`);
    await tab(page, "Classes");
    await page.locator("[data-tab=classes] .rules-row", { hasText: /^A/ }).click();
    await inspector(page).getByText("40 direct instances").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(768);
  });

  test("a program without classes shows nothing of them", async () => {
    const page = await open();
    await openText(page, LIFT);
    await tab(page, "Instances");
    await row(page, "[left]");
    await openText(page, "(deffacts d (a 1)) (defrule r (a ?x) => (assert (b ?x)))", "plain.clp");
    await page.getByRole("tab", { name: "Instances" }).waitFor({ state: "detached" });
    const tabs = await page.getByRole("tab").allInnerTexts();
    for (const name of ["Messages", "Classes", "Agenda"]) expect(tabs).not.toContain(name);
    await eventually(() => rows(page, "Facts")).toEqual(["f-0 (initial-fact)", "f-1 (a 1)"]);
  });

  test.each([
    ["dark", { dark: true, language: "es" }, ["Instancias", "Mensajes", "Clases"]],
    ["on a phone", { width: 360, height: 740, language: "ca" }, ["Instàncies", "Missatges", "Classes"]],
  ] as const)("%s: nothing serious for axe, nothing wider than the screen", async (_, appearance, tabs) => {
    const page = await open(appearance);
    await openText(page, LIFT);
    for (let number = 1; number <= 3; number++) {
      await page.keyboard.press("F10");
      await status(page, ` ${number}: `);
    }
    for (const name of tabs) {
      await tab(page, name);
      await page.locator("[role=tabpanel] button.rules-row").last().click();
      await page.locator(".inspector-body p").first().waitFor();
      const within = name === tabs[0] ? "html" : "[role=tabpanel], .inspector-body";
      expect(await seriousFaults(page, { within })).toEqual([]);
    }
    const { wide, screen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(screen);
  });
});
