// What a command refers to is in use while the command runs.

import type { ErrorHost, Referenced } from "../evaluate/evaluation-host.ts";
import type { Construct } from "./construct.ts";

/**
 * Runs an expression that refers to these constructs: until it ends, they cannot be removed; and nothing can be cleared
 * until the command it belongs to ends. This does not cover global variables: a command looks them up by name.
 */
export function whileUsed<T>({ evaluation }: ErrorHost, named: readonly Referenced[], body: () => T): T {
  const used = named.filter((each) => (each as Referenced & Partial<Construct>).kind !== "defglobal");
  for (const each of used) each.useCount++;
  evaluation.referenced += used.length;
  try {
    return body();
  } finally {
    for (const each of used) each.useCount--;
  }
}
