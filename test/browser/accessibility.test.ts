/** axe on every page: light, dark, as wide as a phone, and in every language. */
import { describe, expect, it } from "vitest";
import { seriousFaults } from "./axe.ts";
import { isMissing } from "./chromium.ts";
import { openStudio } from "./open-studio.ts";

const looks = {
  light: { language: "en" },
  dark: { language: "es", dark: true },
  phone: { language: "ca", width: 360, height: 740 },
  "dark phone": { language: "pt", width: 360, height: 740, dark: true },
};

/** Each page with a part that it loads last. */
const pages = {
  puzzles: ".watch-board",
  rules: ".cm-content",
  studies: ".gallery li",
  learn: ".learn-walks",
};

describe.skipIf(isMissing)("nothing serious, nothing wider than the screen", () => {
  it.each(Object.entries(looks))("%s", async (_, appearance) => {
    const { page, close } = await openStudio({ ...appearance, path: "/puzzles" });
    await page.waitForLoadState("networkidle");
    for (const [name, part] of Object.entries(pages)) {
      await page.locator(`nav a[href="#/${name}"]`).click();
      // What a page loads later, such as the editor, is checked too.
      await page.locator(part).first().waitFor();
      expect(await seriousFaults(page, { isOnlyColours: "dark" in appearance }), name).toEqual([]);
      const { wide, screen } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
      }));
      expect(wide, name).toBeLessThanOrEqual(screen);
    }
    await close();
  });
});
