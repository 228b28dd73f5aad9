/**
 * The messages that were sent, each with the handlers that ran and its value, nested as they were sent. Their number is
 * bounded: in one moment only the first are kept, and in the end the oldest make room.
 */
import type { Handler, Value } from "../../../../clips/index.ts";

export interface SentMessage {
  readonly moment: number;
  /** How many messages it was sent inside of. */
  readonly depth: number;
  readonly name: string;
  /** The identity of the receiver if it is an instance, otherwise -1. */
  readonly instance: number;
  /** The receiver first. */
  readonly args: readonly Value[];
  /** In the order in which they ran. */
  readonly handlers: Handler[];
  /** Null while there is none, and when an error broke the message off. */
  value: Value | null;
}

/** A rule that sends more than this many messages in one firing is seen from the first of them. */
const MOST_IN_MOMENT = 1000;
const MOST = 100_000;

export class MessageHistory {
  private messages: SentMessage[] = [];
  /** Messages that were displaced. */
  private forgotten = 0;
  /** Those in progress, the innermost last; null for one that is not kept. */
  private readonly open: (SentMessage | null)[] = [];
  /** How many were sent in a moment, where there were too many. */
  private readonly counts = new Map<number, number>();
  private moment = -1;
  private inMoment = 0;

  sent(name: string, args: readonly Value[], instance: number, moment: number): void {
    if (moment !== this.moment) {
      this.moment = moment;
      this.inMoment = 0;
    }
    if (++this.inMoment > MOST_IN_MOMENT) {
      this.counts.set(moment, this.inMoment);
      this.open.push(null);
      return;
    }
    const depth = this.open.length;
    const message: SentMessage = { moment, depth, name, instance, args, handlers: [], value: null };
    this.messages.push(message);
    this.open.push(message);
    if (this.messages.length > 1.25 * MOST) {
      this.forgotten += this.messages.length - MOST;
      this.messages = this.messages.slice(-MOST);
    }
  }

  handled(handler: Handler): void {
    this.open.at(-1)?.handlers.push(handler);
  }

  answered(value: Value | null): void {
    const message = this.open.pop();
    if (message) message.value = value;
  }

  /** The numbers of the messages of a moment that are kept, and how many were sent. */
  at(moment: number): { readonly from: number; readonly to: number; readonly sent: number } {
    const from = this.firstAfter(moment - 1);
    const to = this.firstAfter(moment);
    return {
      from: this.forgotten + from,
      to: this.forgotten + to,
      sent: this.counts.get(moment) ?? to - from,
    };
  }

  /** True when messages of this moment may have made room for others. */
  isForgotten(moment: number): boolean {
    return this.forgotten > 0 && moment <= this.messages[0].moment;
  }

  /** A message by its number; undefined when it has made room for others. */
  message(number: number): SentMessage | undefined {
    return this.messages[number - this.forgotten];
  }

  private firstAfter(moment: number): number {
    let low = 0;
    let high = this.messages.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.messages[middle].moment <= moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
