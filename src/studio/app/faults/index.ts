/**
 * What is wrong, in the chosen language: errors of boards, options and studies come as a code and its values. What is
 * known as English text only, as an error of a user's own problem, stays as it is.
 */
import type { Fault } from "../../../domains/index.ts";
import { inLanguages } from "../languages.ts";
import { faultText, faultWords } from "./words.ts";

const useFaultWords = inLanguages(faultWords);

/** Gives a function that says a fault without its place. */
export function useFaultText(): (fault: Pick<Fault, "message" | "said">) => string {
  const words = useFaultWords();
  return ({ message, said }) => faultText(words, message, said);
}
