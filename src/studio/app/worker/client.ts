/**
 * The page's end of a worker: messages both ways, questions that get their own answer, and one place that hears of the
 * worker's death. All pages talk to their workers through this.
 */
import { type Fault, faultOf } from "../../../domains/text/fault.ts";
import { studySentence } from "../../../run/sentences.ts";
import { OptionError } from "../../../search/index.ts";

/** A question, among the messages to a worker. */
export interface Asked<Question> {
  readonly type: "ask";
  readonly number: number;
  readonly question: Question;
}

/** The answer to the question of the same number, among the messages from a worker. */
export interface Answered<Answer> {
  readonly type: "answer";
  readonly number: number;
  readonly answer: Answer;
}

/** What a client needs of a worker. */
export interface WorkerEnd {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  /** Its `error` may be a fault, where more is known than a message. */
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Listeners<Message> {
  /** Everything the worker says, except answers. */
  heard?(message: Message): void;
  /**
   * The worker failed outside of its own handling, or ran out of memory; it says nothing more. Called again for each
   * message to a dead worker: whoever waits for its effect learns that none will come.
   */
  died?(fault: Fault): void;
}

/** `Sent` and `Heard` are the messages each way without questions and answers. */
export class WorkerClient<Sent, Heard, Question = never, Answer = never> {
  private readonly worker: WorkerEnd;
  private readonly waiting = new Map<number, (answer: Answer | undefined) => void>();
  private lastNumber = 0;
  private isEnded = false;
  private death: Fault | null = null;
  private readonly died: Listeners<Heard>["died"];

  constructor(worker: WorkerEnd, { heard, died }: Listeners<Heard>) {
    this.worker = worker;
    this.died = died;
    worker.onmessage = ({ data }: MessageEvent<Heard | Answered<Answer>>) => {
      if (!isAnswer(data)) return heard?.(data);
      this.waiting.get(data.number)?.(data.answer);
      this.waiting.delete(data.number);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.end();
      this.death = (event.error as Fault | null | undefined) ?? faultOfDeath(event.message);
      died?.(this.death);
    };
  }

  send(message: Sent): void {
    const { death } = this;
    if (death === null) this.post(message);
    // Afterwards, as the answer of a living worker would come.
    else queueMicrotask(() => this.died?.(death));
  }

  /** The worker's answer; undefined if it ends before it has answered. */
  ask(question: Question): Promise<Answer | undefined> {
    if (this.isEnded) return Promise.resolve(undefined);
    const number = ++this.lastNumber;
    return new Promise((resolve) => {
      this.waiting.set(number, resolve);
      this.post({ type: "ask", number, question });
    });
  }

  /** Ends the worker, whatever it is doing. */
  end(): void {
    this.isEnded = true;
    this.worker.terminate();
    for (const resolve of this.waiting.values()) resolve(undefined);
    this.waiting.clear();
  }

  private post(message: Sent | Asked<Question>): void {
    this.worker.postMessage(message);
  }
}

function isAnswer<Answer>(message: unknown): message is Answered<Answer> {
  return (message as { readonly type?: unknown }).type === "answer";
}

/** A worker that dies without a message has run out of memory. */
function faultOfDeath(message: string | undefined): Fault {
  return message ? { message, said: null } : faultOf(new OptionError(studySentence("no-memory-left")));
}
