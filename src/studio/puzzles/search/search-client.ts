/** The page's end of the wire: starts a worker, sends messages, gives each answer to the question it belongs to. */
import { faultOf } from "../../../domains/index.ts";
import { studySentence } from "../../../run/sentences.ts";
import { OptionError } from "../../../search/index.ts";
import type { Answer, FromSearch, Question, ToSearch } from "./messages.ts";

export type AnswerTo<Kind extends Question["kind"]> = Answer & { readonly kind: Kind };

export class SearchClient {
  private readonly worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private lastNumber = 0;

  constructor(heard: (message: Exclude<FromSearch, { type: "answer" }>) => void) {
    this.worker.onmessage = ({ data }: MessageEvent<FromSearch>) => {
      if (data.type !== "answer") return heard(data);
      this.waiting.get(data.number)?.(data.answer);
      this.waiting.delete(data.number);
    };
    this.worker.onerror = (event) => {
      const fault = event.message
        ? { message: event.message, said: null }
        : faultOf(new OptionError(studySentence("no-memory-left")));
      heard({ type: "failed", ...fault });
    };
  }

  send(message: ToSearch): void {
    this.worker.postMessage(message);
  }

  ask<Kind extends Question["kind"]>(question: Question & { readonly kind: Kind }): Promise<AnswerTo<Kind>> {
    const number = ++this.lastNumber;
    return new Promise((resolve) => {
      this.waiting.set(number, (answer) => resolve(answer as AnswerTo<Kind>));
      this.send({ type: "ask", number, question });
    });
  }

  end(): void {
    this.worker.terminate();
  }
}
