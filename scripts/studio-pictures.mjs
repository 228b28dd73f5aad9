// Draws the pages of the studio for the README: `npm run build && node scripts/studio-pictures.mjs`. Needs Chromium.
// A page that waits for something to be seen has its steps in the table; pictures are docs/studio-*.webp.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("..", import.meta.url));
const QUALITY = 0.82;

/** One row per picture: the address after the `#`, how it looks, and what to do before taking it. */
const pictures = {
  puzzles: { path: "/puzzles", width: 1440, height: 900, prepare: searched },
  race: { path: "/puzzles", width: 1440, height: 950, prepare: raced },
  rules: { path: "/rules", width: 1440, height: 900, dark: true, prepare: fired },
  studies: {
    path: "/studies",
    width: 1440,
    height: 900,
    async prepare(page) {
      await page.getByRole("button", { name: /^Try it: Solving the 8-puzzle with A\*/ }).click();
      await page.getByText("20 of 20 runs · finished").waitFor();
      await page.locator(".report-plot svg").first().waitFor();
    },
  },
  phone: { path: "/puzzles", width: 390, height: 800 },
};

/** A search in the middle, where all of the tree can still be read. */
async function searched(page) {
  const timeline = page.locator(".transport input[type=range]").first();
  await page.waitForFunction((range) => Number(range.max) > 100, await timeline.elementHandle());
  await timeline.fill("50");
  await timeline.blur();
  await page.locator('[role=tree][data-step="50"]').waitFor();
}

/** Four searches on one board, after some expansions. */
async function raced(page) {
  await page.getByRole("tab", { name: "Compare" }).click();
  await page.getByRole("button", { name: "Race to the end" }).click();
  const timeline = page.locator(".transport input[type=range]").first();
  await page.waitForFunction((range) => Number(range.max) > 3000, await timeline.elementHandle());
  await timeline.fill("80");
  await page.locator(".lane [data-tone=solved]").first().waitFor();
}

/** The breadth-first run of the first program, after some firings. */
async function fired(page) {
  for (const line of ["(start)", "10", "1"]) {
    if (line !== "(start)") await page.locator(".rules-prompt[data-reading]").waitFor();
    await page.locator("#rules-prompt").fill(line);
    await page.locator("#rules-prompt").press("Enter");
  }
  await page.getByRole("button", { name: /^Fire/ }).click();
  await page.getByRole("treeitem").nth(8).waitFor({ state: "attached" });
}

const scratch = mkdtempSync(join(tmpdir(), "frontier-pictures-"));
const server = spawn(
  process.execPath,
  [join(root, "scripts/frontier.cjs"), "studio", "--port", "0", "--no-open"],
  {
    env: { ...process.env, FRONTIER_DATA: scratch },
    stdio: ["ignore", "pipe", "inherit"],
  },
);
const browser = await chromium.launch({
  executablePath: chromiumFile(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const address = await new Promise((resolve, reject) => {
    server.stdout.on("data", (text) => /http:\S+/.test(text) && resolve(/http:\S+/.exec(text)[0]));
    server.on("exit", () => reject(new Error("The studio does not start.")));
  });
  for (const [name, picture] of Object.entries(pictures)) {
    const file = join(root, "docs", `studio-${name}.webp`);
    const content = await taken(address, picture);
    writeFileSync(file, content);
    console.log(`docs/studio-${name}.webp ${Math.ceil(content.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  server.kill("SIGINT");
  rmSync(scratch, { recursive: true, force: true });
}

async function taken(address, { path, width, height, dark = false, prepare }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1.5,
    colorScheme: dark ? "dark" : "light",
    locale: "en",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  // The address has a secret, which the server takes for a cookie.
  await page.goto(address);
  await page.waitForURL((url) => url.search === "");
  await page.locator("main h1").waitFor({ state: "attached" });
  await page.goto(new URL(`/#${path}`, address).href);
  await page.reload();
  await page.locator("main h1").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => {});
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  const webp = await asWebp(context, png);
  await context.close();
  return webp;
}

// The browser is the encoder, so no other program is needed; on a separate page, to which no content policy applies.
async function asWebp(context, png) {
  const page = await context.newPage();
  const address = await page.evaluate(
    async ([text, quality]) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
      const canvas = Object.assign(document.createElement("canvas"), {
        width: picture.width,
        height: picture.height,
      });
      canvas.getContext("2d").drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    [png.toString("base64"), QUALITY],
  );
  return Buffer.from(address.split(",")[1], "base64");
}

function chromiumFile() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error("There is no Chromium: install Debian's package chromium.");
  return found;
}
