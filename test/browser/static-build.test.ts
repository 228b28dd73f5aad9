/** The built folder on any web server, below any path; without a network after the first load; updates; its weight. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isMissing } from "./chromium.ts";
import { openStudio, studioFolder } from "./open-studio.ts";
import { plainServer } from "./plain-server.ts";

const pages = { Puzzles: "puzzles", Rules: "rules", Studies: "studies", Learn: "learn" };
const MOST_BYTES = 300_000;

async function visitAll(page: Page): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    await page.getByRole("navigation").getByRole("link", { name }).click();
    // A page may add what it shows to its address.
    await page.waitForURL(({ hash }) => hash.startsWith(`#/${path}`));
    await page.locator("main h1").waitFor({ state: "attached" });
  }
}

const isKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

describe.skipIf(isMissing)("the static build", () => {
  it("works from a plain web server, below a path; the first load asks for less than 300 kB of script", async () => {
    const below = "/some/path/";
    const server = await plainServer(() => studioFolder, below);
    const { page, close } = await openStudio({ address: server.address });
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith(".js")),
    );
    expect(asked.length).toBeGreaterThan(1);
    const bytes = asked.map(
      (path) => gzipSync(readFileSync(join(studioFolder, path.slice(below.length)))).length,
    );
    expect(bytes.reduce((sum, length) => sum + length)).toBeLessThan(MOST_BYTES);
    await visitAll(page);
    await close();
    await server.close();
  });

  it("works without a network after the first load, every page of it, and a problem of one's own", async () => {
    const server = await plainServer(() => studioFolder, "/some/path/");
    const { page, errors, close } = await openStudio({ address: server.address, offline: true });
    await isKept(page);
    await server.close();
    await page.reload();
    await visitAll(page);
    await page.goto(`${server.address}#/puzzles?puzzle=own-problem`);
    await page.getByRole("button", { name: "Search to the end" }).click();
    await page.getByText("Solved in 16 steps.").waitFor();
    // The browser reports each request of the service worker that failed for lack of a network.
    errors.splice(0, errors.length, ...errors.filter((error) => !error.includes("ERR_CONNECTION_REFUSED")));
    await close();
  });

  it("takes an update at the next load and drops the version before the last", async () => {
    const folder = mkdtempSync(join(tmpdir(), "frontier-studio-"));
    cpSync(studioFolder, folder, { recursive: true });
    keepFewFiles(folder);
    const server = await plainServer(() => folder, "/");
    const { page, close } = await openStudio({ address: server.address, offline: true });
    await isKept(page);
    const versions = async () =>
      (await page.evaluate(() => caches.keys())).map((name) => name.split(" ").at(-1));
    const [first] = await versions();
    for (const kept of [
      [first, "second"],
      ["second", "third"],
    ]) {
      newVersion(folder, kept[1]!);
      await page.reload();
      expect(await page.locator("meta[name=version]").getAttribute("content")).toBe(kept[1]);
      await expect.poll(versions, { timeout: 10_000 }).toEqual(kept);
    }
    await close();
    await server.close();
    rmSync(folder, { recursive: true });
  });
});

/** To keep all of them three times takes long, and how updates come does not depend on how many there are. */
function keepFewFiles(folder: string): void {
  const worker = join(folder, "service-worker.js");
  const text = readFileSync(worker, "utf8");
  const files = /\["assets\/[^\]]*\]/.exec(text)![0];
  const few = JSON.stringify((JSON.parse(files) as string[]).slice(0, 10));
  writeFileSync(worker, text.replace(files, few));
}

/** As a build of changed sources would leave it: another page, and a service worker with another version. */
function newVersion(folder: string, title: string): void {
  const worker = join(folder, "service-worker.js");
  const page = join(folder, "index.html");
  const version = /\+\s*[`"'](\w+)[`"']/.exec(readFileSync(worker, "utf8"))![1]!;
  writeFileSync(worker, readFileSync(worker, "utf8").replace(version, title));
  const text = readFileSync(join(studioFolder, "index.html"), "utf8");
  writeFileSync(page, text.replace("<title>", `<meta name="version" content="${title}" /><title>`));
}

it("every file of the build is among those stored for offline use", () => {
  const worker = readFileSync(join(studioFolder, "service-worker.js"), "utf8");
  const files = readdirSync(studioFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !["index.html", "service-worker.js"].includes(entry.name))
    .map((entry) => entry.name);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((name) => !worker.includes(name))).toEqual([]);
});
