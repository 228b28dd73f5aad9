/** Lets the browser keep the studio for times without a network; one that does not is no fault. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker
      .register("./service-worker.js")
      // A browser looks for a newer one by itself, but late.
      .then((registration) => (registration.active ? registration.update() : undefined))
      .catch(() => {});
  });
}
