/**
 * The messages that were sent, each with the handlers that ran and its value, nested as they were sent. Their number is
 * bounded: in one moment only the first are kept, and in the end the oldest make room. Columns, because an object for
 * every message of a long run would cost more than the messages do.
 */
import type { Handler, Value } from "../../../../clips/index.ts";
import { type KeptValue, kept } from "./kept-value.ts";

export interface SentMessage {
  readonly moment: number;
  /** How many messages it is nested in. */
  readonly depth: number;
  readonly name: string;
  /** The identity of the receiver if it is an instance, otherwise -1. */
  readonly instance: number;
  /** The receiver if it is not an instance, otherwise null. */
  readonly receiver: KeptValue | null;
  readonly args: readonly KeptValue[];
  /** In the order in which they ran. */
  readonly handlers: readonly Handler[];
  /** Null while there is none, and when an error ended the message. */
  readonly value: KeptValue | null;
}

/** A rule that sends more than this many messages in one firing is seen from the first of them. */
const MOST_IN_MOMENT = 1000;
const MOST = 100_000;

export class MessageHistory {
  private moments: number[] = [];
  private depths: number[] = [];
  private names: string[] = [];
  private instances: number[] = [];
  private values: (KeptValue | null)[] = [];
  private receivers: (KeptValue | null)[] = [];
  /** The arguments of all messages, and where those of each begin. */
  private args: KeptValue[] = [];
  private argsFrom: number[] = [];
  /** The handler that ran first; those after it, which few messages have, by the number of the message. */
  private first: (Handler | null)[] = [];
  private readonly others = new Map<number, Handler[]>();
  /** Messages, and arguments of them, that were displaced. */
  private forgotten = 0;
  private forgottenArgs = 0;
  /** The numbers of those in progress, the innermost last; -1 for one that is not kept. */
  private readonly open: number[] = [];
  /** How many were sent in a moment, where there were too many. */
  private readonly counts = new Map<number, number>();
  private moment = -1;
  private inMoment = 0;

  /** A message begins; the receiver is the first of `args`. */
  sent(name: string, args: readonly Value[], instance: number, moment: number): void {
    if (moment !== this.moment) {
      this.moment = moment;
      this.inMoment = 0;
    }
    if (++this.inMoment > MOST_IN_MOMENT) {
      this.counts.set(moment, this.inMoment);
      this.open.push(-1);
      return;
    }
    this.depths.push(this.open.length);
    this.open.push(this.forgotten + this.moments.length);
    this.moments.push(moment);
    this.names.push(name);
    this.instances.push(instance);
    this.values.push(null);
    this.first.push(null);
    this.argsFrom.push(this.forgottenArgs + this.args.length);
    this.receivers.push(instance < 0 ? kept(args[0]) : null);
    for (let i = 1; i < args.length; i++) this.args.push(kept(args[i]));
    if (this.moments.length > 1.25 * MOST) this.forget(this.moments.length - MOST);
  }

  handled(handler: Handler): void {
    const number = this.open[this.open.length - 1];
    const at = number - this.forgotten;
    if (at < 0) return;
    if (this.first[at] === null) this.first[at] = handler;
    else this.others.set(number, [...(this.others.get(number) ?? []), handler]);
  }

  answered(value: Value | null): void {
    const at = this.open.pop()! - this.forgotten;
    if (at >= 0 && value !== null) this.values[at] = kept(value);
  }

  /** The numbers of the messages of a moment that are kept, and how many were sent. */
  at(moment: number): { readonly from: number; readonly to: number; readonly sent: number } {
    const from = this.firstAfter(moment - 1);
    const to = this.firstAfter(moment);
    const sent = this.counts.get(moment) ?? to - from;
    return { from: this.forgotten + from, to: this.forgotten + to, sent };
  }

  /** True when messages of this moment may have made room for others. */
  isForgotten(moment: number): boolean {
    return this.forgotten > 0 && moment <= this.moments[0];
  }

  /** A message by its number; undefined when it has made room for others. */
  message(number: number): SentMessage | undefined {
    const at = number - this.forgotten;
    if (at < 0 || at >= this.moments.length) return undefined;
    const from = this.argsFrom[at] - this.forgottenArgs;
    const end = (this.argsFrom[at + 1] ?? Number.POSITIVE_INFINITY) - this.forgottenArgs;
    const handler = this.first[at];
    return {
      moment: this.moments[at],
      depth: this.depths[at],
      name: this.names[at],
      instance: this.instances[at],
      receiver: this.receivers[at],
      args: this.args.slice(from, end),
      handlers: handler === null ? [] : [handler, ...(this.others.get(number) ?? [])],
      value: this.values[at],
    };
  }

  private forget(count: number): void {
    const args = this.argsFrom[count] - this.forgottenArgs;
    for (let number = this.forgotten; number < this.forgotten + count; number++) this.others.delete(number);
    this.forgotten += count;
    this.forgottenArgs += args;
    this.moments = this.moments.slice(count);
    this.depths = this.depths.slice(count);
    this.names = this.names.slice(count);
    this.instances = this.instances.slice(count);
    this.receivers = this.receivers.slice(count);
    this.values = this.values.slice(count);
    this.first = this.first.slice(count);
    this.argsFrom = this.argsFrom.slice(count);
    this.args = this.args.slice(args);
  }

  private firstAfter(moment: number): number {
    let low = 0;
    let high = this.moments.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.moments[middle] <= moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
