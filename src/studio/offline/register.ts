/** The page loads first: what is kept are hundreds of files, most of which it does not need now. */
const LATER_MS = 3000;

/** Lets the browser keep the studio for use without a network; a browser that does not is fine, too. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker
      .register("./service-worker.js")
      // Browsers look for a newer version by themselves, but late.
      .then((registration) => (registration.active ? registration.update() : undefined))
      .catch(() => {});
  }, LATER_MS);
}
