// The reference in the page "Rules": found by a word, opened with its example, in the chosen language.

import { expect, test } from "vitest";
import { open } from "./rules-page.ts";

test("a function is found by its name and shows what it prints", async () => {
  const page = await open();
  await page.getByRole("tab", { name: "Reference" }).click();
  const entries = page.locator(".reference-entry");
  await entries.first().waitFor();
  expect(await entries.count()).toBe(409);
  const filter = page.locator("section.panel", { has: page.getByRole("heading", { name: "Reference" }) });
  await filter.getByRole("searchbox").fill("str-cat");
  expect(await entries.locator("code").allInnerTexts()).toEqual(["str-cat"]);
  await entries.locator("summary").click();
  await page.getByText('CLIPS> (str-cat "f" 1 -done)').waitFor();
  await filter.getByRole("searchbox").fill("no such thing");
  await page.getByText("No function or construct contains this text.").waitFor();
});
