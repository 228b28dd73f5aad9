// What the agenda needs of a rule: whatever satisfies this can be activated and fired.

import type { Module } from "../constructs/modules.ts";
import type { Procedure } from "../evaluate/procedure.ts";
import type { Join, Production } from "../rete/join.ts";
import type { AgendaList } from "./agenda.ts";
import type { AgendaHost } from "./host.ts";

export interface Rule extends Production, Procedure {
  readonly module: Module;
  /** The activations of its module. */
  readonly agenda: AgendaList;
  readonly owner: string;
  /** True when the salience is an expression and may change. */
  readonly hasDynamicSalience: boolean;
  readonly autoFocus: boolean;
  readonly lastJoin: Join | null;
  /** The last join under a logical CE, or null. */
  readonly logicalJoin: Join | null;
  readonly frameSize: number;
  /** The positions of the patterns whose variables the actions read, the last first. */
  readonly reads: readonly number[];
  readonly watchFirings: boolean;
  readonly watchActivations: boolean;
  readonly breakpoint: boolean;
  /** Evaluates the salience again; after an error, which is reported, the old value stays. */
  evaluateSalience(engine: AgendaHost): number;
}
