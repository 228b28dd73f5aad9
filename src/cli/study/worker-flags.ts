/** The options that `study run` and `worker` share. */

import { machineSentence } from "../../node/sentences.ts";
import { DEFAULT_HEARTBEAT } from "../../node/study-life.ts";
import { OptionError } from "../../search/index.ts";

export const storeOption = [
  "--store <ADDRESS>",
  "a file, or postgres://… (default: FRONTIER_STORE, else a file in the user's data folder)",
] as const;

export const heartbeatOption = [
  "--heartbeat <SECONDS>",
  `seconds between a worker's signs of life (postgres only; default: ${DEFAULT_HEARTBEAT})`,
] as const;

export function heartbeatIn({
  heartbeat = String(DEFAULT_HEARTBEAT),
}: {
  readonly heartbeat?: string;
}): number {
  const seconds = Number(heartbeat);
  if (seconds >= 0.1 && seconds <= 3600) return seconds;
  throw new OptionError(machineSentence("heartbeat", heartbeat));
}
