// The state of the evaluation in progress: the variables of the running body, how control leaves it, how deeply calls
// are nested, and what stops them. Closures keep this object, so it stays the same for the life of an engine.

import { FALSE, type Value } from "../language/values.ts";
import type { Profile } from "./profile.ts";

/** The variables of a body; undefined for one that has no value yet. */
export type Frame = (Value | undefined)[];

export class Evaluation {
  /** The variables of the body that is running. */
  frame: Frame = [];
  /** 0: carry on; 1: `break` was called; 2: `return` was called with `returned`. */
  flow: 0 | 1 | 2 = 0;
  returned: Value = FALSE;
  /** How many calls are nested in each other. */
  depth = 0;
  /** How many nested calls the host's stack holds for certain. Deeper recursion is evaluated in pieces. */
  callsOnStack = 250;
  /** True while a reset is running: another one inside it does nothing. */
  inReset = false;
  /** How many constructs the commands that are running refer to. */
  referenced = 0;
  /** How many queries are walking over facts or instances. */
  queries = 0;
  /** Variables bound at the prompt; they last from one command to the next. */
  readonly promptVariables = new Map<string, Value>();
  /** True while a command given at the prompt is parsed. */
  parsingCommand = false;
  /** An error was reported. The functions that look at this give up; a call of a procedure starts without it. */
  failed = false;
  /** Whatever is running ends: after an error, or because the user asked for it. */
  halted = false;
  /** `halt` was called, or a breakpoint was reached: no further rule fires. */
  rulesHalted = false;
  /** Checked between firings, in loops and in calls: `aborted` stops them. */
  stop: { readonly aborted: boolean } = { aborted: false };
  /** Measures the bodies that are run; null unless the user has asked for it. */
  profile: Profile | null = null;
  /** The last error that was printed. */
  lastError: { code: string; text: string } | null = null;

  /** Clears what an earlier command has left behind, when a command begins or ends. */
  settle(): void {
    this.failed = false;
    this.halted = false;
  }

  /** Ends what is running if the user has asked for it; true when it ends. */
  checkStop(): boolean {
    if (this.stop.aborted) this.halted = true;
    return this.halted;
  }

  /** Forgets everything that was running: the evaluation was aborted from outside. */
  abandon(): void {
    this.frame = [];
    this.flow = 0;
    this.depth = 0;
    this.referenced = 0;
    this.queries = 0;
    this.inReset = false;
    this.parsingCommand = false;
    this.settle();
    this.rulesHalted = false;
  }
}
