// What the compiler of left-hand sides needs of the engine. The engine satisfies this interface; nothing here knows it.

import type { ConstructHost } from "../constructs/kind.ts";
import type { Network } from "../rete/network.ts";
import type { PatternKind } from "./patterns/kind.ts";

export interface LhsHost extends ConstructHost {
  readonly network: Network;
  readonly options: ConstructHost["options"] & { readonly staticChecking: boolean };
  /** The kinds of patterns, in the order in which they are asked whether a pattern is theirs. */
  readonly patternKinds: readonly PatternKind[];
}
