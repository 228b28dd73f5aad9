/** A search that is watched on the page "Puzzles", for tests: asked to go on, and waited for until all of it shows the step. */
import type { Locator, Page } from "playwright-core";

export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

export const stage = (page: Page) => page.locator(".watch-stage");

export const finish = (page: Page) => button(page, "Search to the end").click();

/** To the end of the search on the board that a test begins with. */
export async function solve(page: Page): Promise<void> {
  await finish(page);
  await page.getByText("Solved in 14 steps.").waitFor();
}

/** The view that was chosen last stays chosen. */
export const showTree = (page: Page) => page.getByRole("tab", { name: "Tree" }).press("Enter");

/**
 * Waits until board, words and tree, each of which follows in its own time, show the step of the slider, and until the tree has
 * the boards of its nodes: only then does it know by which move a node was made.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const slider = document.querySelector<HTMLInputElement>(".watch-stage .transport input");
    const tree = document.querySelector<HTMLElement>("[role=tree]");
    const followers = [document.querySelector<HTMLElement>(".watch-now"), tree];
    const nodes = [...(tree?.querySelectorAll("[role=treeitem]") ?? [])];
    return (
      nodes.length > 0 &&
      followers.every((part) => part?.dataset.step === slider?.value) &&
      nodes.every((node) => node.ariaLevel === "1" || /^\d+ [a-z]+ g/.test(node.textContent!))
    );
  });
  await page.evaluate(sizeKept);
}

/** Runs in the page: waits until the tree has kept its size for some frames. What comes into sight beside it may change that. */
async function sizeKept(): Promise<void> {
  let size = "";
  for (let frames = 0; frames < 5; ) {
    await new Promise(requestAnimationFrame);
    const { width = 0, height = 0 } = document.querySelector("canvas") ?? {};
    frames = size === `${width} ${height}` ? frames + 1 : 0;
    size = `${width} ${height}`;
  }
}

/** Opens the tab of a list and waits until its rows are those of the step that is shown. */
export async function openList(page: Page, tab: Locator): Promise<void> {
  await tab.click();
  await page.waitForFunction(() => {
    const list = document.querySelector<HTMLElement>(".watch-views .virtual-list");
    const now = document.querySelector<HTMLElement>(".watch-now");
    return list !== null && now !== null && list.dataset.step === now.dataset.step;
  });
}
