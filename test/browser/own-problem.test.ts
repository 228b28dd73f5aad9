/** A problem typed into the page: run in a sandbox, searched like a built-in puzzle, stopped, kept, and shared by a link. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFaults } from "./axe.ts";
import { isMissing } from "./chromium.ts";
import { openStudio } from "./open-studio.ts";

const path = "/puzzles?puzzle=own-problem";

const counting = (isGoal: string) => `interface State { n: number }
export const problem = {
  starts: [{ n: 0 }],
  actions: (): string[] => ["more"],
  result: (state: State): State => ({ n: state.n + 1 }),
  isGoal: (state: State): boolean => ${isGoal},
  key: (state: State) => state.n,
};
export const heuristics = { left: (state: State) => Math.max(0, 5 - state.n) };
`;

/** One fact that counts, as rules; what `more` does may be wrong. */
const countingRules = (more: string) => `; Counting
(deffacts start (n 0))
(defrule more ?n <- (n ?x) => (retract ?n) ${more})
(defrule goal (n 5) =>)
(deffunction h-left () (do-for-fact ((?f n)) TRUE (max 0 (- 5 (nth$ 1 ?f:implied)))))
`;

const editor = (page: Page) => page.getByRole("textbox", { name: "Your program" });

async function write(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.getByRole("button", { name: "Run", exact: true }).waitFor();
}

async function solved(page: Page, steps: number): Promise<void> {
  await page.getByRole("button", { name: "Search to the end" }).click();
  await page.getByText(`Solved in ${steps} steps.`).waitFor();
}

