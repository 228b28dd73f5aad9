/** Every guided walk from its first step to its last: the part it points at is there, its questions can be answered. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Question, readWalk, textIn, type Walk } from "../../src/studio/walks/walk.ts";
import { root } from "../built.ts";
import { seriousFaults } from "./axe.ts";
import { isMissing } from "./chromium.ts";
import { onePage } from "./one-page.ts";
import { eventually, openStudio } from "./open-studio.ts";
import { openList } from "./watch-page.ts";

const names = ["figures", "fewer", "admissible", "agenda", "knight", "border"];

function walkNamed(name: string): Walk {
  return readWalk(readFileSync(join(root, `src/studio/walks/built-in/${name}.json`), "utf8"));
}

/** The element with the frame of the walk. */
async function framed(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll("main *")].filter((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle === "solid" && outlineWidth === "3px" && each.getClientRects().length > 0;
      }).length,
  );
}

async function shownStep(page: Page, step: string): Promise<void> {
  const slider = page.locator(".transport input[type=range]").first();
  await eventually(() => slider.inputValue()).toBe(step);
}

async function answer(page: Page, question: Question): Promise<void> {
  const verdict = page.locator(".walk-question [role=status]");
  const isRight = async () => {
    await eventually(() => verdict.getAttribute("data-verdict")).toMatch(/right|wrong/);
    return (await verdict.getAttribute("data-verdict")) === "right";
  };
  if ("choices" in question) {
    for (const choice of await page.locator(".walk-choices button").all()) {
      await choice.click();
      if (await isRight()) return;
    }
  } else if (question.click === "activation") {
    const rows = page.locator(".rules-agenda .rules-row");
    await (question.answer === "next" ? rows.first() : rows.last()).click();
    if (await isRight()) return;
  } else if (question.click === "node") {
    await openList(page, page.locator(".watch-views [role=tab]").nth(1));
    await page.locator(".watch-views .watch-line").first().click();
    if (await isRight()) return;
  } else {
    for (const cell of await page.locator(".walk-board [data-cell]").all()) {
      await cell.click();
      if (await isRight()) return;
    }
  }
  throw new Error(`no answer is right: ${JSON.stringify(question.text)}`);
}

