/** What the checker of problems says, in English; other languages have tables of the same type. */
import { sentencesOf } from "./sentence.ts";

export const checkSentences = {
  "state-changed": (before: string, after: string) =>
    `Asking about the state ${before} changed it to ${after}.`,
  "answer-changed": (state: string) =>
    `Asked twice about the state ${state}, the problem gave different answers.`,
  "backward-start": (state: string) => `backward.starts has ${state}, which is not a goal.`,
  "backward-lost": (state: string, action: string, parent: string) =>
    `backward.result leads from ${state} by ${action} to ${parent}, from which no action leads back.`,
  "backward-action": (state: string, action: string, parent: string) =>
    `backward.result leads from ${state} by ${action} to ${parent}, from which that action leads elsewhere.`,
  "backward-missing": (action: string, state: string, next: string) =>
    `${action} leads from ${state} to ${next}, but no action of backward leads back.`,
  inadmissible: (state: string, h: number, cost: number) =>
    `The estimate of ${state} is ${h}, but a goal can be reached for ${cost}.`,
  inconsistent: (h: number, state: string, below: number, next: string, cost: number) =>
    `The estimate falls from ${h} in ${state} to ${below} in ${next} by a step that costs ${cost}.`,
  "key-clash": (first: string, second: string, key: string) =>
    `The states ${first} and ${second} have the same key ${key}, but differ in what follows from them.`,
  "costs-not-whole": (state: string) =>
    `The problem says integerCosts, but not all numbers of ${state} are whole and from 0.`,
} as const;

export const checkSentence = sentencesOf(checkSentences);
