/** The built studio in a real browser, for tests: `const { page, close } = await openStudio()`. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { expect } from "vitest";

const folder = join(process.cwd(), "dist/studio");
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

interface Options {
  readonly width?: number;
  readonly height?: number;
  readonly language?: string;
  readonly dark?: boolean;
  /** What stands behind the `#`, as `/rules`. */
  readonly path?: string;
}

export interface OpenStudio {
  readonly page: Page;
  readonly errors: string[];
  /** Fails if something went wrong in the page. */
  close(): Promise<void>;
}

let browser: Promise<Browser> | undefined;

export async function openStudio(options: Options = {}): Promise<OpenStudio> {
  const { width = 1440, height = 900, language = "en", dark = false, path = "/rules" } = options;
  build();
  browser ??= chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const server = createServer((request, response) => {
    const file = join(
      folder,
      new URL(request.url!, "http://localhost").pathname.replace(/\/$/, "/index.html"),
    );
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const context = await (await browser).newContext({
    viewport: { width, height },
    locale: language,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.stack ?? error.message));
  page.setDefaultTimeout(15_000);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/#${path}`);
  return {
    page,
    errors,
    async close() {
      await context.close();
      server.close();
      expect(errors).toEqual([]);
    },
  };
}

/** Builds the page when it is older than its sources. */
function build(): void {
  const newest = Math.max(...["src/studio", "src/clips", "programs"].map(newestIn));
  const built = join(folder, "index.html");
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  // Vitest calls its environment "test", and React would be built for development.
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync("node_modules/.bin/vite", ["build", "--logLevel", "error"], { env });
}

function newestIn(path: string): number {
  return Math.max(
    ...readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
}