describe.skipIf(isMissing)("guided walks", () => {
  it.each(names)("%s", async (name) => {
    const walk = walkNamed(name);
    const page = await onePage({ path: "/learn", width: 1440, height: 900 });
    await page.getByRole("button", { name: `Begin: ${(walk.title as { en: string }).en}` }).click();
    const card = page.locator(".walk-card");
    for (const [i, { at, look, ask }] of walk.steps.entries()) {
      await card.getByText(`Step ${i + 1} of ${walk.steps.length}`).waitFor();
      const step = /[?&]step=(\d+)/.exec(textIn(at ?? "", "en"))?.[1];
      if (step !== undefined) await shownStep(page, step);
      if (look !== undefined) await eventually(() => framed(page)).toBe(1);
      if (ask !== undefined) await answer(page, ask);
      await card.locator(".walk-foot .primary").click();
    }
    await card.waitFor({ state: "detached" });
  });

  it("opens at the step of a link, in the language of the visitor, on a phone, without serious faults", async () => {
    const path = "/learn?walk=fewer&step=2";
    const { page, close } = await openStudio({ path, language: "ca", width: 360, height: 740 });
    await page.getByText("Pas 2 de 5").waitFor();
    await eventually(() => new URL(page.url()).hash).toContain("step=9");
    await shownStep(page, "9");
    expect(await seriousFaults(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    // The first question is which node is next: the tree tells when it is answered.
    await page.locator(".walk-foot button").first().click();
    await page.getByText("Pas 1 de 5").waitFor();
    await eventually(() => page.url()).toContain("breadth-first");
    await shownStep(page, "9");
    const legend = page.locator(".tree-legend");
    await eventually(() => legend.textContent()).toContain("en espera");
    expect(await legend.textContent()).not.toContain("el següent");
    await answer(page, walkNamed("fewer").steps[0]!.ask!);
    // What is said of an answer is in sight above the foot of the card.
    const said = page.locator(".walk-question > :last-child");
    const bottom = async (part: typeof said) => {
      const { y, height } = (await part.boundingBox())!;
      return y + height;
    };
    const body = await bottom(page.locator(".walk-body"));
    await eventually(() => bottom(said)).toBeLessThanOrEqual(body + 1);
    await page.locator(".watch-views [role=tab]").first().click();
    await eventually(() => legend.textContent()).toContain("el següent");
    // The same step of another walk begins anew: a board to click, and what is said of a wrong cell is in sight.
    await page.evaluate(() => {
      location.hash = "#/learn?walk=knight&step=1";
    });
    const cells = page.locator(".walk-board [data-cell]");
    await cells.last().click();
    await page.locator(".walk-question [data-verdict=wrong]").waitFor();
    await eventually(() => bottom(said)).toBeLessThanOrEqual((await bottom(page.locator(".walk-body"))) + 1);
    // A wrong answer about the agenda is explained below it: the other lines stay in sight, to be tried.
    await page.evaluate(() => {
      location.hash = "#/learn?walk=agenda&step=1";
    });
    const lines = page.locator(".rules-agenda .rules-row");
    await lines.nth(1).click();
    await page.locator(".walk-question [data-verdict=wrong]").waitFor();
    await page.locator(".inspector-body").waitFor();
    const top = async (part: typeof said) => (await part.boundingBox())!.y;
    await eventually(() => top(page.locator(".inspector"))).toBeGreaterThan((await top(lines.first())) + 90);
    await page.locator(".walk-question > button").click();
    await page.locator(".walk-question [data-verdict=shown]", { hasText: "dreta f-1, f-2" }).waitFor();
    // What a walk points at is unfolded: the pieces are in the set-up.
    await page.evaluate(() => {
      location.hash = "#/learn?walk=border&step=1";
    });
    await page.locator(".setup[data-closed]").waitFor({ state: "detached" });
    // Told in another language, a step shows the program of that language.
    await page.evaluate(() => {
      location.hash = "#/learn?walk=figures&step=1";
    });
    await page.waitForURL(/8-puzzle%2Fca/);
    await page.locator(".app-choices select").selectOption("es");
    await page.waitForURL(/8-puzzle%2Fes/);
    await page.locator(".app-choices select").selectOption("ca");
    await page.waitForURL(/8-puzzle%2Fca/);
    // A damaged number of a step is the first one.
    await page.evaluate(() => {
      location.hash = "#/learn?walk=fewer&step=abc";
    });
    await page.getByText("Pas 1 de 5").waitFor();
    await close();
  });

  it("a teacher's own walk comes from a file and is in its own link; a wrong file says where", async () => {
    const { page, context, close } = await openStudio({ path: "/learn" });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const choose = (value: unknown) =>
      page.locator("input[type=file]").setInputFiles({
        name: "walk.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(value)),
      });
    const steps = [
      { text: "First look at the board.", at: "/puzzles?puzzle=knight-score&instance=A", look: "board" },
      { text: "Now the frontier.", look: "frontier" },
    ];
    await choose({ title: "Mine", about: "A test", steps: [{ text: "x", look: "moon" }] });
    await page.getByText("steps[0].look").waitFor();
    await choose({ title: "Mine", about: "A test", steps });
    await page.getByText("First look at the board.").waitFor();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByText("Now the frontier.").waitFor();
    await page.getByRole("button", { name: "Copy a link to this step" }).click();
    await page.getByText("The link has been copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("button", { name: "End the walk" }).first().click();
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByText("Now the frontier.").waitFor();
    await page.waitForURL(/knight-score/);
    await close();
  });
});
