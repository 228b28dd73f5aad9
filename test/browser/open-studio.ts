/**
 * The built studio in a real browser, behind the real server, for tests: `const { page, close } = await openStudio()`.
 * Whatever the page writes to the console as an error fails the test when it closes.
 */
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, vi } from "vitest";
import { Admission } from "../../src/server/admission.ts";
import { studioApp } from "../../src/server/app.ts";
import { listen } from "../../src/server/listen.ts";
import { MachineStudies } from "../../src/server/machine-studies.ts";
import { build, root } from "../built.ts";
import { browser } from "./chromium.ts";

export const studioFolder = join(root, "dist/studio");

// A browser on a busy machine is slow; a test that hangs still ends.
vi.setConfig({ testTimeout: 90_000 });
/** How long anything may take to appear; only what never does costs as much. */
const PATIENCE_MS = 30_000;
// Minutes on a busy machine, if a source is newer; no test should pay for it.
beforeAll(build, 300_000);

/** Asked again until it is so: the machine may have other work. */
export function eventually<Value>(get: () => Value): ReturnType<typeof expect.poll<Value>> {
  return expect.poll(get, { timeout: PATIENCE_MS });
}

interface Options {
  readonly width?: number;
  readonly height?: number;
  /** What the browser prefers, for example `ca`. */
  readonly language?: string;
  readonly dark?: boolean;
  /** What follows the `#`, for example `/rules`. */
  readonly path?: string;
  /** A server other than the one that `openStudio` starts. */
  readonly address?: string;
  /** The file of a store: the page can then run studies on this machine. */
  readonly store?: string;
  /** Lets the page store itself for offline use. */
  readonly offline?: boolean;
}

export interface OpenStudio {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page so far. A test that expects an error removes it. */
  readonly errors: string[];
  /** Stops the server, as Ctrl-C does, while the page stays open. */
  stopServer(): Promise<void>;
  /** Fails if something went wrong in the page. */
  close(): Promise<void>;
}

export async function openStudio(options: Options = {}): Promise<OpenStudio> {
  const {
    width = 1280,
    height = 800,
    language = "en",
    dark = false,
    path = "/puzzles",
    offline = false,
  } = options;
  const server = options.address === undefined ? await serveStudio(options.store) : undefined;
  const context = await (await browser()).newContext({
    viewport: { width, height },
    locale: language,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    serviceWorkers: offline ? "allow" : "block",
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => errors.push(error.stack ?? error.message));
  page.setDefaultTimeout(PATIENCE_MS);
  if (options.store !== undefined && server !== undefined) {
    await page.goto(server.entrance);
    await page.waitForURL(server.address);
  }
  await page.goto(`${options.address ?? server!.address}#${path}`);
  await page.locator("main h1").waitFor({ state: "attached" });
  return {
    page,
    context,
    errors,
    stopServer: async () => server?.close(),
    async close() {
      await context.close();
      await server?.close();
      expect(errors).toEqual([]);
    },
  };
}

interface Served {
  readonly address: string;
  /** The address that `frontier studio` prints, with its secret. */
  readonly entrance: string;
  close(): Promise<void>;
}

/** `frontier studio` on a free port, with the page as the sources give it. */
async function serveStudio(store: string | undefined): Promise<Served> {
  const host = "127.0.0.1";
  const studies = store === undefined ? undefined : new MachineStudies(store);
  const admission = new Admission();
  const machine = studies && {
    studies: { admission, answer: (request: Request) => studies.answer(request) },
  };
  const server = await listen(studioApp({ folder: studioFolder, host, ...machine }), host, 0);
  const address = `http://${host}:${server.port}/`;
  return {
    address,
    entrance: admission.address(address),
    async close() {
      await server.close();
      await studies?.close();
    },
  };
}
