import type { Plugin } from "vite";

export function isAllowed(licence: string): boolean;
export function licences(): { readonly collect: Plugin; readonly write: Plugin };
export function licenceText(folder: string): string | undefined;
