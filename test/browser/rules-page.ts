/** The page "Rules" for tests: opened, given a program, stepped and read as a user would. */
import type { Page } from "playwright-core";
import { afterEach } from "vitest";
import { onePage } from "./one-page.ts";
import { type OpenStudio, openStudio } from "./open-studio.ts";

let studio: OpenStudio | undefined;

afterEach(async () => {
  await studio?.close();
  studio = undefined;
});

type Options = Parameters<typeof openStudio>[0];

/** The studio, closed after the test. */
export async function openWide(options: Options = {}): Promise<Page> {
  studio = await openStudio({ width: 1440, height: 900, ...options });
  return studio.page;
}

/** The page "Rules" with its first program; in English it is loaded once for all tests. */
export async function open(options: Options = {}): Promise<Page> {
  const view = { width: 1440, height: 900, path: "/rules", ...options };
  const page = options.language === undefined ? await onePage(view) : await openWide(view);
  await page.locator(".rules-page").waitFor();
  // The first program is loaded.
  await status(page, "(reset)");
  return page;
}

/** Opens a program from a file, as a user would. */
export async function openText(page: Page, text: string, name = "test.clp"): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByText(name, { exact: true }).waitFor();
  await status(page, "(reset)");
}

export async function status(page: Page, text: string | RegExp): Promise<void> {
  await page.locator(".rules-status").filter({ hasText: text }).waitFor();
}

/** Types a line into the console, as a command or as an answer. */
export async function type(page: Page, line: string): Promise<void> {
  await page.locator("#rules-prompt").fill(line);
  await page.locator("#rules-prompt").press("Enter");
}

export async function answer(page: Page, line: string): Promise<void> {
  await page.locator(".rules-prompt[data-reading]").waitFor();
  await type(page, line);
}

/** The rows of a panel as text. */
export async function rows(page: Page, title: string): Promise<string[]> {
  const panel = page.locator("section.panel", {
    has: page.locator("h2", { hasText: new RegExp(`^${title}$`) }),
  });
  const texts = await panel.locator("li button.rules-row").allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, " ").trim());
}

/** Opens an example from the menu. */
export async function example(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole("button", { name: "Examples" }).click();
  await page.getByRole("group", { name: group }).getByRole("menuitem", { name }).click();
  await page.locator(".rules-file", { hasText: name }).waitFor();
  await status(page, "(reset)");
}

export const step = (page: Page) => page.getByRole("button", { name: "Forward one step" }).click();
export const back = (page: Page) => page.getByRole("button", { name: "Back one step" }).click();
