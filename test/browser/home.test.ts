/** The first screen: in the visitor's language, with a search that has run, one thing to try and three doors. */
import { describe, expect, it } from "vitest";
import { seriousFaults } from "./axe.ts";
import { isMissing } from "./chromium.ts";
import { eventually, openStudio } from "./open-studio.ts";

describe.skipIf(isMissing)("the first screen", () => {
  it.each([
    ["en", "See how a computer searches", "Try it yourself", 1280, 720, false],
    ["es", "Mira cómo busca un ordenador", "Pruébalo", 390, 844, true],
    ["ca", "Mira com cerca un ordinador", "Prova-ho", 1440, 900, true],
    ["pt", "Veja como um computador procura", "Experimente", 360, 740, false],
  ])(
    "speaks %s, shows a search that has run, and leads on",
    async (language, title, call, width, height, dark) => {
      const { page, close } = await openStudio({ path: "/", language, width, height, dark });
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
      const film = page.locator(".home-film");
      await film.getByRole("button").and(page.locator(":enabled")).waitFor();
      // Start, goal, and a board that is neither.
      const boards = await film.locator("svg").evaluateAll((all) => all.map((one) => one.innerHTML));
      expect(new Set(boards.slice(0, 3)).size).toBe(3);
      await page
        .locator(".home-counts dd")
        .filter({ hasText: /3[.,]332/ })
        .waitFor();
      expect(await page.locator(".home-doors a").count()).toBe(3);
      expect(await page.locator('.home-calls a[href="#/learn"]').count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const { y, height: high } = (await film.boundingBox())!;
      expect(y + high).toBeLessThan(height);
      expect(await seriousFaults(page, { isOnlyColours: dark })).toEqual([]);
      // It plays, and it can be stopped.
      const says = film.locator(".home-says span");
      const before = await says.textContent();
      await film.getByRole("button").click();
      await eventually(() => says.textContent()).not.toBe(before);
      await film.getByRole("button").click();
      await page.getByRole("link", { name: call }).click();
      await page.locator(".watch-standing").waitFor();
      expect(page.url()).toContain("#/puzzles?puzzle=sliding-tiles&instance=kotlin-figure");
      await page.getByRole("link", { name: "Frontier" }).click();
      await page.locator(".home-doors a").nth(1).click();
      await page.locator(".rules-page").waitFor();
      await close();
    },
  );
});
