/**
 * A worker that holds a user's program, in the frame without an origin. To the page it looks like any other worker. One that has
 * not given a sign of life for some seconds is stuck in a function of the program, and is ended.
 */
import type { Fault } from "../../../domains/index.ts";
import { programSentence } from "../../../run/own-problem/sentences.ts";
import type { WorkerEnd } from "../../app/worker/client.ts";
import { type CompiledProgram, compiled } from "../compiled-programs.ts";
import { sandboxFrame } from "./frame.ts";
import rulesRuntime from "./rules-runtime.ts?worker&url";
import scriptRuntime from "./script-runtime.ts?worker&url";
import type { SignOfLife } from "./signs.ts";

const BEAT_MS = 1000;
/** Beats without an answer after which a worker counts as stuck. */
const MOST_MISSED = 5;

const addresses = { rules: rulesRuntime, script: scriptRuntime };
/** As texts, once they were needed. */
const runtimes = new Map<string, Promise<string>>();

function runtimeFor({ runtime }: CompiledProgram): Promise<string> {
  const address = addresses[runtime];
  const known = runtimes.get(address) ?? fetch(address).then((response) => response.text());
  runtimes.set(address, known);
  return known;
}

/** A worker for a program that has been compiled before. */
export function ownWorker(text: string): WorkerEnd {
  return new OwnWorker(compiled(text));
}

class OwnWorker implements WorkerEnd {
  onmessage: WorkerEnd["onmessage"] = null;
  onerror: WorkerEnd["onerror"] = null;
  private readonly control = new MessageChannel();
  private readonly wire = new MessageChannel();
  private missed = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private isEnded = false;

  constructor(private readonly program: CompiledProgram) {
    this.control.port1.onmessage = ({ data }) => this.fail(program.faultAt(data));
    this.wire.port1.onmessage = (event: MessageEvent<{ type: string } | SignOfLife>) => {
      this.missed = 0;
      if (event.data.type === "alive") return;
      if (event.data.type === "failed")
        this.onmessage?.(withData(event, program.placed(event.data as never)));
      else this.onmessage?.(event);
    };
    void this.start().catch(() => this.fail(undefined));
  }

  postMessage(message: unknown): void {
    this.wire.port1.postMessage(message);
  }

  terminate(): void {
    this.isEnded = true;
    clearInterval(this.timer);
    this.control.port1.postMessage("end");
    this.wire.port1.close();
  }

  private async start(): Promise<void> {
    const [frame, text] = await Promise.all([sandboxFrame(), runtimeFor(this.program)]);
    if (this.isEnded) return;
    const ports = [this.control.port2, this.wire.port2];
    frame.postMessage(`${this.program.script}\n${text}`, "*", ports);
    this.timer = setInterval(() => this.beat(), BEAT_MS);
  }

  private beat(): void {
    if (++this.missed <= MOST_MISSED) return this.postMessage({ type: "are-you-alive" });
    const { text: message, ...said } = programSentence("program-endless", MOST_MISSED);
    this.fail({ message, said });
  }

  private fail(fault: Fault | undefined): void {
    if (this.isEnded) return;
    this.terminate();
    this.onerror?.(new ErrorEvent("error", { error: fault }));
  }
}

function withData(event: MessageEvent, data: unknown): MessageEvent {
  return new MessageEvent(event.type, { data });
}
