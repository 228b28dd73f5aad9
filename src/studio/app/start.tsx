/** Shows the studio: frame and first page at once, in one language. */
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { keepOffline } from "../offline/register.ts";
import { App, loaded } from "./app.tsx";
import { withWords } from "./languages.ts";
import type { Route } from "./route.ts";

export async function start(
  page: Route["page"],
  chunk: Promise<{ readonly default: ComponentType }>,
): Promise<void> {
  try {
    loaded(page, (await withWords(chunk)).default);
  } catch {
    // The frame asks for the page again and tells what is wrong.
  }
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  keepOffline();
}
