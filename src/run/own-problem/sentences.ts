/** What can be wrong with a program that states a problem, in English. */
import { type Asked, expectedAnswers, sentencesOf } from "../../search/index.ts";

export const programSentences = {
  "program-not-run": () => "The program has not been run yet.",
  /** The message of the parser or of the browser. */
  "program-syntax": (message: string) => `The program cannot be read: ${message}`,
  "program-load": (message: string) => `The program ends with an error before a search begins: ${message}`,
  "program-import": (name: string) =>
    `A program can import "frontier/search" and nothing else, but asks for "${name}".`,
  "program-no-problem": () =>
    "The program must export `problem`, an object with starts, actions, result, isGoal and key.",
  "program-misnamed": (exported: string, name: string) =>
    `The program exports \`${exported}\`, which nobody reads; it should be called \`${name}\`.`,
  "program-no-heuristics": () => "heuristics must be an object with a function for each name.",
  "program-threw": (asked: string, message: string, state: string) =>
    `${asked} ends with an error for the state ${state}: ${message}`,
  "program-answer": (asked: Asked, answer: string, state: string) =>
    `${asked} returned ${answer} for the state ${state}; it must return ${expectedAnswers[asked]}.`,
  "program-drawing": (state: string) =>
    `draw must return a text or an array of rows, each an array of cells; for the state ${state} it does not.`,
  "program-endless": (seconds: number) =>
    `A function of the program did not return within ${seconds} s, so the program was stopped.`,
  /** A size such as 2 GB. */
  "program-memory": (size: string) =>
    `The program takes more memory than its limit of ${size} allows, so it was stopped.`,
  "program-ended": (code: number) =>
    `The program ended itself with the exit code ${code} before there was a result.`,
  "program-broke": (message: string) => `The program broke off the work on it: ${message}`,
  "program-takes-nothing": (file: string, word: string) =>
    `${file} states its own problem: there is no place for "${word}".`,
  /** In the words of the C program. */
  "rules-error-in": (rule: string, message: string) => `Rule ${rule}: ${message}`,
  "rules-facts": (message: string) => `The facts at the start: ${message}`,
  "rules-no-goal": () =>
    "The program says of no state that it is a goal: it needs a rule with the name goal.",
  "rules-endless": (rule: string) =>
    `Rule ${rule} goes on without an end: its actions do, or it has positive salience and fires again and again.`,
  "rules-endless-function": () => "A function of the program goes on without an end.",
  "rules-unstable": (rule: string) =>
    `Rule ${rule} has positive salience, so it is no choice, but it changes a state for which it has fired before.`,
  "rules-outside": (rule: string, what: string) =>
    `Rule ${rule} changes ${what}. A state is its facts: global variables and instances cannot be part of it.`,
  "rules-address": (fact: string) => `${fact} holds an address, which means nothing in another state.`,
  "rules-exit": () => "The program called exit.",
} as const;

export const programSentence = sentencesOf(programSentences);
