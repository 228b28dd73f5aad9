// The page "Rules" in a real browser: the figures of the course documents, going back, endless programs, languages.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { mainThreadDuring, summaryOf, timed } from "./main-thread.ts";
import { eventually } from "./open-studio.ts";
import { answer, back, example, open, openText, rows, status, step, type } from "./rules-page.ts";

/** The nodes of the tree as `label lines`, parents before their children, as a screen reader finds them. */
function tree(page: Page): Promise<string[]> {
  return page.getByRole("tree").getByRole("treeitem").allTextContents();
}

async function start(page: Page, strategy: string | null): Promise<void> {
  await type(page, "(start)");
  await answer(page, "10");
  if (strategy !== null) {
    await page.locator(".rules-line", { hasText: "1.- Breadth" }).waitFor();
    await answer(page, strategy);
  }
  await page.locator(".rules-prompt:not([data-reading])").waitFor();
}

describe("the breadth run of the course document", () => {
  test("figures 7 to 11: facts, agenda and tree, step by step", async () => {
    const page = await open();
    await start(page, "1");
    // Figures 7 and 8.
    await eventually(() => rows(page, "Facts")).toEqual([
      "f-0 (initial-fact)",
      "f-1 (puzzle 2 8 3 1 6 4 7 0 5 level 0 movement null fact 0)",
      "f-2 (max-depth 10)",
    ]);
    await eventually(() => rows(page, "Agenda")).toEqual([
      "0 up f-1, f-2",
      "0 left f-1, f-2",
      "0 right f-1, f-2",
      "-99 no_solution f-1",
    ]);
    await eventually(() => tree(page)).toEqual(["1", "up", "left", "right"]);
    // Figures 9 and 10.
    await step(page);
    await status(page, "Firing 1: up with f-1, f-2");
    await eventually(async () => (await rows(page, "Facts")).at(-1)).toBe(
      "f-3 (puzzle 2 8 3 1 0 4 7 6 5 level 1 movement up fact <Fact-1>)",
    );
    await eventually(() => rows(page, "Agenda")).toEqual([
      "0 left f-1, f-2",
      "0 right f-1, f-2",
      "0 up f-3, f-2",
      "0 right f-3, f-2",
      "0 left f-3, f-2",
      "-99 no_solution f-1",
      "-99 no_solution f-3",
    ]);
    await eventually(() => tree(page)).toEqual(["1", "3 up", "up", "right", "left", "left", "right"]);
    await step(page);
    await status(page, "Firing 2: left with f-1, f-2");
    await step(page);
    await status(page, "Firing 3: right with f-1, f-2");
    await step(page);
    await status(page, "Firing 4: up with f-3, f-2");
    // Figure 11.
    await page.getByRole("button", { name: "Play" }).click();
    await status(page, "Halted");
    for (const line of [
      "SOLUTION FOUND AT LEVEL 5",
      "NUMBER OF EXPANDED NODES OR TRIGGERED RULES 36",
      "FACT GOAL <Fact-38>",
    ])
      await page.locator(".rules-output", { hasText: line }).waitFor();
    await page.locator('.tree-item[data-kind="goal"]', { hasText: "38" }).waitFor({ state: "attached" });
    await eventually(() => page.locator('.tree-item[data-kind="path"]').count()).toBe(5);
    await type(page, "(path 38)");
    await page.locator(".rules-line", { hasText: "right on <Fact-22>" }).waitFor();
  });

  test("ten steps back and forward again give the same facts, agenda and tree", async () => {
    const page = await open();
    await start(page, "1");
    await page.getByLabel("How many rules to fire").fill("20");
    await page.getByRole("button", { name: "Fire", exact: true }).click();
    await status(page, "Firing 20:");
    // The list draws what is near its window, which begins a row sooner or later; its last rows are always there.
    const now = async () => ({
      facts: (await rows(page, "Facts")).slice(-15),
      agenda: await rows(page, "Agenda"),
      tree: await tree(page),
    });
    // The tree follows in its turn; fact 22 is the last one.
    await eventually(() => tree(page)).toContain("22 down");
    const end = await now();
    for (let i = 0; i < 10; i++) await back(page);
    await status(page, "Firing 10:");
    await eventually(now).not.toEqual(end);
    for (let i = 0; i < 10; i++) await step(page);
    await status(page, "Firing 20:");
    await eventually(now).toEqual(end);
    // A command at an earlier moment makes another future.
    for (let i = 0; i < 10; i++) await back(page);
    await status(page, "Firing 10:");
    await page.getByLabel("Strategy").selectOption("depth");
    await status(page, "(set-strategy depth)");
    await step(page);
    await status(page, "Firing 11: down with f-12, f-2");
  });
});

