/**
 * One page of the studio for the tests of a file, which is loaded once: each test begins at its own address, as after a
 * click on a link, with nothing stored. A test that fails leaves its page to nobody.
 */
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect } from "vitest";
import { type OpenStudio, openStudio } from "./open-studio.ts";

/** Without a puzzle in the address the page would show the last one again. */
const START = "/puzzles?puzzle=sliding-tiles&instance=kotlin-figure";

interface View {
  readonly path?: string;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** Tests of one language in a row share a page. */
  readonly language?: string;
}

let studio: OpenStudio | undefined;
let spoken = "";

export async function onePage(view: View = {}): Promise<Page> {
  const { path = START, width = 1280, height = 800, dark = false, language = "en" } = view;
  if (language !== spoken) await closeIt();
  if (studio === undefined) {
    studio = await openStudio({ path, width, height, dark, language });
    spoken = language;
    return studio.page;
  }
  const { page } = studio;
  // A pointer that rests opens tips.
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
  await goTo(page, path);
  return page;
}

/** By way of a page that keeps nothing, so that the next one is made anew. */
async function goTo(page: Page, path: string): Promise<void> {
  const between = page.locator(path === "/learn" ? ".gallery" : ".learn-walks");
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    path === "/learn" ? "/studies" : "/learn",
  );
  await between.waitFor();
  await page.evaluate((path) => {
    localStorage.clear();
    sessionStorage.clear();
    location.hash = path;
  }, path);
  await between.waitFor({ state: "detached" });
  await page.locator("main h1").waitFor({ state: "attached" });
}

afterEach(async ({ task }) => {
  const failed = task.result?.state === "fail";
  const errors = studio?.errors.splice(0);
  if (failed) await closeIt();
  expect(errors ?? []).toEqual([]);
});

afterAll(closeIt);

async function closeIt(): Promise<void> {
  const last = studio;
  studio = undefined;
  await last?.close();
}
