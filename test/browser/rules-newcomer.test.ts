/** The page "Rules" for someone who is new to it, in a real browser: where to begin, what went wrong, what is so now. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isMissing } from "./chromium.ts";
import { eventually, type OpenStudio, openStudio } from "./open-studio.ts";
import { answer, back, openText, rows, status, step, type } from "./rules-page.ts";

let studio: OpenStudio;
let page: Page;

const chips = () => page.locator(".rules-commands .rules-command").allTextContents();
const printed = () => page.locator(".rules-output").textContent();

/** Replaces the text of the editor, as pasting does. */
async function paste(text: string): Promise<void> {
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

describe.skipIf(isMissing)("for a newcomer", () => {
  beforeAll(async () => {
    studio = await openStudio({ width: 1440, height: 900, path: "/rules" });
    page = studio.page;
    await status(page, "(reset)");
  }, 90_000);
  afterAll(() => studio?.close());

  it("what to begin with is said where one looks: on the empty agenda and after Play", async () => {
    const agenda = page.locator(".rules-empty").filter({ hasText: "Begin with" });
    await agenda.getByRole("button", { name: "(start)" }).waitFor();
    await page.getByRole("button", { name: "Play" }).click();
    const hint = page.locator(".rules-status").getByRole("button", { name: "(start)" });
    await hint.click();
    await answer(page, "10");
    await answer(page, "1");
    await eventually(() => rows(page, "Agenda")).not.toEqual([]);
    expect(await hint.count()).toBe(0);
  });

  it("why a rule does not fire is said of the moment shown", async () => {
    await page.getByRole("tab", { name: "Rules", exact: true }).click();
    await page.locator(".rules-list .rules-row", { hasText: "goal" }).click();
    const story = page.locator(".inspector-body");
    await story.getByText("Nothing matches all of its patterns.").waitFor();
    await type(page, "(run)");
    await status(page, "goal");
    await story.getByText("It has fired for everything that matches it.").waitFor();
    await back(page);
    await story.getByText("It is waiting on the agenda.").waitFor();
    const goal = page.locator(".rules-list .rules-row", { hasText: "goal" });
    await eventually(() => goal.textContent()).toContain("waiting");
    await step(page);
    await eventually(() => goal.textContent()).toContain("1 fired");
  });

  it("examples have titles; the commands offered are those of the program", async () => {
    await page.getByRole("button", { name: "Examples" }).click();
    await page
      .getByRole("menuitem", { name: /^Manhattan distance puzmanha.clp/ })
      .first()
      .waitFor();
    const names = await page.getByRole("menuitem").allInnerTexts();
    expect(names.filter((name) => /^\S+\.clp$/.test(name.trim()))).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await chips()).toEqual(["(start)", "(run)", "(path 38)"]);
    await paste("(deffacts f (a))\n(defrule r (a) => (printout t hello crlf))\n");
    await eventually(chips).toEqual(["(run)"]);
    await paste("(deffunction begin ()\n  (assert (a)))\n(defrule r (a) => (printout t hello crlf))\n");
    await eventually(chips).toEqual(["(begin)", "(run)"]);
  });

  it("an error of loading stays in sight and leads to its line", async () => {
    await openText(page, "(deffacts f (a))\n\n\n(defrule r (a) => (asert (b)))\n", "wrong.clp");
    for (let line = 0; line < 40; line++) await type(page, `(printout t ${line} crlf)`);
    const problem = page.getByRole("alert").filter({ hasText: "Line 4:" });
    await problem.getByRole("button").click();
    await eventually(() => page.locator(".cm-activeLine").textContent()).toContain("asert");
    await paste("(deffacts f (a))\n(defrule r (a) => (assert (b)))\n");
    await eventually(() => problem.count()).toBe(0);
  });

  it("the prompt completes names of the language and of the program", async () => {
    await openText(page, "(deffunction greet () (printout t hello crlf))", "greet.clp");
    const prompt = page.locator("#rules-prompt");
    await prompt.pressSequentially("(gre");
    const list = page.getByRole("listbox");
    await list.getByRole("option", { name: "greet" }).waitFor();
    await page.keyboard.press("Tab");
    expect(await prompt.inputValue()).toBe("(greet");
    await page.keyboard.type(")");
    await page.keyboard.press("Enter");
    await eventually(printed).toContain("hello");
    await prompt.pressSequentially("(get-str");
    await list.getByRole("option", { name: "get-strategy" }).waitFor();
    await page.keyboard.press("Escape");
    await eventually(() => list.count()).toBe(0);
    await prompt.fill("");
  });

  it("a link to an unknown example or with a damaged program is told, and nothing is done to another one", async () => {
    const go = (hash: string) =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
    await go("#/rules?example=classic/none.clp&do=(run 1)");
    await page.getByText("There is no example “classic/none.clp” here.").waitFor();
    await status(page, "(reset)");
    await go("#/rules?program=damaged");
    const told = page.getByText("The program in this link is damaged.");
    await told.waitFor();
    await openText(page, "(deffacts a (b))", "mine.clp");
    await told.waitFor({ state: "detached" });
  });

  it("each tab keeps its own program through a reload; a new one begins with the last", async () => {
    await openText(page, "(deffacts a (of-the-first-tab))", "first.clp");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText("first.clp").waitFor();
    await openText(other, "(deffacts a (of-the-second-tab))", "second.clp");
    await page.reload();
    await page.locator(".cm-content", { hasText: "of-the-first-tab" }).waitFor();
    await other.close();
  });

  it("is printed as its panels stand, without what can only be pressed", async () => {
    await page.emulateMedia({ media: "print" });
    const facts = page.locator("section.panel", { has: page.locator("h2", { hasText: "Facts" }) });
    expect((await facts.boundingBox())!.height).toBeGreaterThan(200);
    for (const part of [".transport", ".split-handle", ".app-header"])
      expect(await page.locator(part).first().isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
  });

  it("what an endless loop prints is shown while it runs and after it was stopped", async () => {
    await openText(page, '(defrule loop => (while TRUE do (printout t "round and round" crlf)))', "loop.clp");
    await page.getByRole("button", { name: "Play" }).click();
    await eventually(printed).toContain("round and round");
    await page.getByRole("button", { name: "Stop" }).click();
    await status(page, "Stopped inside rule loop");
    expect(await printed()).toContain("Printed until it was stopped; undone with it:");
    expect(await printed()).toContain("round and round");
    await type(page, "(facts)");
    await eventually(printed).not.toContain("round and round");
  });
});
