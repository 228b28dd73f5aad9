/** Asks questions at a terminal, or reads the answers line by line where the input is not a terminal. */
import { createInterface, type Interface } from "node:readline";
import { input } from "@inquirer/prompts";
import { wholeNumber } from "../../domains/index.ts";

/** The user wants to leave: Ctrl-C, or the input has ended. */
export class Left extends Error {
  constructor(readonly byInterrupt: boolean) {
    super("left");
  }
}

export class Questions {
  private readonly reader: Interface | undefined;
  private readonly lines: AsyncIterator<string> | undefined;

  constructor() {
    if (process.stdin.isTTY) return;
    this.reader = createInterface({ input: process.stdin });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  /** No question follows: a program that keeps the other end open does not keep this one running. */
  end(): void {
    this.reader?.close();
  }

  /** The answer, without spaces around it. Throws Left. */
  async ask(message: string): Promise<string> {
    if (this.lines !== undefined) {
      process.stdout.write(`${message}: `);
      const { value, done } = await this.lines.next();
      process.stdout.write(`${done ? "" : value}\n`);
      if (done) throw new Left(false);
      return value.trim();
    }
    try {
      return (await input({ message: `${message}:` })).trim();
    } catch (error) {
      if (error instanceof Error && error.name === "ExitPromptError") throw new Left(true);
      throw error;
    }
  }

  /** Asks until `read` understands the answer. */
  async askUntil<Answer>(
    message: string,
    read: (answer: string) => Answer | undefined,
    refusal: string,
  ): Promise<Answer> {
    for (;;) {
      const answer = read(await this.ask(message));
      if (answer !== undefined) return answer;
      process.stdout.write(`${refusal}\n`);
    }
  }

  /** Shows the choices numbered from 1, with 0 to go back; returns the chosen index, or undefined for 0. */
  async choose(
    title: string,
    choices: readonly string[],
    words: { readonly back: string; readonly option: string; readonly invalid: string },
  ): Promise<number | undefined> {
    const lines = choices.map((choice, index) => `${String(index + 1).padStart(3)} - ${choice}`);
    process.stdout.write(`\n${title}\n${lines.join("\n")}\n  0 - ${words.back}\n`);
    const read = (answer: string) => wholeNumber(answer, { most: choices.length });
    const number = await this.askUntil(words.option, read, words.invalid);
    return number === 0 ? undefined : number - 1;
  }
}
