/**
 * How soon the studio is ready with a CPU four times slower, how many frames it shows while a search plays, and how long
 * a drag of the slider waits for its board in a search of many steps; in a real Chromium, with a verdict each. Beside the
 * times by the clock stands the CPU time of the page's main thread, which other programs on the machine change less: what
 * takes a quarter of a frame here takes a frame where the CPU is four times slower.
 */
import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { studioApp } from "../src/server/app.ts";
import { listen } from "../src/server/listen.ts";
import { expectAtLeast, expectAtMost } from "./aims.ts";
import { median } from "./measure.ts";

const HOST = "127.0.0.1";
const SLOWER = 4;
const ROUNDS = 3;
const FRAMES = 180;
const SEEKS = 60;
const FRAME_MS = 1000 / 60;

/** What must be there before a page is of use, and the aim in milliseconds. */
const pages = [
  { path: "/", ready: ".home-film button:enabled", aim: 1500 },
  { path: "/puzzles", ready: ".watch-standing button:enabled", aim: 1500 },
  { path: "/rules", ready: ".rules-page .cm-content", aim: 3000 },
] as const;

/** The two run in the page. The first gives the milliseconds between frames. */
const framesBetween = `async (count) => {
  const frame = () => new Promise(requestAnimationFrame);
  const times = [];
  let before = await frame();
  while (times.length < count) {
    const now = await frame();
    times.push(now - before);
    before = now;
  }
  return times;
}`;

/** Moves the slider to places all over the search; the milliseconds until what is said of the step has changed. */
const seekMany = `async (count) => {
  const slider = document.querySelector(".watch-stage .transport input[type=range]");
  const words = document.querySelector(".watch-words");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
  const waits = [];
  for (let i = 1; i <= count; i++) {
    const begun = performance.now();
    const changed = new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        resolve();
      });
      watch.observe(words, { childList: true, subtree: true, characterData: true });
    });
    set.call(slider, String(Math.floor((Number(slider.max) * ((i * 37) % count)) / count) + 1));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await changed;
    waits.push(performance.now() - begun);
    await new Promise(requestAnimationFrame);
  }
  return waits;
}`;

/** Runs in the page too, in every document before its own scripts; tells when something is there. */
const tellReady = (selector: string) => `{
  const look = () => (document.querySelector(${JSON.stringify(selector)}) ? ready(String(performance.now())) : requestAnimationFrame(look));
  requestAnimationFrame(look);
}`;

const server = await listen(studioApp({ folder: "dist/studio", host: HOST }), HOST, 0);
const address = `http://${HOST}:${server.port}/`;
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

// A browser that has just begun is busy with itself.
await readyAfter(browser, "/", pages[0].ready, 1);
for (const { path, ready, aim } of pages) {
  const slow: Ready[] = [];
  const usual: Ready[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    slow.push(await readyAfter(browser, path, ready, SLOWER));
    usual.push(await readyAfter(browser, path, ready, 1));
  }
  const timeOf = (rounds: readonly Ready[]) => median(rounds.map(({ time }) => time));
  console.log(`${path}: ready after ${timeOf(usual).toFixed(0)} ms on this machine`);
  expectAtMost(`${path}: ms until ready, CPU ${SLOWER} times slower`, timeOf(slow), aim);
  expectAtMost(
    `${path}: CPU ms of the main thread until ready`,
    median(usual.map(({ cpu }) => cpu)),
    aim / SLOWER,
  );
}

const { page, session } = await opened(browser);
await page.goto(`${address}#/puzzles?puzzle=sliding-tiles&instance=hardest-1&strategy=breadth-first`);
await page.locator(".watch-standing button:enabled").click();
await page.locator(".watch-result").waitFor({ timeout: 120_000 });
for (const slower of [1, SLOWER]) {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  for (const speed of [10, 100, 1000]) {
    const { fps, cpu } = await playedAt(page, session, speed);
    expectAtLeast(`frames per second at ${speed} steps/s, CPU ${slower} times slower`, fps, 58);
    if (slower === 1)
      expectAtMost(`CPU ms of the main thread per frame at ${speed} steps/s`, cpu, FRAME_MS / SLOWER);
  }
}
await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
const waits = (await page.evaluate<number[]>(`(${seekMany})(${SEEKS})`)).toSorted((a, b) => a - b);
const steps = await page.locator(".watch-stage .transport input").getAttribute("max");
expectAtMost(`scrubbing ${steps} steps: ms at the 95th percentile`, waits[Math.floor(0.95 * SEEKS)]!, 50);
await browser.close();
await server.close();

async function opened(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, session };
}

/** Milliseconds of CPU time of the main thread so far. */
async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
}

interface Ready {
  /** Milliseconds by the clock, and of CPU time of the main thread. */
  readonly time: number;
  readonly cpu: number;
}

/**
 * From the first request until something is there, in a browser that has stored nothing. Playwright's way to wait would bring a
 * script of its own into the page, larger than the page's.
 */
async function readyAfter(browser: Browser, path: string, ready: string, slower: number): Promise<Ready> {
  const { page, session } = await opened(browser);
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "ready" });
  await page.addInitScript(tellReady(ready));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const told = new Promise<Ready>((resolve) =>
    session.on("Runtime.bindingCalled", async ({ payload }) =>
      resolve({ time: Number(payload), cpu: await cpuOf(session) }),
    ),
  );
  await page.goto(`${address}#${path}`, { waitUntil: "commit" });
  const times = await told;
  await page.context().close();
  return times;
}

/** Frames per second while the search plays from its start, and what each takes of the main thread. */
async function playedAt(
  page: Page,
  session: CDPSession,
  speed: number,
): Promise<{ readonly fps: number; readonly cpu: number }> {
  await page.locator(".watch-stage .transport select").selectOption(String(speed));
  await page.getByRole("button", { name: "To the start" }).first().click();
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  await page.waitForTimeout(500);
  const before = await cpuOf(session);
  const times = await page.evaluate<number[]>(`(${framesBetween})(${FRAMES})`);
  const cpu = ((await cpuOf(session)) - before) / FRAMES;
  await page.getByRole("button", { name: "Pause" }).first().click();
  return { fps: 1000 / (times.reduce((sum, time) => sum + time, 0) / times.length), cpu };
}
