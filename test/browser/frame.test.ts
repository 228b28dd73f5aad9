/** The frame around the pages: languages, appearance, titles, focus, keys, and how it fits a phone. */
import { describe, expect, it } from "vitest";
import { seriousFaults } from "./axe.ts";
import { isMissing } from "./chromium.ts";
import { eventually, openStudio } from "./open-studio.ts";

describe.skipIf(isMissing)("the frame", () => {
  it.each([
    ["en-GB", "en", "Rules"],
    ["es-MX", "es", "Reglas"],
    ["ca", "ca", "Regles"],
    ["pt-BR", "pt", "Regras"],
    ["fr", "en", "Rules"],
  ])("a browser in %s shows %s", async (language, shown, rules) => {
    const { page, close } = await openStudio({ language, path: "/learn" });
    expect(await page.locator("html").getAttribute("lang")).toBe(shown);
    expect(await page.getByRole("navigation").getByRole("link").nth(1).textContent()).toBe(rules);
    await close();
  });

  it("language, appearance and motion are chosen and kept", async () => {
    const { page, close } = await openStudio();
    await page.getByLabel("Language").selectOption("ca");
    await page.getByRole("button", { name: "Configuració" }).click();
    await page.getByText("Fosc", { exact: true }).click();
    await page.getByText("Complet", { exact: true }).click();
    expect(await seriousFaults(page)).toEqual([]);
    await page.reload();
    const html = page.locator("html");
    expect(await html.getAttribute("lang")).toBe("ca");
    expect(await html.evaluate((root) => getComputedStyle(root).colorScheme)).toBe("dark");
    expect(await html.evaluate((root) => getComputedStyle(root).getPropertyValue("--motion"))).toBe(".18s");
    await close();
  });

  it("a file that is dropped beside everything does not take the place of the page", async () => {
    const { page, close } = await openStudio();
    const isLeft = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "x.txt"));
      const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      return document.querySelector("h1")!.dispatchEvent(drop);
    });
    expect(isLeft).toBe(false);
    await close();
  });

  it("a page has its title, and the focus goes to its beginning", async () => {
    const { page, close } = await openStudio();
    expect(await page.title()).toBe("Puzzles · Frontier");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await page.getByRole("link", { name: "Rules" }).click();
    await eventually(() => page.title()).toBe("Rules · Frontier");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    await page.goBack();
    await eventually(() => page.title()).toBe("Puzzles · Frontier");
    await page.evaluate(() => {
      location.hash = "#/puzlez";
    });
    await page.getByRole("alert").getByText("There is no page “puzlez”.").waitFor();
    await page.getByRole("link", { name: "Puzzles", exact: true }).click();
    await page.getByRole("alert").waitFor({ state: "detached" });
    // Typed as if the pages were files.
    const address = page.url().split("#")[0]!;
    await page.goto(`${address}Quebra-cabeças/?puzzle=knight-score`);
    await page.locator(".watch-board[data-domain=knight-score]").waitFor();
    await page.goto(`${address}no/such`);
    await page.getByRole("alert").getByText("There is no page “no/such”.").waitFor();
    expect(await page.title()).toBe("Frontier");
    await close();
  });

  it("keys go to pages and list themselves; they can be turned off", async () => {
    const { page, close } = await openStudio();
    await page.keyboard.press("g");
    await page.keyboard.press("s");
    await page.waitForURL("**#/studies");
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await help.getByRole("heading", { name: "Rules", exact: true }).waitFor();
    // Those of every page and of the parts inside them, whichever page is shown.
    expect(await help.getByRole("term").allTextContents()).toEqual(
      expect.arrayContaining([
        "gp",
        "gr",
        "gs",
        "?",
        "n",
        ",",
        "F8",
        "ShiftF10",
        "AltC",
        "←↑→↓",
        "+-",
        "EscTab",
      ]),
    );
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("checkbox", { name: "Keyboard shortcuts" }).uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.waitForTimeout(100);
    expect(await help.isVisible()).toBe(false);
    await close();
  });

  it("the first key of the keyboard leads past the header", async () => {
    const { page, close } = await openStudio();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    expect(page.url()).toContain("#/puzzles");
    await close();
  });
});
