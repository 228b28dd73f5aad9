/** Settings that a user gave and that change nothing beside the others: whoever gave one expected something of it. */
import type { AnyDomain, Settings } from "../domains/index.ts";

export interface IdleSetting {
  readonly option: string;
  /** What it does nothing with, or what it does nothing without. */
  readonly beside: { readonly with: string } | { readonly without: string };
}

/** Options that only say how another one is meant. */
const meanings: Readonly<Record<string, string>> = { "node-stop": "nodes", "limit-nodes": "nodes" };

/** Of the user's own settings; `effective` are those of the run. */
export function idleSettings(domain: AnyDomain, own: Settings, effective: Settings): IdleSetting[] {
  return Object.keys(own).flatMap((option): IdleSetting[] => {
    const meant = meanings[option];
    if (meant !== undefined && effective[meant] === undefined)
      return [{ option, beside: { without: meant } }];
    const other = domain.options[option]?.idleWith?.(effective);
    return other === undefined ? [] : [{ option, beside: { with: other } }];
  });
}
