/** A solution shown jump by jump, forwards and backwards. */
import type { RunResult } from "../../run/run.ts";
import type { Words } from "./languages.ts";
import type { Questions } from "./questions.ts";

export async function playBack(questions: Questions, words: Words, result: RunResult): Promise<void> {
  const last = result.pictures.length - 1;
  for (let step = 0; ; ) {
    process.stdout.write(`\n${caption(words, result, step)}\n${result.pictures[step]}\n`);
    const answer = (await questions.ask(words.stepKeys)).toLowerCase();
    if (answer === "0" || (answer === "" && step === last)) return;
    if (answer === "") step++;
    else if (/^[abv]$/.test(answer)) step = Math.max(0, step - 1);
    else process.stdout.write(`${words.invalid}\n`);
  }
}

function caption(words: Words, { actions, states }: RunResult, step: number): string {
  const { score } = states[step] as { readonly score: number };
  const name = step === 0 ? words.start : `${words.step} ${step}/${actions.length}: ${actions[step - 1]}`;
  return `${name} · ${words.score}: ${score}`;
}
