/**
 * The studio without a network. At installation the whole page is kept, in a cache named after its version; the page
 * itself is fetched again at every load, so that an update shows at the next one, and comes from the cache if that fails.
 */
/** Written in by the build (vite.config.ts): every file of the page, and a sum of their contents. */
declare const STUDIO_FILES: readonly string[];
declare const STUDIO_VERSION: string;

// The compiler only knows the general kind of worker.
const worker = self as unknown as ServiceWorkerGlobalScope;
/** Several studios may live on one web server. */
const prefix = `frontier ${worker.registration.scope} `;
const own = prefix + STUDIO_VERSION;
const page = new URL("./", worker.registration.scope).href;
const assets = new URL("./assets/", worker.registration.scope).href;
const kept = new Set(STUDIO_FILES.map((file) => new URL(file, worker.registration.scope).href));
/** A network that does not answer counts as none. */
const PATIENCE_MS = 5000;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { method, mode } = event.request;
  const address = event.request.url.split("#")[0]!;
  if (method !== "GET") return;
  if (mode === "navigate" && [page, `${page}index.html`].includes(address)) event.respondWith(newestPage());
  else if (kept.has(address) || address.startsWith(assets)) event.respondWith(keptFile(event.request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(own);
  await cache.addAll([page, ...kept].map((address) => new Request(address, { cache: "no-cache" })));
}

// A page of the version before may still be open and load a part of itself: its cache stays for one version longer.
async function dropOld(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function newestPage(): Promise<Response> {
  try {
    const response = await fetch(page, { cache: "no-cache", signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return response;
  } catch {
    // No network: the page as it was kept.
  }
  return (await (await caches.open(own)).match(page)) ?? Response.error();
}

async function keptFile(request: Request): Promise<Response> {
  const here = await (await caches.open(own)).match(request);
  return here ?? (await caches.match(request)) ?? fetch(request);
}
