// What objects need of the engine. The engine satisfies this interface; nothing here knows it.

import type { FactsHost } from "../facts/host.ts";
import type { Objects } from "./objects.ts";

export interface ObjectHost extends FactsHost {
  readonly objects: Objects;
  readonly options: FactsHost["options"] & { readonly dynamicChecking: boolean };
}
