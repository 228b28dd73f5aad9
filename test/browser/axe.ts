/** What axe finds on a page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

// What the script gives as its value would be sent back.
const axe = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")};undefined`;

interface Look {
  /** The part to look at: what is around it was looked at before. */
  readonly within?: string;
  /** Only at colours, where a page that was looked at before has other ones and nothing else has changed. */
  readonly isOnlyColours?: boolean;
}

/** The rules that are seriously violated, each with the places, once the page has settled. */
export async function seriousFaults(page: Page, look: Look = {}): Promise<string[]> {
  // Takes as long as the look itself; a page that was not loaded anew still has it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  const found = await faultsNow(page, look);
  if (found.length === 0) return found;
  // It may have been about to change; what is wrong stays wrong.
  await page.waitForTimeout(500);
  return faultsNow(page, look);
}

async function faultsNow(page: Page, { within = "html", isOnlyColours = false }: Look): Promise<string[]> {
  const options = { resultTypes: ["violations"], ...(isOnlyColours && { runOnly: ["color-contrast"] }) };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})`,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`);
}
