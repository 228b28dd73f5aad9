/** A trace written to a file piece by piece while the search runs, so that a stopped run leaves what it has. */
import { closeSync, openSync, writeSync } from "node:fs";
import { type Observer, type SearchEvent, TraceWriter } from "../../search/index.ts";
import { cannotWrite } from "./file-trouble.ts";

const PIECE = 1 << 16;

export class TraceFile implements Observer {
  private readonly handle: number;
  private readonly writer: TraceWriter;
  private text = "";

  constructor(
    private readonly file: string,
    about: Readonly<Record<string, unknown>>,
  ) {
    try {
      this.handle = openSync(file, "w");
    } catch (error) {
      throw cannotWrite(file, error);
    }
    this.writer = new TraceWriter((line) => {
      this.text += line;
      if (this.text.length > PIECE) this.flush();
    }, about);
  }

  event(event: SearchEvent): void {
    this.writer.event(event);
  }

  end(result: unknown): void {
    this.writer.end(result);
    this.flush();
    closeSync(this.handle);
  }

  private flush(): void {
    try {
      // A pipe takes only what it has room for, and a disk that is nearly full a part.
      for (let bytes = Buffer.from(this.text); bytes.length > 0; )
        bytes = bytes.subarray(writeSync(this.handle, bytes));
    } catch (error) {
      throw cannotWrite(this.file, error);
    }
    this.text = "";
  }
}
