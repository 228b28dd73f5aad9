/**
 * A walk through all pages of the studio in many states, the same in every language: nothing is located by its words.
 * Everything that can be read at each stop, by eye or by ear, is collected.
 */
import type { Page } from "playwright-core";
import { studySentence } from "../../src/run/sentences.ts";
import { died, runsOf, studyOf } from "../report/real-results.ts";

/** A text of the page and the stop at which it was read. */
export interface ReadText {
  readonly at: string;
  readonly text: string;
}

/**
 * What is not a sentence of the page: programs, output and messages of CLIPS, and documents that declare their own
 * language.
 */
const FOREIGN = [
  "code",
  "pre",
  "script",
  "noscript",
  "style",
  "[lang=en]:not(html)",
  ".cm-line",
  ".cm-tooltip-autocomplete li",
  ".rules-line:not([data-kind=note])",
  ".rules-row",
  ".rules-command",
  ".inspector-fact",
  ".menu [role=group]",
  ".network-text",
  ".rules-page .tree-item",
].join();

/** All texts, titles and labels that the page has now. */
async function readPage(page: Page): Promise<string[]> {
  return page.evaluate((foreign) => {
    const found = new Set<string>([document.title]);
    const keep = (text: string | null) => text?.trim() && found.add(text.trim().replace(/\s+/g, " "));
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest(foreign)) continue;
      for (const name of ["title", "aria-label", "aria-description", "placeholder", "alt"])
        keep(element.getAttribute(name));
      // The content of a text field is the user's.
      if (element instanceof HTMLTextAreaElement) continue;
      for (const child of element.childNodes) if (child.nodeType === 3) keep(child.textContent);
    }
    return [...found];
  }, FOREIGN);
}

const boards: readonly (readonly [puzzle: string, board: string])[] = [
  ["sliding-tiles", ""],
  ["sliding-tiles", "1 2 x"],
  ["sliding-tiles", "1 2 3 4 5"],
  ["sliding-tiles", "1 2 3\n4 5\n6 7 8"],
  ["sliding-tiles", "1 2 3 4 5 6 7 8 9"],
  ["sliding-tiles", "1 1 2 3 4 5 6 7 8"],
  ["knight-score", "1 2 three"],
  ["knight-score", "1 2\n3"],
  ["knight-score", "T T\n1 2"],
  ["knight-score", "(A"],
  ["knight-score", '{"a": 1}'],
  ["eternity2", "1 2 3"],
  ["eternity2", "2 2\n0 1 1 0\n0 0 1 1\n1 0 0 1\n1 1 0 99"],
  ["eternity2", "2 2\n0 1 1 0\n0 0 1 1\n1 0 0 1\n1 1 1 0"],
  ["eternity2", "board_edges=aaaaaaaaaaaaaaa1"],
];

const settings = [
  "puzzle=sliding-tiles&instance=kotlin-1",
  "puzzle=sliding-tiles&instance=kotlin-figure&strategy=weighted-a-star&weight=x",
  "puzzle=sliding-tiles&instance=kotlin-figure&strategy=beam&width=0",
  "puzzle=sliding-tiles&instance=kotlin-figure&heuristic=none",
  "puzzle=sliding-tiles&instance=korf-1&heuristic=pdb-4-4",
  "puzzle=sliding-tiles&instance=kotlin-figure&time=soon",
  "puzzle=sliding-tiles&instance=kotlin-figure&order=up",
  "puzzle=sliding-tiles&instance=kotlin-figure&nothing=1",
  "puzzle=knight-score&instance=C&strategy=bidirectional",
  "puzzle=eternity2&instance=report-4x4&formulation=matching&fill=nowhere",
];

const program = `
(deftemplate item (slot price) (slot kind))
(deffacts shop (item (price 7) (kind book)) (item (price 3) (kind pen)) (limit 5) (stop))
(defrule cheap (limit ?l) (item (price ?p&:(< ?p ?l)) (kind pen)) => (assert (bought pen)))
(defrule dear (declare (salience 10)) (item (price ?p&:(> ?p 5))) => (assert (seen ?p)))
(defrule never (item (price 9) (kind book)) => (printout t "no" crlf))
(defrule none (ghost ?x) => (printout t ?x crlf))
(defrule blocked (limit ?l) (not (stop)) => (assert (go)))
(defrule tested (limit ?l) (test (> ?l 50)) => (assert (large)))
(defrule either (or (ghost 1) (limit 9)) => (assert (odd)))
`;

const objects = `
(defclass SHAPE (is-a USER) (role abstract))
(defclass DOT (is-a SHAPE) (role concrete) (pattern-match reactive) (slot x (default 1)))
(defclass DUMB (is-a DOT) (pattern-match non-reactive))
(defmessage-handler DOT move (?by) (send ?self put-x (+ ?self:x ?by)))
(defmessage-handler DOT fail () (/ 1 0))
(definstances dots (a of DOT) (b of DUMB))
(defrule right ?d <- (object (is-a DOT) (x 1)) => (send ?d move 2) (send ?d fail))
(defrule far (object (is-a DOT) (x 9)) =>)
`;