test("figures 14 to 17: the saliences of the heuristic run", async () => {
  const page = await open();
  await example(page, "8-puzzle, in English", "puzdesco.clp");
  await start(page, null);
  await page.getByLabel("Strategy").selectOption("breadth");
  await status(page, "(set-strategy breadth)");
  await eventually(() => rows(page, "Agenda")).toEqual([
    "-4 up f-1, f-2",
    "-6 left f-1, f-2",
    "-6 right f-1, f-2",
    "-99 no_solution f-1",
  ]);
  // Figures 13 and 14: the root has its f, and what waits is drawn as boards too.
  await eventually(() => tree(page)).toEqual(["1 f 4", "up f 4", "left f 6", "right f 6"]);
  await eventually(() => page.locator(".tree-canvas").getAttribute("data-detail")).toMatch(/^(board|small)$/);
  await step(page);
  await status(page, "Firing 1: up");
  await eventually(async () => (await rows(page, "Agenda")).slice(0, 5)).toEqual([
    "-5 up f-3, f-2",
    "-5 left f-3, f-2",
    "-6 left f-1, f-2",
    "-6 right f-1, f-2",
    "-6 right f-3, f-2",
  ]);
});

describe("clicks", () => {
  test("a fact shows how it was derived, an activation its bindings, a rule why it does not fire", async () => {
    const page = await open();
    await start(page, "1");
    await page.getByRole("button", { name: "Fire", exact: true }).click();
    await status(page, "Firing 10:");
    await page.getByRole("button", { name: /^f-6 / }).first().click();
    const inspector = page.locator(".inspector");
    await inspector.getByText("Firing 4: up with f-3, f-2").waitFor();
    await inspector.getByRole("button", { name: "Firing 4: up with f-3, f-2" }).click();
    await status(page, "Firing 4:");
    await page.getByRole("button", { name: "To the end" }).click();
    await page.getByRole("button", { name: /^0 down f-7/ }).click();
    await inspector.locator("dt", { hasText: "?level" }).waitFor();
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.getByRole("button", { name: /^goal/ }).click();
    await inspector.getByText("Nothing matches all of its patterns.").waitFor();
    await inspector.getByText("The nearest is").waitFor();
    await page.getByRole("tab", { name: "Network" }).click();
    await page.locator('.network-node[data-kind="rule"]', { hasText: "goal" }).waitFor();
    await page.getByRole("tab", { name: "Globals" }).click();
    await page.locator(".rules-name", { hasText: "?*gen-nod*" }).waitFor();
  });

  test("a breakpoint stops a run before its rule", async () => {
    const page = await open();
    await start(page, "1");
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.getByRole("button", { name: "Breakpoint: goal" }).click();
    await page.getByRole("button", { name: "Play" }).click();
    await status(page, "Stopped before a rule with a breakpoint");
    await eventually(async () => (await rows(page, "Agenda"))[0]).toBe("100 goal f-38");
  });
});

