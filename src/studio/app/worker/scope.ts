/** The worker's end of the wire to its page. */
import type { Answered, Asked } from "./client.ts";

/** What a worker has for a global; the compiler's settings for the page only know a window. */
const scope = globalThis as unknown as {
  postMessage(message: unknown, transfer?: readonly Transferable[]): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
};

/** Says something to the page. What is transferred is not copied, and the worker has it no more. */
export function postToPage<Message>(message: Message, transfer: readonly Transferable[] = []): void {
  scope.postMessage(message, transfer);
}

/** Calls `hear` for every message of the page. */
export function listenToPage<Message>(hear: (message: Message) => void): void {
  scope.onmessage = ({ data }) => hear(data as Message);
}

/** For a worker that only answers questions. */
export function answerPage<Question, Answer>(answerTo: (question: Question) => Answer): void {
  listenToPage<Asked<Question>>(({ number, question }) =>
    postToPage<Answered<Answer>>({ type: "answer", number, answer: answerTo(question) }),
  );
}

/**
 * A function that calls `work` soon, after the messages that have arrived in the meantime: a message to itself queues
 * after them, without the pause of a timer.
 */
export function afterMessages(): (work: () => void) => void {
  const channel = new MessageChannel();
  let next: (() => void) | undefined;
  channel.port1.onmessage = () => next?.();
  return (work) => {
    next = work;
    channel.port2.postMessage(null);
  };
}
