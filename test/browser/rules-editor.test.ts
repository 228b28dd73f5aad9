// The editor of the page "Rules" in a real browser, and where its program comes from and goes to.

import { expect, test } from "vitest";
import { open, openText, openWide, status } from "./rules-page.ts";

test("errors are underlined at their place, with help", async () => {
  const page = await open();
  await openText(page, "(defrule a\n  (b ?x)\n  =>\n  (asert (c ?x)))\n");
  await page.locator(".cm-lintRange-error", { hasText: "asert" }).waitFor();
  await page.locator(".rules-line[data-kind=error]").first().waitFor();
  await page.locator(".rules-line[data-kind=note]", { hasText: "test.clp:4:" }).waitFor();
});

test("the editor completes, and helps with a function under the pointer", async () => {
  const page = await open();
  await openText(
    page,
    "(deftemplate person (slot name) (slot age))\n(defrule a (person (name ?n)) => (printout t ?n crlf))\n",
  );
  await page.locator(".cm-line", { hasText: "defrule a (person" }).getByText("printout").hover();
  await page.locator(".program-help", { hasText: "Prints the values" }).waitFor();
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("(defrule b (person (a");
  await page.locator(".cm-tooltip-autocomplete").getByText("age", { exact: true }).waitFor();
});

test("a link holds the program; edits survive a reload", async () => {
  const page = await open();
  await openText(page, ";; a program with ñ and 日本\n(defrule linked (a) => (assert (b)))", "mine.clp");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy a link to this program" }).click();
  await status(page, "Link copied.");
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.locator(".cm-content").click();
  await page.keyboard.type(";; edited\n");
  await page.reload();
  await page.locator(".cm-line", { hasText: ";; edited" }).waitFor();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.locator(".cm-line", { hasText: ";; a program with ñ and 日本" }).waitFor();
  await other.getByText("mine.clp", { exact: true }).waitFor();
  await other.close();
});

test("a file that is opened early is not replaced by the example that comes late", async () => {
  const page = await openWide();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/puzampro/, async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    location.hash = "/rules";
  });
  await page.locator(".rules-page").waitFor();
  await openText(page, "(defrule early (a) => (assert (b))) (deffacts d (a))", "early.clp");
  const example = page.waitForResponse(/puzampro/);
  release();
  await (await example).finished();
  // Two frames later the page would have taken it.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await page.keyboard.press("F10");
  await status(page, "Firing 1: early");
});

test("the editor: signatures, definition, places, renaming, layout", async () => {
  const page = await open();
  await openText(
    page,
    "(deftemplate item (slot size))\n(defrule r\n(item (size ?n)) => (printout t ?n crlf))\n",
    "items.clp",
  );
  const text = async () => (await page.locator(".cm-line").allInnerTexts()).join("\n");
  await page.locator(".cm-line", { hasText: "printout" }).getByText("size").click();
  await page.keyboard.press("F2");
  const panel = page.getByRole("group", { name: "New name for size" });
  await panel.getByRole("textbox").fill("two words");
  await page.keyboard.press("Enter");
  await panel.getByText("two words cannot be a name here.").waitFor();
  await panel.getByRole("textbox").fill("weight");
  await page.keyboard.press("Enter");
  await panel.waitFor({ state: "detached" });
  expect(await text()).toContain("(deftemplate item (slot weight))\n(defrule r\n(item (weight ?n))");

  await page.keyboard.press("Shift+F12");
  const places = page.getByRole("group", { name: "2 places" });
  await places.getByRole("button", { name: "1: (deftemplate item (slot weight))" }).click();
  await page.waitForFunction(() => getSelection()?.toString() === "weight");
  await places.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("menuitem", { name: "Lay the program out" }).click();
  await page.locator(".cm-line", { hasText: /^ {3}=>$/ }).waitFor();

  await page.locator(".cm-line", { hasText: "printout" }).getByText("?n").click();
  await page.keyboard.press("F12");
  await page.waitForFunction(() => getSelection()?.toString() === "n");
  await page.locator(".cm-content").press("Control+End");
  await page.keyboard.type("(str-cat ");
  await page.locator(".program-help code", { hasText: "(str-cat <expression>+)" }).waitFor();
});
