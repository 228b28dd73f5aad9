/** A task of a thread that could not be done. */
import type { Fault } from "../../domains/index.ts";

export interface Failure extends Fault {
  readonly type: "failure";
  readonly kind: "text" | "option" | "crash";
}

/** `kind` says whose fault it is. */
export class RunError extends Error {
  override readonly name = "RunError";
  constructor(readonly failure: Omit<Failure, "type">) {
    super(failure.message);
  }
}
