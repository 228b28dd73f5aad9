/**
 * The page's connection to the rule engine. A worker that does not hear "stop", because it is inside one endless firing,
 * is ended, and a new one replays the session up to the last complete firing.
 */
import { WorkerClient } from "../../app/worker/client.ts";
import type {
  Answer,
  Done,
  FromWorker,
  Input,
  Journal,
  Question,
  ToWorker,
  TreeQuestion,
  Want,
} from "./protocol.ts";

/** Milliseconds after which a worker that has not reacted to a stop is ended. */
const DEAF = 500;

type RulesClient = WorkerClient<ToWorker, FromWorker, Question | TreeQuestion, Answer>;

interface Busy {
  readonly last: number;
  readonly rule: string | null;
  readonly input: Input["type"];
}

export interface Stopped {
  /** Inside which rule the worker was; null for a command. */
  readonly rule: string | null;
}

export class Connection {
  private client: RulesClient;
  private journal: Journal = { done: [], lines: [], times: [] };
  private want: Want | null = null;
  private breaks: readonly string[] = [];
  /** The last known state of work in progress. */
  private progress: Busy | null = null;
  private deaf: ReturnType<typeof setTimeout> | null = null;
  private readonly receive: (message: FromWorker) => void;
  private readonly stopped: (stopped: Stopped) => void;

  constructor(receive: (message: FromWorker) => void, stopped: (stopped: Stopped) => void) {
    this.receive = receive;
    this.stopped = stopped;
    this.client = this.start();
  }

  send(message: ToWorker): void {
    if (message.type === "want") this.want = message.want;
    if (message.type === "break") this.breaks = message.rules;
    this.client.send(message);
  }

  /** The engine's answer; undefined if its worker ends first. */
  ask(question: Question | TreeQuestion): Promise<Answer | undefined> {
    return this.client.ask(question);
  }

  /** Forgets everything; the inputs begin a new session. */
  begin(inputs: readonly Input[]): void {
    this.restartIfDeaf();
    this.journal = { done: [], lines: [], times: [] };
    this.send({ type: "open", journal: this.journal, breaks: this.breaks });
    this.send({ type: "do", inputs, at: null });
  }

  stop(): void {
    this.send({ type: "stop" });
    this.deaf ??= setTimeout(() => this.restart(), DEAF);
  }

  close(): void {
    if (this.deaf !== null) clearTimeout(this.deaf);
    this.client.end();
  }

  private start(): RulesClient {
    const worker = new Worker(new URL("./rules-worker.ts", import.meta.url), { type: "module" });
    let hasSpoken = false;
    return new WorkerClient(worker, {
      heard: (message) => {
        hasSpoken = true;
        this.note(message);
      },
      died: (fault) => {
        this.receive({ type: "failed", fault });
        // A worker that never got to work would fail again and again.
        if (hasSpoken) this.restart();
      },
    });
  }

  private note(message: FromWorker): void {
    if (message.type === "journal") this.journal = message.journal;
    if (message.type === "busy") this.progress = message;
    if (message.type === "frame") {
      const { status, input, last } = message.frame;
      this.progress = input === null ? null : { last, rule: null, input };
      requestAnimationFrame(() => this.client.send({ type: "shown" }));
      if (this.deaf !== null && (status === "idle" || status === "reading")) {
        clearTimeout(this.deaf);
        this.deaf = null;
      }
    }
    this.receive(message);
  }

  private restartIfDeaf(): void {
    if (this.progress !== null) {
      this.journal = { done: [], lines: [], times: [] };
      this.progress = null;
      this.restart();
    }
  }

  private restart(): void {
    const { progress } = this;
    if (this.deaf !== null) clearTimeout(this.deaf);
    this.deaf = null;
    this.client.end();
    this.client = this.start();
    this.progress = null;
    const journal = {
      ...this.journal,
      done: [...this.journal.done, ...unfinishedRun(this.journal, progress)],
    };
    this.send({ type: "open", journal, breaks: this.breaks });
    if (this.want !== null) this.send({ type: "want", want: this.want });
    if (progress !== null) this.stopped({ rule: progress.rule });
  }
}

/** The firings of the interrupted run, without the one in which the worker was busy. */
function unfinishedRun(journal: Journal, progress: Busy | null): Done[] {
  if (progress?.input !== "run") return [];
  const from = journal.done.at(-1)?.to ?? 0;
  const to = progress.rule === null ? progress.last : progress.last - 1;
  return to > from ? [{ input: { type: "run", count: null }, from, to }] : [];
}
