// What objects need of the engine.

import type { Core } from "../core.ts";

export type ObjectHost = Core;
