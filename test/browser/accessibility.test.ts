/** axe on every page: light, dark, as wide as a phone, and in every language. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isMissing } from "./chromium.ts";
import { openStudio } from "./open-studio.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that are broken in a serious way, each with the places. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`);
}

const looks = {
  light: { language: "en" },
  dark: { language: "es", dark: true },
  phone: { language: "ca", width: 360, height: 740 },
  "dark phone": { language: "pt", width: 360, height: 740, dark: true },
};

describe.skipIf(isMissing).each(["puzzles", "rules", "studies"])("%s", (name) => {
  it.each(Object.entries(looks))("%s: nothing serious, nothing wider than the screen", async (_, look) => {
    const { page, close } = await openStudio({ ...look, path: `/${name}` });
    expect(await seriousFaults(page)).toEqual([]);
    const { wide, screen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(screen);
    await close();
  });
});
