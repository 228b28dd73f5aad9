/** The route, for components. Apart from `route.ts` because the entry point reads the route before React is there. */
import { useSyncExternalStore } from "react";
import { type Route, readRoute } from "./route.ts";

export function useRoute(): Route {
  return readRoute(useSyncExternalStore(subscribe, () => location.hash));
}

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