/** Visits every stop; `visited` is called at each after its texts were read. */
export async function walkStudio(page: Page, visited?: (stop: string) => Promise<void>): Promise<ReadText[]> {
  const found: ReadText[] = [];
  const read = async (at: string) => {
    for (const text of await readPage(page)) found.push({ at, text });
    await visited?.(at);
  };
  await go(page, "#/");
  await page.locator(".home-counts dd").filter({ hasText: "76" }).waitFor();
  await read("the first screen");
  await walkPuzzles(page, read);
  await walkRules(page, read);
  await walkStudies(page, read);
  await walkLearn(page, read);
  return found;
}

type Read = (at: string) => Promise<void>;

/** Changes the address and waits until the page has drawn the result. */
async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate(async (hash) => {
    const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    if (location.hash !== hash) {
      location.hash = hash;
      await changed;
    }
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, hash);
}

async function walkPuzzles(page: Page, read: Read): Promise<void> {
  await go(page, "#/puzzles?puzzle=sliding-tiles&instance=kotlin-figure");
  await page.locator(".watch-standing").waitFor();
  for (const domain of ["sliding-tiles", "knight-score", "eternity2"]) {
    const instance = { "sliding-tiles": "kotlin-figure", "knight-score": "C", eternity2: "report-4x4" }[
      domain
    ]!;
    const more = domain === "eternity2" ? "&formulation=matching&strategy=depth-first" : "";
    await go(page, `#/puzzles?puzzle=${domain}&instance=${instance}${more}`);
    await page.locator(`.watch-board[data-domain=${domain}]`).waitFor();
    await read(`${domain}, at the start`);
    await page.locator(".setup-more summary").press("Enter");
    await page.locator(".setup-more .setup-grid").waitFor();
    await read(`${domain}, more options`);
    await page.locator(".watch-stage button.primary:enabled").click();
    await page.locator(".watch-result").waitFor();
    await read(`${domain}, solved`);
    for (const tab of await page.locator(".watch-views [role=tab], .puzzles-main [role=tab]").all()) {
      await tab.click();
      await read(`${domain}, views`);
    }
    await go(page, `#/puzzles?puzzle=${domain}&instance=${instance}${more}&mode=play`);
    await page.locator(".play-board, .play").first().waitFor();
    await read(`${domain}, played`);
  }
  await go(page, "#/puzzles?puzzle=sliding-tiles&instance=kotlin-figure&nodes=5");
  await page.locator(".watch-stage button.primary:enabled").click();
  await page.locator(".watch-result").waitFor();
  await read("a limit");
  await page.locator(".watch-stage [aria-haspopup=menu]").click();
  await read("the menu of files");
  await page.keyboard.press("Escape");
  for (const [puzzle, board] of boards) {
    await go(page, `#/puzzles?${new URLSearchParams({ puzzle, board })}`);
    await page.locator(".setup-text .message-wrong").waitFor();
    await read(`the board ${JSON.stringify(board)}`);
  }
  for (const query of settings) {
    await go(page, `#/puzzles?${query}`);
    await page.locator(".message-wrong").first().waitFor();
    await read(query);
  }
  await go(page, "#/puzzles?puzzle=sliding-tiles&instance=kotlin-figure&mode=compare");
  await page.locator(".puzzles-main[data-tab=compare] button.primary").click();
  await page.locator(".puzzles-main[data-tab=compare] td").filter({ hasText: "14" }).first().waitFor();
  await read("a race");
  for (const choice of await page.locator(".app-choices button").all()) {
    await choice.click();
    const opened = page.locator("dialog[open], #settings:popover-open");
    await opened.waitFor();
    await read("a dialog of the frame");
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "hidden" });
  }
}

