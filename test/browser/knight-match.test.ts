/** The knight game played in the page: alone with a choice of doubles, and against the machine. */
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { seriousFaults } from "./axe.ts";
import { isMissing } from "./chromium.ts";
import { type OpenStudio, openStudio } from "./open-studio.ts";

let studio: OpenStudio | undefined;

async function open(path: string): Promise<Page> {
  studio = await openStudio({ path });
  return studio.page;
}

afterEach(async () => {
  const last = studio;
  studio = undefined;
  await last?.close();
});

const cell = (page: Page, number: number) => page.locator(`.play-board [data-cell="${number}"]`);

describe.skipIf(isMissing)("the knight game", () => {
  it("asks which double goes, and says what disappears", async () => {
    const page = await open("/puzzles?puzzle=knight-score&instance=D&mode=play");
    // D1 is 95; F2, a jump away, is 55.
    await cell(page, 3).click();
    await cell(page, 15).click();
    await page.getByText("Which other double goes?").waitFor();
    expect(await page.locator(".play-choices button").allTextContents()).toContain("99");
    await page.locator(".play-choices button", { hasText: "88" }).click();
    await page.getByText("Gone from the board: 88.").waitFor();
    await page.getByText("150 of 600 points").waitFor();
  });

  it("is played by the rules that the player chooses, alone and by two", async () => {
    const page = await open("/puzzles?puzzle=knight-score&instance=D&mode=play");
    const rules = (name: string) => page.getByRole("group", { name: "Rules" }).getByRole("button", { name });
    expect(await rules("official").getAttribute("aria-pressed")).toBe("true");
    await rules("none").click();
    // D1 is 95; F2, a jump away, is 55.
    await cell(page, 3).click();
    await cell(page, 15).click();
    await page.getByText("150 of 600 points").waitFor();
    expect(await page.getByText("Which other double goes?").count()).toBe(0);
    await page.getByRole("button", { name: "Two players" }).click();
    expect(await rules("none").getAttribute("aria-pressed")).toBe("true");
    expect(page.url()).toContain("rules=off");
  });

  it("is played against the machine, which says what it counted", async () => {
    const page = await open("/puzzles?puzzle=knight-score&instance=F&mode=play");
    await page.getByRole("button", { name: "Two players" }).click();
    await cell(page, 0).click();
    await page.getByText("Player 2 is thinking…").waitFor();
    await page.getByText("Player 1 is to move.").waitFor();
    const rows = page.locator(".match-moves tbody tr");
    expect(await rows.count()).toBe(2);
    const [machine, own] = await rows.allInnerTexts();
    expect(own).toMatch(/♘ 1\s+A1\s+87\s+78/);
    expect(machine).toMatch(/♞ 2\s+[A-J]10/);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await rows.count()).toBe(0);
  });
});
