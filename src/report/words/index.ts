/** The words of reports in every language. */
import type { Naming } from "../../study/cells.ts";
import type { Language } from "../../words/languages.ts";
import { ca } from "./ca.ts";
import { en, type ReportWords } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

export type { ReportWords } from "./en.ts";

export const reportWords: Readonly<Record<Language, ReportWords>> = { en, es, ca, pt };

/** Methods by the names that readers of the language know; what has none is called as on the command line. */
export function namingIn({ strategies, heuristics, options }: ReportWords): Naming {
  return {
    strategy: (name) => strategies[name] ?? programIn(strategies, name),
    heuristic: (name) => heuristics[name] ?? name,
    setting: (name, value) => options[`${name}=${value}`] ?? `${name}=${value}`,
  };
}

/** A rule program and the strategy of its agenda: `puzampro.clp breadth`. */
function programIn(strategies: ReportWords["strategies"], name: string): string {
  const at = name.lastIndexOf(" ") + 1;
  return `${name.slice(0, at)}${strategies[name.slice(at)] ?? name.slice(at)}`;
}
