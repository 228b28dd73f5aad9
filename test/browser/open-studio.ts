/**
 * The built studio in a real browser, for tests: `const { page, close } = await openStudio()`. Whatever the page writes
 * to the console as an error fails the test when it closes.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { root } from "../built.ts";
import { browser } from "./chromium.ts";
import { plainServer } from "./plain-server.ts";

const studioFolder = join(root, "dist/studio");

interface Options {
  readonly width?: number;
  readonly height?: number;
  /** What the browser prefers, as `ca`. */
  readonly language?: string;
  readonly dark?: boolean;
  /** What stands behind the `#`, as `/rules`. */
  readonly path?: string;
}

export interface OpenStudio {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page so far. A test that expects one takes it out. */
  readonly errors: string[];
  /** Fails if something went wrong in the page. */
  close(): Promise<void>;
}

export async function openStudio(options: Options = {}): Promise<OpenStudio> {
  const { width = 1280, height = 800, language = "en", dark = false, path = "/puzzles" } = options;
  build();
  const server = await plainServer(() => studioFolder, "/");
  const context = await (await browser()).newContext({
    viewport: { width, height },
    locale: language,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => errors.push(error.stack ?? error.message));
  page.setDefaultTimeout(15_000);
  await page.goto(`${server.address}#${path}`);
  await page.locator("main h1").waitFor({ state: "attached" });
  return {
    page,
    context,
    errors,
    async close() {
      await context.close();
      await server.close();
      expect(errors).toEqual([]);
    },
  };
}

/** Builds the page when it is older than its sources. */
function build(): void {
  const built = join(studioFolder, "index.html");
  const newest = Math.max(
    ...["studio", "search", "domains", "study"].map((name) => newestIn(join(root, "src", name))),
  );
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  execFileSync(join(root, "node_modules/.bin/vite"), ["build", "--logLevel", "error"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
}

function newestIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Math.max(...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}
