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

describe.skipIf(isMissing).each(["puzzles", "rules", "studies", "learn"])("%s", (name) => {
  it.each(Object.entries(looks))(
    "%s: nothing serious, nothing wider than the screen",
    async (_, appearance) => {
      const { page, close } = await openStudio({ ...appearance, path: `/${name}` });
      // What a page loads later, such as the editor, is checked too.
      await page.waitForLoadState("networkidle");
      expect(await seriousFaults(page)).toEqual([]);
      const { wide, screen } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
      }));
      expect(wide).toBeLessThanOrEqual(screen);
      await close();
    },
  );
});
