/** The page of studies: results from a file, a study in the page, a study on the machine seen live. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { scratchFolder } from "../cli/command-line.ts";
import { runsOf, studyOf } from "../report/real-results.ts";
import { seriousFaults } from "./axe.ts";
import { isMissing } from "./chromium.ts";
import { openStudio } from "./open-studio.ts";

const store = join(scratchFolder(), "store.db");
const study = studyOf(
  runsOf({
    instances: ["kotlin-2", "kotlin-figure", "kotlin-1"],
    strategies: ["a-star"],
    heuristics: ["zero", "misplaced", "manhattan"],
  }),
);
const file = (name: string, content: string) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(content),
});
const studyFile = file("results.json", JSON.stringify(study));

const opened = (page: Page) => page.getByRole("heading", { name: study.title, level: 2 });
const rows = (page: Page) => page.getByRole("table").last().locator("tbody tr:not(:empty)");

async function startBuiltIn(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "Study" }).selectOption(name);
  await page.getByRole("button", { name: "Start" }).click();
}

describe.skipIf(isMissing)("studies", () => {
  it("a file is opened, reported, sorted, filtered and saved", async () => {
    const { page, close } = await openStudio({ path: "/studies" });
    await page.locator("input[type=file][accept*=json]").first().setInputFiles(studyFile);
    await opened(page).waitFor();
    await page.getByText("manhattan expands the fewest nodes").waitFor();
    expect(await page.locator(".report-plot svg").count()).toBeGreaterThanOrEqual(3);
    expect(await seriousFaults(page)).toEqual([]);

    await page.getByRole("tab", { name: "Runs" }).click();
    expect(await rows(page).count()).toBe(study.runs.length);
    await page.getByRole("button", { name: "Expanded" }).click();
    await page.getByRole("button", { name: "Expanded" }).click();
    const most = Math.max(...study.runs.map(({ metrics }) => metrics!.expanded));
    expect(await rows(page).first().textContent()).toContain(most.toLocaleString("en"));
    await page.getByRole("searchbox").fill("figure manhattan");
    expect(await rows(page).count()).toBe(1);
    await page.getByRole("searchbox").fill("");
    await page.getByRole("combobox", { name: "Outcome" }).selectOption("unsolvable");
    expect(await rows(page).count()).toBe(3);
    expect(await seriousFaults(page)).toEqual([]);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as CSV" }).click();
    const lines = readFileSync(await (await download).path(), "utf8")
      .trim()
      .split("\r\n");
    expect([lines.length, lines[0]!.split(",")[0]]).toEqual([study.runs.length + 1, "domain"]);
    await close();
  });

  it("a file can be dropped; one that is not a study is refused in a sentence", async () => {
    const { page, close } = await openStudio({ path: "/studies" });
    const drop = async (name: string, content: string) => {
      const data = await page.evaluateHandle(
        ([name, content]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([content!], name!));
          return transfer;
        },
        [name, content],
      );
      await page.dispatchEvent(".drop-place", "drop", { dataTransfer: data });
    };
    await drop("other.json", '{"id": "x"}');
    expect(await page.getByRole("alert").textContent()).toBe(
      "other.json cannot be opened: it holds no study results (name).",
    );
    await drop("results.json", JSON.stringify(study));
    await opened(page).waitFor();
    await close();
  });

  it("a study runs in the page, without a server of ours", async () => {
    const { page, close } = await openStudio({ path: "/studies", width: 360, height: 740, language: "pt" });
    await page.getByRole("combobox", { name: "Estudo" }).selectOption("kotlin-project");
    await page.getByRole("button", { name: "Começar" }).click();
    await page.getByText("20 de 20 execuções · terminado").waitFor();
    await page.getByText("Os 2 números que se podem reproduzir são iguais aos impressos.").waitFor();
    // A worker looks at all 181,440 boards meanwhile.
    await page
      .getByRole("heading", { name: "Qual é a melhor heurística e porquê" })
      .waitFor({ timeout: 60_000 });
    expect(await seriousFaults(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(360);
    await close();
  });

  it("a study is composed, counted, saved as a file and run; its report is saved as a page and printed", async () => {
    const { page, close } = await openStudio({ path: "/studies" });
    await page.getByRole("link", { name: "Compose a study" }).click();
    await page.getByText("20 runs", { exact: true }).waitFor();
    await page.getByRole("spinbutton", { name: "Random boards" }).fill("2");
    await page.getByRole("checkbox", { name: "kotlin-figure" }).check();
    await page.getByRole("checkbox", { name: "misplaced" }).check();
    await page.getByText("9 runs", { exact: true }).waitFor();
    await page.getByRole("textbox", { name: "weight" }).fill("2");
    await page.getByRole("alert").filter({ hasText: "weight" }).waitFor();
    await page.getByRole("textbox", { name: "weight" }).fill("");
    expect(await seriousFaults(page)).toEqual([]);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as YAML" }).click();
    expect(readFileSync(await (await saved).path(), "utf8")).toContain("strategies:\n  - breadth-first");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByText("9 of 9 runs · finished").waitFor();
    const html = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as HTML" }).click();
    const text = readFileSync(await (await html).path(), "utf8");
    expect(text).toMatch(/^<!doctype html>[\s\S]*<svg[\s\S]*<\/html>\s*$/);
    await page.getByRole("button", { name: "Save as PDF" }).click();
    await page
      .frameLocator("iframe.report-print")
      .getByRole("heading", { name: "my-study" })
      .waitFor({ state: "attached" });
    await page.getByRole("tab", { name: "Runs" }).click();
    await page.getByRole("link", { name: "random-2" }).first().click();
    await page.waitForURL("**puzzles?puzzle=sliding-tiles&board=**");
    await page.getByText("Paused at the start.").waitFor();
    await close();
  });

  it("a study in the page is stopped and keeps what it has", async () => {
    const { page, close } = await openStudio({ path: "/studies" });
    await page.getByRole("spinbutton", { name: "Instances" }).fill("");
    await startBuiltIn(page, "eight-puzzle-complete");
    await page.getByText(/^[1-9][\d,]* of 14,000 runs · running/).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Close" }).waitFor();
    expect(await page.locator(".study-state").textContent()).toMatch(
      /^[1-9].* of 14,000 runs · not finished/,
    );
    await close();
  });

  it("a study runs on the machine and is shown live; its address opens it again; the page says when the server has stopped", async () => {
    const { page, errors, stopServer, close } = await openStudio({ path: "/studies", store });
    await startBuiltIn(page, "kotlin-project");
    await page.waitForURL("**study=machine%2Fkotlin-project-1");
    await page.getByText("20 of 20 runs · finished").waitFor();
    await page.getByText("manhattan opens the fewest nodes").waitFor();
    await page.reload();
    await page.getByText("manhattan opens the fewest nodes").waitFor();
    await stopServer();
    await page.getByText("The server does not answer").waitFor();
    errors.length = 0;
    await close();
  });
});
