// What rules need of the engine, from their definition to their firing.

import type { AgendaHost } from "../../agenda/host.ts";
import type { LhsHost } from "../../lhs/host.ts";

export interface RuleHost extends AgendaHost, LhsHost {
  readonly watch: AgendaHost["watch"];
  readonly options: AgendaHost["options"] & { readonly incrementalReset: boolean };
}
