/** What the rows of the library say about themselves, in the chosen language; in English as they say it. */
import { inLanguages } from "../../app/languages.ts";

type Summaries = Readonly<Record<string, string>>;

const useTable = inLanguages<Summaries>({ en: {}, es: {}, ca: {}, pt: {} });

/** `summaries(name, own)` is the text for a row, its own one where there is no other. */
export function useSummaries(): (name: string, own: string) => string {
  const table = useTable();
  return (name, own) => table[name] ?? own;
}
