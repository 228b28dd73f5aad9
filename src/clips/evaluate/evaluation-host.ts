// What parsing and evaluating need of the engine. The engine satisfies these interfaces; nothing here knows it.

import type { Routers } from "../host/routers.ts";
import type { PrettyBuffer } from "../language/pretty-buffer.ts";
import type { Value } from "../language/values.ts";
import type { Calculator } from "./code/calculator.ts";
import type { DeepCalls } from "./deep-calls.ts";
import type { ErrorLog } from "./error-log.ts";
import type { Evaluation } from "./evaluation.ts";
import type { FunctionRow } from "./function-row.ts";
import type { Callable } from "./procedure.ts";

/** What is needed to report an error. */
export interface ErrorHost {
  readonly routers: Routers;
  readonly errors: ErrorLog;
  readonly evaluation: Evaluation;
}

export interface EvaluationHost extends ErrorHost {
  readonly pretty: PrettyBuffer;
  readonly functions: ReadonlyMap<string, FunctionRow>;
  readonly options: {
    readonly sequenceOperator: boolean;
    readonly autoFloatDividend: boolean;
    /** False when calls are only checked when they run. */
    readonly staticChecking: boolean;
  };
  readonly deepCalls: DeepCalls;
  /** The machine for functions that only calculate. */
  calculator(): Calculator;
  readonly modules: { current: object };
  /** False for an instance, or the name of one, that belongs to none of these classes. */
  isOfClass(value: Value, classes: readonly string[]): boolean;
  findGlobal(name: string): GlobalVariable | undefined;
  /** The generic function or deffunction of this name that the current module sees. */
  findCallable(name: string): Callable | undefined;
}

interface GlobalVariable extends Referenced {
  readonly value: Value;
}

/** Something that constructs refer to: it cannot be removed while they do. */
export interface Referenced {
  useCount: number;
}