async function walkRules(page: Page, read: Read): Promise<void> {
  await go(page, "#/rules");
  await page.locator(".rules-page .cm-content").waitFor();
  const open = async (name: string, text: string) => {
    const file = { name, mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.locator(".rules-page input[type=file]").setInputFiles(file);
    await page.getByText(name, { exact: true }).waitFor();
    await page.locator(".rules-status").filter({ hasText: "(reset)" }).waitFor();
  };
  await open("shop.clp", program);
  for (const tab of await page.locator(".rules-page [role=tab]").all()) {
    await tab.click();
    await read("the views of rules");
  }
  const loaded = () => page.locator(".rules-page [aria-busy=true]").first().waitFor({ state: "detached" });
  const answered = async () => {
    await page.locator(".inspector-body").filter({ hasText: /\w/ }).waitFor();
    await loaded();
  };
  for (const tab of await page.locator(".rules-page [role=tab]").all()) {
    await tab.click();
    const rows = page.locator(".rules-list .rules-row");
    for (const rule of await rows.all()) {
      await rule.click();
      await answered();
      await page
        .locator(".inspector-body p strong")
        .filter({ hasText: (await rule.locator(".rules-name").textContent())! })
        .waitFor();
      await read("why a rule does not fire");
    }
  }
  for (const row of (await page.locator("li .rules-row").all()).slice(0, 6)) {
    await row.click();
    await answered();
    await read("a fact or an activation");
  }
  const type = async (command: string) => {
    await page.locator("#rules-prompt").fill(command);
    await page.locator("#rules-prompt").press("Enter");
  };
  await type("(run)");
  await page.locator(".rules-status").filter({ hasText: "cheap" }).waitFor();
  for (const [number, command] of ["(foo)", "(assert (item (colour red)))", "(nth$ 1 2)"].entries()) {
    await type(command);
    await page.locator(".rules-line[data-kind=note]").nth(number).waitFor();
  }
  await read("the console");
  for (const rule of await page.locator(".rules-list .rules-row").all()) {
    await rule.click();
    await read("why a rule does not fire any more");
  }
  await open("dots.clp", objects);
  await page.keyboard.press("F10");
  await page.locator(".rules-status").filter({ hasText: "right" }).waitFor();
  for (const tab of await page.locator(".rules-page [role=tab]").all()) {
    await tab.click();
    await loaded();
    await read("the views of a program with objects");
    for (const row of await page.locator(".rules-tab:not([hidden]) .rules-row").all()) {
      await row.click();
      await answered();
      await read("an instance, a class or a message");
    }
  }
  await open("wrong.clp", "(defrule r (a ?x) => (foo ?x))\n(deffacts f (a 1)");
  await page.locator(".cm-lintRange-error").first().waitFor();
  // The marks are set anew when the checker has answered, which closes the tip of a pointer that rests.
  const tip = page.locator(".cm-tooltip-lint");
  for (let attempt = 0; attempt < 8 && !(await tip.isVisible()); attempt++) {
    await page.mouse.move(0, 0);
    await page.locator(".cm-lintRange-error").first().hover();
    await tip.waitFor({ timeout: 1500 }).catch(() => {});
  }
  await tip.waitFor();
  await read("an error in the editor");
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+f");
  await page.locator(".cm-search").waitFor();
  await read("searching in the editor");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+End");
  await page.keyboard.type("(asse");
  await page.locator(".cm-completionInfo").waitFor();
  await read("completion in the editor");
  await page.keyboard.press("Escape");
  await page.keyboard.press("F1");
  await read("the help of rules");
  await page.keyboard.press("Escape");
}

async function walkStudies(page: Page, read: Read): Promise<void> {
  await go(page, "#/studies");
  await page.locator(".gallery li").first().waitFor();
  await read("the gallery");
  const [first, ...others] = runsOf({
    instances: ["kotlin-2", "kotlin-1"],
    strategies: ["a-star"],
    heuristics: ["zero", "manhattan"],
  });
  const runs = [died(first!, studySentence("memory-killed", "900 MB", "500 MB")), ...others];
  const results = { ...studyOf(runs), name: "kotlin-project" };
  const file = (name: string, text: string) => ({
    name,
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  const chooser = page.locator(".studies-lead input[type=file]");
  for (const wrong of ["no", "{}", JSON.stringify({ ...results, runs: [{}] })]) {
    await chooser.setInputFiles(file("wrong.json", wrong));
    await page.locator(".studies-lead .message-wrong").waitFor();
    await read("a file that is no study");
  }
  await chooser.setInputFiles(file("results.json", JSON.stringify(results)));
  await page.locator(".study-tabs [role=tab]").nth(1).click();
  await page.locator(".run-table td").first().waitFor();
  await read("a study with a failed run");
  await page.locator(".study-tabs [role=tab]").first().click();
  await page.locator(".report-section").first().waitFor();
  await read("a report");
  const own = page.locator(".start-study input[type=file]");
  if ((await own.count()) === 0) return;
  for (const text of [
    "domain: no",
    "domain: sliding-tiles",
    "domain: [",
    "domain: sliding-tiles\ninstances: nothing",
  ]) {
    // The message about the file before this one is still there.
    const answered = page.waitForResponse((response) => response.status() === 400);
    await own.setInputFiles(file("own.yaml", text));
    await (await answered).finished();
    await page.locator(".start-study .message-wrong").waitFor();
    await read("a study file that is wrong");
  }
}

async function walkLearn(page: Page, read: Read): Promise<void> {
  await go(page, "#/learn");
  await page.locator(".learn-walks .primary").nth(1).click();
  await page.locator(".walk-question").waitFor();
  await read("a walk with a question");
  await page.locator(".walk-head button").last().click();
}
