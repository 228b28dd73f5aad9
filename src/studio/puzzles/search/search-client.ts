/** A worker that searches: for searches that are watched or raced, and for those of which only the result is wanted. */
import type { Fault } from "../../../domains/index.ts";
import { OWN_PROBLEM } from "../../../run/own-problem/domain.ts";
import { WorkerClient } from "../../app/worker/client.ts";
import { ownWorker } from "../../own/sandbox/own-worker.ts";
import type { Answer, FromSearch, Question, SearchOutcome, SearchRequest, ToSearch } from "./messages.ts";
import { takeSearchWorker } from "./worker-ahead.ts";

export type AnswerTo<Kind extends Question["kind"]> = Answer & { readonly kind: Kind };

export class SearchClient extends WorkerClient<ToSearch, FromSearch, Question, Answer> {
  /** A dead worker is a search that has failed. A user's own problem has a worker that holds its program. */
  constructor(heard: (message: FromSearch) => void, { domain, input }: Omit<SearchRequest, "settings">) {
    const worker = domain === OWN_PROBLEM && "text" in input ? ownWorker(input.text) : takeSearchWorker();
    super(worker, { heard, died: (fault) => heard({ type: "failed", ...fault }) });
  }

  /** The answer is of the kind of the question. */
  override ask<Kind extends Question["kind"]>(
    question: Question & { readonly kind: Kind },
  ): Promise<AnswerTo<Kind> | undefined> {
    return super.ask(question) as Promise<AnswerTo<Kind> | undefined>;
  }
}

interface Listeners {
  ended(outcome: SearchOutcome): void;
  failed(fault: Fault): void;
}

/** Searches without drawing, in a worker of its own; returns the function that aborts it. */
export function searchOnce(request: SearchRequest, { ended, failed }: Listeners): () => void {
  const client = new SearchClient((message) => {
    if (message.type === "failed") {
      const { type: _, ...fault } = message;
      client.end();
      failed(fault);
    } else if (message.type === "progress" && message.progress.result !== null) {
      client.end();
      ended(message.progress.result);
    }
  }, request);
  client.send({ type: "open", request, draw: false });
  client.send({ type: "finish" });
  return () => client.end();
}