describe("programs that do not end", () => {
  test("an endless run is stopped between two firings", async () => {
    const page = await open();
    await openText(page, "(defrule r ?f <- (n ?x) => (retract ?f) (assert (n (+ ?x 1)))) (deffacts d (n 0))");
    await page.getByRole("button", { name: "Play" }).click();
    await status(page, /Running… [\d,]{4,}/);
    await page.getByRole("button", { name: "Stop" }).click();
    await status(page, "Stopped.");
    await step(page);
    await status(page, /^Firing \d+/);
  });

  test("an endless loop inside one firing is ended; the state is that before it", async () => {
    const page = await open();
    await openText(
      page,
      `(defrule a ?f <- (n ?x&:(< ?x 3)) => (retract ?f) (assert (n (+ ?x 1))))
       (defrule loop (n 3) => (assert (begun)) (while TRUE do (bind ?y 1)))
       (deffacts d (n 0))`,
    );
    await page.getByRole("button", { name: "Play" }).click();
    await status(page, "Rule loop has been running for a while");
    await page.getByRole("button", { name: "Stop" }).click();
    await status(page, "Stopped inside rule loop");
    await page.getByRole("button", { name: /^f-4 \(n 3\)/ }).waitFor();
    expect(await rows(page, "Facts")).not.toContain("f-5 (begun)");
    await eventually(() => rows(page, "Agenda")).toEqual(["0 loop f-4"]);
  });

  test("a million facts: the page answers, lists and tree stay small", async () => {
    const page = await open();
    await openText(
      page,
      "(defrule r (go) => (loop-for-count (?i 1 1000000) (assert (number ?i)))) (deffacts d (go))",
    );
    await page.getByRole("button", { name: "Play" }).click();
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.getByRole("button", { name: /^r\b/ }).waitFor();
    await page.getByText("1,000,002", { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByRole("tab", { name: "Search tree" }).click();
    await page.locator(".tree-item").first().waitFor({ state: "attached" });
    expect(await page.locator(".tree-item").count()).toBeLessThan(250);
    expect(await page.locator("li button.rules-row").count()).toBeLessThan(150);
    await page.getByRole("button", { name: /\(number 1000000\)/ }).waitFor();
  }, 120_000);
});

test("while 100,000 rules fire, clicks are answered within 100 ms", timed, async () => {
  const page = await open();
  await openText(
    page,
    `(defrule r ?f <- (n ?x&:(< ?x 100000)) => (assert (kept (mod ?x 5000) ?x)) (retract ?f) (assert (n (+ ?x 1))))
     (deffacts d (n 0))`,
  );
  const tabs = ["Rules", "Globals", "Search tree"];
  let clicks = 0;
  const thread = await mainThreadDuring(page, async () => {
    await page.getByRole("button", { name: "Play" }).click();
    await status(page, "Running…");
    while ((await page.locator(".rules-status").textContent())?.startsWith("Running")) {
      await page.getByRole("tab", { name: tabs[clicks++ % tabs.length] }).click();
      await page.waitForTimeout(30);
    }
    await status(page, "No rule left to fire");
  });
  console.info(summaryOf(thread));
  expect(Math.max(...thread.answers)).toBeLessThan(100);
  expect(thread.longestTask).toBeLessThan(100);
  expect(thread.answers.length).toBeGreaterThanOrEqual(clicks);
  expect(clicks).toBeGreaterThan(1);
  await page.getByText("Firing 100,000").waitFor();
});

test("the page speaks Spanish, Catalan and Portuguese", async () => {
  const page = await open({ language: "es" });
  for (const [language, facts, agenda, reset] of [
    ["es", "Hechos", "Agenda", "Reiniciar"],
    ["ca", "Fets", "Agenda", "Reinicia"],
    ["pt", "Factos", "Agenda", "Reiniciar"],
  ] as const) {
    await page.locator(".app-choices select").selectOption(language);
    await page.getByRole("heading", { name: facts }).waitFor();
    await page.getByRole("heading", { name: agenda }).waitFor();
    await page.getByRole("button", { name: reset }).waitFor();
  }
});

test("at 360 px everything can be reached by tabs, and nothing is wider than the window", async () => {
  const page = await open({ width: 360, height: 740, language: "ca" });
  await page.locator(".cm-content").waitFor();
  for (const name of [
    "Consola",
    "Fets",
    "Agenda",
    "Arbre de cerca",
    "Regles",
    "Xarxa",
    "Globals",
    "Programa",
  ]) {
    await page.getByRole("tab", { name, exact: true }).click();
    await page.getByRole("tabpanel", { name, exact: true }).locator(".panel").waitFor();
  }
  await page.getByRole("tab", { name: "Consola" }).click();
  await type(page, "(inici)");
  await answer(page, "10");
  await page.locator(".rules-line", { hasText: "1.-" }).waitFor();
  await answer(page, "1");
  await page.getByRole("button", { name: "Un pas endavant" }).click();
  await status(page, "Disparament 1: dalt amb f-1, f-2");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("keys: reset, step, back, run, console, help", async () => {
  const page = await open();
  await openText(
    page,
    "(defrule r ?f <- (n ?x&:(< ?x 5)) => (retract ?f) (assert (n (+ ?x 1)))) (deffacts d (n 0))",
  );
  await page.keyboard.press("F10");
  await status(page, "Firing 1:");
  await page.keyboard.press("F10");
  await status(page, "Firing 2:");
  await page.keyboard.press("Shift+F10");
  await status(page, "Firing 1:");
  await page.keyboard.press("F8");
  await status(page, "No rule left to fire");
  await page.keyboard.press("Control+Enter");
  await status(page, "(reset)");
  await page.keyboard.press("Alt+c");
  await page.keyboard.type("(+ 1 2)\n");
  await page.locator(".rules-line", { hasText: /^3$/ }).waitFor();
  await page.keyboard.press("F1");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});