describe.skipIf(isMissing)("a problem of one's own", () => {
  it("is typed, searched, watched with its tree, lists and drawings, and its heuristics are examined", async () => {
    const { page, close } = await openStudio({ path });
    await page.getByText("doubled admissible: no").waitFor();
    await write(page, counting("state.n === 5"));
    await page.getByText("left admissible: yes").waitFor();
    await solved(page, 5);
    await page.getByRole("treeitem").first().waitFor({ state: "attached" });
    await page.getByRole("tab", { name: "Expanded" }).click();
    await page.getByRole("button", { name: /more.*g 4.*h 1.*f 5/ }).waitFor();
    await page.getByRole("tab", { name: "Node" }).click();
    await page.locator(".watch-node-board", { hasText: "n: 5" }).waitFor();
    await page.getByRole("combobox", { name: "Strategy" }).selectOption("ida-star");
    await solved(page, 5);
    await page.getByRole("tab", { name: "Heuristics" }).click();
    await page.getByRole("row", { name: "left yes yes 0" }).waitFor();
    await page.getByRole("tab", { name: "Compare" }).click();
    await page.getByRole("button", { name: "Race to the end" }).click();
    await page.getByText("Solved in 5 steps.").nth(2).waitFor();
    await page.getByRole("tab", { name: "Watch" }).click();
    // The same as rules, which are no other thing to the page.
    await write(page, countingRules("(assert (n (+ ?x 1)))"));
    await page.getByText("left admissible: yes").waitFor();
    await page.getByRole("combobox", { name: "Strategy" }).selectOption("a-star");
    await solved(page, 5);
    await page.getByRole("tab", { name: "Expanded" }).click();
    await page.getByRole("button", { name: /more.*g 4.*h 1.*f 5/ }).waitFor();
    await page.getByRole("button", { name: "Examples" }).click();
    await page.getByRole("menuitem", { name: "Two jugs of water, as rules" }).click();
    await page.getByText("Paused at the start.").waitFor();
    await page.locator(".watch-board", { hasText: "0 of 4, 0 of 3" }).waitFor();
    await solved(page, 6);
    await page.getByText("large-into-small").first().waitFor();
    await close();
  });

  it("says at which line and column something is wrong, and what", async () => {
    const { page, close } = await openStudio({ path });
    const alert = page.locator(".own-setup").getByRole("alert");
    await page.getByText("doubled admissible: no").waitFor();
    await write(page, `${counting("true")}const wrong = ;`);
    await alert.filter({ hasText: /Line 10, column 15:.*cannot be read/ }).waitFor();
    await write(page, counting("(state as any).no.where"));
    await alert
      .filter({ hasText: /Line 6, column 56:.*isGoal ends with an error for the state {"n":0}: TypeError/ })
      .waitFor();
    expect(await page.locator(".cm-lintRange-error").textContent()).toBe("where");
    await write(page, countingRules("(assert (n (+ ?x 1))"));
    await alert.filter({ hasText: "Line 4, column 2: Missing function declaration for defrule." }).waitFor();
    await write(page, countingRules("(assert (n (/ ?x 0)))"));
    await alert.filter({ hasText: "Line 3, column 56: Attempt to divide by zero in / function." }).waitFor();
    expect(await page.locator(".cm-lintRange-error").count()).toBe(1);
    await write(page, countingRules("(while TRUE do (bind ?x 1))"));
    await alert.filter({ hasText: "Rule more goes on without an end" }).waitFor();
    await close();
  });

  it("completes names of rules and shows how functions are called", async () => {
    const { page, close } = await openStudio({ path });
    await page.getByText("doubled admissible: no").waitFor();
    await editor(page).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(countingRules("(assert (n (+ ?x 1)))"));
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("(defrule again (n ?x) => (str-ca");
    await page.getByRole("option", { name: /^str-cat/ }).click();
    await page.keyboard.type(" ");
    await page.locator(".program-help", { hasText: "A string of all the values" }).waitFor();
    await close();
  });

  it("is given up while it is still being examined, when the user says so", async () => {
    const { page, close } = await openStudio({ path });
    await page.getByText("doubled admissible: no").waitFor();
    const many = "Array.from({ length: 100_000 }, (_, i) => String(i))";
    await editor(page).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(counting("state.n === 5").replace('["more"]', many));
    await page.keyboard.press("ControlOrMeta+Enter");
    await page.getByText("Running…").waitFor();
    await page.locator(".own-tools").getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Run", exact: true }).waitFor();
    await write(page, counting("state.n === 5"));
    await page.getByText("left admissible: yes").waitFor();
    await solved(page, 5);
    await close();
  });

  it("is stopped when a function never returns, and the page goes on", async () => {
    const { page, close } = await openStudio({ path });
    await page.getByText("doubled admissible: no").waitFor();
    await write(page, counting("{ while (true); }"));
    await page.getByText(/did not return within 5 s/).waitFor();
    await write(page, counting("state.n === 3"));
    await solved(page, 3);
    await close();
  });

  it("reaches neither the studio nor the network, and sees no cookie and no storage", async () => {
    const { page, errors, close } = await openStudio({ path });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByText("doubled admissible: no").waitFor();
    const address = new URL("/api/studies", page.url()).href;
    await write(
      page,
      `const seen: string[] = [self.origin, typeof document, typeof localStorage];
fetch(${JSON.stringify(address)}, { credentials: "include" }).catch(() => {});
try { importScripts(${JSON.stringify(address)}); } catch (error) { seen.push((error as Error).name); }
try { new XMLHttpRequest().open("GET", ${JSON.stringify(address)}); } catch {}
try { seen.push(String(eval("1 + 1"))); } catch (error) { seen.push((error as Error).name); }
export const problem = {
  starts: [seen.join(" ")], actions: () => [], result: (s: string) => s, isGoal: () => true, key: (s: string) => s,
};
`,
    );
    await page
      .locator(".watch-board", { hasText: "null undefined undefined NetworkError EvalError" })
      .waitFor();
    expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
    // The browser tells that it refused.
    expect(errors.splice(0).every((error) => /Content Security Policy|Refused|violates/.test(error))).toBe(
      true,
    );
    await close();
  });

  it("is kept by the browser and shared by a link, which does not run before the visitor asks for it", async () => {
    const { page, context, close } = await openStudio({ path });
    await page.getByText("doubled admissible: no").waitFor();
    await write(page, counting("state.n === 4"));
    await page.getByText("left admissible: yes").or(page.getByText("left admissible: no")).waitFor();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy a link that holds the program" }).click();
    await page.getByText("The link is in the clipboard.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.reload();
    await solved(page, 4);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByText(/Somebody else wrote this program/).waitFor();
    await page.getByText("Run the program, and its search is shown here.").waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await solved(page, 4);
    // What stands in the place of the program of a damaged link must not be taken for it.
    await page.goto("about:blank");
    await page.goto(link.replace(/program=[^&]*/, "program=damaged"));
    const told = page.getByText("The program in this link is damaged.");
    await told.waitFor();
    await page.getByRole("button", { name: "Examples" }).click();
    await page.getByRole("menuitem", { name: "A stack of pancakes" }).click();
    await told.waitFor({ state: "detached" });
    await close();
  });

  it("has a map that is painted with the mouse and with keys", async () => {
    const { page, close } = await openStudio({ path });
    await page.getByText("doubled admissible: no").waitFor();
    await solved(page, 16);
    const cell = (row: number, column: number) =>
      page.getByRole("button", { name: new RegExp(`^Row ${row}, column ${column}: `) });
    await page.getByRole("button", { name: "wall", exact: true }).click();
    // A wall from the top to the bottom but for the last row.
    await cell(1, 7).hover();
    await page.mouse.down();
    for (const row of [2, 3, 4, 5, 6, 7]) await cell(row, 7).hover();
    await page.mouse.up();
    await page.getByText("Paused at the start.").waitFor();
    await solved(page, 16);
    await cell(8, 7).focus();
    await page.keyboard.press("#");
    await page.getByText("Paused at the start.").waitFor();
    await page.getByRole("button", { name: "Search to the end" }).click();
    await page
      .getByText(/no solution/i)
      .first()
      .waitFor();
    await close();
  });

  it.each([
    { width: 1440, dark: false },
    { width: 360, dark: true },
  ])("passes axe and fits, %j", async ({ width, dark }) => {
    const { page, close } = await openStudio({ path, width, dark });
    if (width < 800) await page.getByRole("button", { name: "Program" }).click();
    await page.getByText("doubled admissible: no").waitFor();
    await editor(page).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await close();
  });
});
