/** The page "Puzzles" in a real browser: what is taken away from it, played on it, and seen of it on a phone. */
import { readFileSync } from "node:fs";
import type { Download, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isMissing } from "./chromium.ts";
import { onePage as open } from "./one-page.ts";
import { eventually, openStudio } from "./open-studio.ts";
import { button, solve } from "./watch-page.ts";

async function content(download: Promise<Download>): Promise<Buffer> {
  return readFileSync(await (await download).path());
}

/** An animated picture as the browser's own decoder sees it. */
function decoded(page: Page, gif: Buffer) {
  return page.evaluate(
    async (bytes) => {
      const decoder = new ImageDecoder({ data: Uint8Array.from(bytes), type: "image/gif" });
      await decoder.tracks.ready;
      await decoder.completed;
      const { frameCount, repetitionCount } = decoder.tracks.selectedTrack!;
      const seen = new Set<string>();
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const pixels = new Uint8Array(image.allocationSize());
        await image.copyTo(pixels);
        seen.add(String(pixels.reduce((hash, value) => (hash * 31 + value) | 0, 7)));
        image.close();
      }
      return { frames: frameCount, repeats: repetitionCount, different: seen.size };
    },
    [...gif],
  );
}

describe.skipIf(isMissing)("taking away", () => {
  it("a link to the race and one to the step of this moment, and says so", async () => {
    const page = await open({ path: "/puzzles?puzzle=sliding-tiles&instance=clips-2&mode=compare" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await button(page, "Copy link").click();
    await page.getByText("Link copied.").waitFor();
    expect(await copied()).toMatch(/#\/puzzles\?puzzle=sliding-tiles&mode=compare&instance=clips-2$/);
    await page.getByRole("tab", { name: "Watch" }).click();
    await button(page, "Export").click();
    // At once, before the step is in the address.
    await page.getByRole("menuitem", { name: "Copy link" }).evaluate(async (item: HTMLElement) => {
      document.querySelector<HTMLElement>("[aria-label='Next expansion']")!.click();
      const now = document.querySelector<HTMLElement>(".watch-now")!;
      while (now.dataset.step === "0") await new Promise(requestAnimationFrame);
      item.click();
    });
    await eventually(copied).toMatch(/instance=clips-2&step=\d+$/);
  });

  it("pictures, an animation, the trace", async () => {
    const page = await open();
    await solve(page);
    const save = async (name: string) => {
      await button(page, "Export").click();
      const download = page.waitForEvent("download");
      await page.getByRole("menuitem", { name }).click();
      return content(download);
    };
    expect((await save("Board as SVG")).toString()).toMatch(/^<svg xmlns.*rgb\(/s);
    expect((await save("Board as PNG")).subarray(1, 4).toString()).toBe("PNG");
    expect((await save("Tree as SVG")).toString()).toContain("f 14");
    expect((await save("Tree as PNG")).subarray(1, 4).toString()).toBe("PNG");
    const gif = await save("Solution as animated GIF");
    expect(await decoded(page, gif)).toEqual({
      frames: 15,
      repeats: Number.POSITIVE_INFINITY,
      different: 15,
    });
    expect((await save("Solution as animated SVG")).toString().match(/<animate /g)).toHaveLength(15);
    const lines = (await save("Trace (JSON lines)")).toString().trimEnd().split("\n");
    expect(JSON.parse(lines.at(-1)!).result.cost).toBe(14);
    expect(JSON.parse((await save("Trace for Posthoc")).toString()).version).toBe("1.4.0");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const sizes = new Set<string>();
    for (const name of ["Copy board as picture", "Copy tree as picture"]) {
      await button(page, "Export").click();
      await page.getByRole("menuitem", { name }).click();
      await page.getByText("Picture copied.").waitFor();
      const size = async () =>
        page.evaluate(async () => {
          const [item] = await navigator.clipboard.read();
          const { width, height } = await createImageBitmap(await item!.getType("image/png"));
          return `${width} x ${height}`;
        });
      await eventually(async () => sizes.has(await size())).toBe(false);
      sizes.add(await size());
    }
  });
});

it.skipIf(isMissing)("a link is followed, whatever the page writes into its address meanwhile", async () => {
  const page = await open();
  const goWhileShuffling = (hash: string) =>
    button(page, "Shuffle").evaluate((shuffle: HTMLElement, hash) => {
      location.hash = hash;
      shuffle.click();
    }, hash);
  await goWhileShuffling("/puzzles?puzzle=sliding-tiles&instance=clips-2");
  await eventually(() => page.getByLabel("Named board").inputValue()).toBe("clips-2");
  await goWhileShuffling("/learn");
  await page.locator(".learn-walks").waitFor();
});

describe.skipIf(isMissing)("playing", () => {
  it("by mouse and keyboard, with undo and a hint, until it is solved", async () => {
    const board = "1 2 3 4 0 6 7 5 8";
    const page = await open({
      path: `/puzzles?${new URLSearchParams({ puzzle: "sliding-tiles", board, mode: "play" })}`,
    });
    const play = page.locator(".play");
    await play.locator('[data-cell="1"]').click();
    await play.getByText("1 move", { exact: true }).waitFor();
    await button(page, "Undo").click();
    await play.getByText("0 moves").waitFor();
    await button(page, "Hint").click();
    await play.getByText("Try sliding the 5 up (↑). 2 moves left.").waitFor();
    await play.locator('[data-cell="0"]').focus();
    await page.keyboard.press("ArrowUp");
    await play.getByText("1 move", { exact: true }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await play.getByText("Solved in 2 moves. Well played.").waitFor();
  });

  it("a knight's jump scores, a piece is laid down", async () => {
    const page = await open({ path: "/puzzles?puzzle=knight-score&instance=A&mode=play" });
    const play = page.locator(".play");
    await play.locator('[data-cell="0"]').click();
    await play.getByText("2 of 70 points").waitFor();
    await button(page, "Eternity II").click();
    await button(page, "Hint").click();
    await play.getByText(/^Try piece \d+\. 16 moves left\.$/).waitFor();
    await play.locator('[data-cell="0"]').click();
    await play.getByText("1 move", { exact: true }).waitFor();
    expect(await play.locator(".play-tray button").count()).toBe(15);
  });
});

describe.skipIf(isMissing)("on a phone", () => {
  it("watching, comparing and playing fit 360 px", async () => {
    const query = "/puzzles?puzzle=knight-score&instance=C&mode=";
    const { page, close } = await openStudio({
      width: 360,
      height: 740,
      path: `${query}watch`,
      language: "pt",
    });
    await page.getByRole("heading", { name: "Quebra-cabeças", level: 1 }).waitFor();
    for (const [mode, part] of [
      ["watch", ".watch-board"],
      ["compare", ".lane"],
      ["play", ".play"],
    ]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, query + mode);
      await page.locator(part!).first().waitFor();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await eventually(wide).toBeLessThanOrEqual(360);
    }
    await close();
  });
});
