/** From a result in the page to the reason: the parts of the estimates, and the analysis of all boards. */
import { describe, expect, it } from "vitest";
import { isMissing } from "./chromium.ts";
import { openStudio } from "./open-studio.ts";

describe.skipIf(isMissing)("heuristics in the page", () => {
  it("lead from a result to the estimates, to all boards, and to those of another size", async () => {
    const board = encodeURIComponent("1 2 3\n0 4 5");
    const { page, close } = await openStudio({ path: `/puzzles?puzzle=sliding-tiles&board=${board}` });
    await page.getByRole("button", { name: "Search to the end" }).click();
    await page.getByRole("link", { name: /^Why\?/ }).click();
    const own = page.getByRole("region", { name: "This board" });
    await own.getByText("0 inversions: even, so this board can be solved.").waitFor();
    expect(await own.getByRole("row", { name: "manhattan 2 1 + 1" }).count()).toBe(1);

    const space = page.getByRole("region", { name: "All boards of 2x3", exact: true });
    await space.getByText("All 360 states were looked at").waitFor();
    const quality = space.getByRole("row", { name: "manhattan 6.833 5.789 16 17.5 % yes yes" });
    expect(await quality.count()).toBe(1);
    expect(await space.locator("figure svg[role=img]").count()).toBe(3);

    await page.getByLabel("Language").selectOption("ca");
    await page.getByText("S’han mirat tots els 360 estats").waitFor();
    await page.getByLabel("Llengua").selectOption("en");

    await page.getByLabel("Columns").selectOption("4");
    await page.getByText("All 20,160 states were looked at").waitFor({ timeout: 60_000 });
    await close();
  });
});
