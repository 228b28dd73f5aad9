/** The page's end of the language service. */
import { WorkerClient } from "../../../app/worker/client.ts";
import type { Answer, Question, QuestionKind } from "./questions.ts";

let client: WorkerClient<never, never, Question, Answer> | null = null;

export type Ask = <Kind extends QuestionKind>(question: Question<Kind>) => Promise<Answer<Kind> | undefined>;

/** The answer of the worker; undefined if it has died, and the next question starts another. */
export const ask: Ask = async <Kind extends QuestionKind>(question: Question<Kind>) => {
  client ??= new WorkerClient(
    new Worker(new URL("./language-worker.ts", import.meta.url), { type: "module" }),
    {
      died: () => {
        client = null;
      },
    },
  );
  return (await client.ask(question)) as Answer<Kind> | undefined;
};
