/** The pages of the studio; each is loaded on the first visit. */
import type { Route } from "./route.ts";

export const pageChunks = {
  home: () => import("../home/page.tsx"),
  puzzles: () => import("../puzzles/page.tsx"),
  rules: () => import("../rules/page.tsx"),
  studies: () => import("../studies/page.tsx"),
  learn: () => import("../walks/page.tsx"),
} satisfies Record<Route["page"], () => Promise<unknown>>;
