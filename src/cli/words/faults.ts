/** Every sentence about what is wrong, in another language than English: of boards, options and studies, of files and commands. */
import type { machineSentences } from "../../node/sentences.ts";
import { asFlag, type FaultWords } from "../../words/faults/words.ts";
import type { Language } from "../../words/languages.ts";

export type MachineFaultWords = typeof machineSentences;

export async function faultsIn(language: Exclude<Language, "en">): Promise<FaultWords & MachineFaultWords> {
  if (language === "es") {
    const [{ es }, own] = await Promise.all([import("../../words/faults/es.ts"), import("./faults/es.ts")]);
    return { ...es(asFlag), ...own.es };
  }
  if (language === "ca") {
    const [{ ca }, own] = await Promise.all([import("../../words/faults/ca.ts"), import("./faults/ca.ts")]);
    return { ...ca(asFlag), ...own.ca };
  }
  const [{ pt }, own] = await Promise.all([import("../../words/faults/pt.ts"), import("./faults/pt.ts")]);
  return { ...pt(asFlag), ...own.pt };
}
