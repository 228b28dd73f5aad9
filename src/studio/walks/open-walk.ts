/** The walk that is open beside the pages, if there is one; small, because every page asks for it. */
import { create } from "zustand";
import type { Walk } from "./walk.ts";

interface OpenWalk {
  readonly walk: Walk | null;
  /** What a link to it says: `walk=` and a name, or `own=` and all of it. */
  readonly link: Readonly<Record<string, string>>;
  readonly step: number;
}

export const useOpenWalk = create<OpenWalk>(() => ({ walk: null, link: {}, step: 0 }));
