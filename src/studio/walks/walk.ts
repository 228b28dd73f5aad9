/**
 * A guided walk as data, which a teacher can write too: steps with a text, a moment of a page as an address, a part of
 * the page to look at, and a question whose answer is computed from what the page shows. `docs/walks.md` is for teachers.
 */
import type { Language } from "../../words/languages.ts";
import { type PartName, partNames } from "./part-names.ts";
import { isCondition } from "./questions/conditions.ts";
import { activationAnswers, cellAnswers, nodeAnswers } from "./questions/names.ts";

/** The same in all languages, or in some of them. */
export type Text = string | Partial<Readonly<Record<Language, string>>>;

export interface Walk {
  readonly title: Text;
  readonly about: Text;
  readonly steps: readonly Step[];
}

interface Step {
  readonly text: Text;
  /** What follows the `#` of an address; without it the page stays as the step before has left it. */
  readonly at?: Text;
  readonly look?: PartName;
  readonly ask?: Question;
}

export type Question = {
  readonly text: Text;
  /** Why it is so, shown with the answer. */
  readonly because: Text;
} & (
  | { readonly click: "node"; readonly answer: keyof typeof nodeAnswers }
  | { readonly click: "cell"; readonly answer: keyof typeof cellAnswers }
  | { readonly click: "activation"; readonly answer: keyof typeof activationAnswers }
  /** A choice is right if its condition holds. */
  | { readonly choices: readonly { readonly text: Text; readonly if: string }[] }
);

/** In this language; if the text has not been written in it, in English or in any other. */
export function textIn(text: Text, language: Language): string {
  if (typeof text === "string") return text;
  return text[language] ?? text.en ?? Object.values(text)[0] ?? "";
}

/** Where a file is not a walk: the path of the value, such as `steps[2].ask`; empty for the whole file. */
export class WalkError extends Error {
  constructor(readonly place: string) {
    super(place);
  }
}

/** The walk in a file; throws a `WalkError` at the first thing that is not as it should be. */
export function readWalk(json: string): Walk {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new WalkError("");
  }
  const walk = record(value, "");
  checkText(walk.title, "title");
  checkText(walk.about, "about");
  for (const [i, step] of list(walk.steps, "steps").entries()) checkStep(step, `steps[${i}]`);
  return value as Walk;
}

function checkStep(value: unknown, place: string): void {
  const step = record(value, place);
  checkText(step.text, `${place}.text`);
  if (step.at !== undefined) checkText(step.at, `${place}.at`);
  if (step.look !== undefined && !partNames.some((name) => name === step.look))
    throw new WalkError(`${place}.look`);
  if (step.ask !== undefined) checkQuestion(step.ask, `${place}.ask`);
}

const answers = { node: nodeAnswers, cell: cellAnswers, activation: activationAnswers };

function checkQuestion(value: unknown, place: string): void {
  const question = record(value, place);
  checkText(question.text, `${place}.text`);
  checkText(question.because, `${place}.because`);
  if (question.choices === undefined) {
    const names = isName(question.click, answers) ? answers[question.click] : undefined;
    if (names === undefined) throw new WalkError(`${place}.click`);
    if (!isName(question.answer, names)) throw new WalkError(`${place}.answer`);
    return;
  }
  for (const [i, each] of list(question.choices, `${place}.choices`).entries()) {
    const choice = record(each, `${place}.choices[${i}]`);
    checkText(choice.text, `${place}.choices[${i}].text`);
    if (!isCondition(choice.if)) throw new WalkError(`${place}.choices[${i}].if`);
  }
}

function checkText(value: unknown, place: string): void {
  const texts = typeof value === "string" ? [value] : Object.values(record(value, place));
  if (texts.length === 0 || !texts.every((text) => typeof text === "string")) throw new WalkError(place);
}

function record(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new WalkError(place);
  return value as Record<string, unknown>;
}

function list(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw new WalkError(place);
  return value;
}

function isName<Table extends object>(value: unknown, table: Table): value is keyof Table {
  return typeof value === "string" && Object.hasOwn(table, value);
}
