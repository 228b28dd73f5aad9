// A session with the rule engine as the page uses it, without a page.

import {
  type FromWorker,
  firstWant,
  type Input,
  type Want,
} from "../../../src/studio/rules/worker/protocol.ts";
import { Session } from "../../../src/studio/rules/worker/session.ts";

const rows = { from: 0, to: 1000 };
/** Wants to see everything. */
export const all: Want = {
  ...firstWant,
  facts: rows,
  instances: rows,
  agenda: rows,
  messages: rows,
  console: rows,
  classes: true,
};

export const command = (text: string): Input => ({ type: "command", text });
export const run = (count: number | null = null): Input => ({ type: "run", count });

/** Someone who uses a session: gives it inputs, waits until it is idle, looks at what it shows. */
export class Seat {
  readonly messages: FromWorker[] = [];
  readonly session = new Session((message) => this.messages.push(message));

  do(...inputs: Input[]): this {
    return this.at(null, ...inputs);
  }

  at(position: number | null, ...inputs: Input[]): this {
    this.session.do(inputs, position);
    return this.work();
  }

  answer(line: string): this {
    this.session.answer(line);
    return this.work();
  }

  work(): this {
    while (this.session.work());
    return this;
  }

  frame(position: number | null = null) {
    return this.session.frame({ ...all, position });
  }

  facts(position: number | null = null): string[] {
    return this.frame(position).facts.rows.map(({ index, text }) => `f-${index} ${text}`);
  }

  agenda(position: number | null = null): string[] {
    return this.frame(position).agenda.rows.map((row) => `${row.salience} ${row.rule}: ${row.matched}`);
  }

  console(): string {
    return this.frame()
      .console.lines.map(({ text }) => text)
      .join("\n");
  }
}
