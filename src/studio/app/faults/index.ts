/**
 * What is wrong, in the chosen language: errors of boards, options and studies come as a code and its values. What is
 * known only as English text, such as an error in a user's own problem, stays as it is.
 */
import type { Fault } from "../../../domains/index.ts";
import { inLanguages } from "../languages.ts";
import { faultText, faultWords } from "./words.ts";

const useFaultWords = inLanguages(faultWords);

/** A function that says what is wrong, without where. */
export function useFaultText(): (fault: Pick<Fault, "message" | "said">) => string {
  const words = useFaultWords();
  return ({ message, said }) => faultText(words, message, said);
}
