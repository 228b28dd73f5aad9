// The whole state of an environment as text, object for object in the order in which they are reached: two environments
// with the same text behave alike forever.

import type { Environment } from "../../src/clips/index.ts";
import { MatchTable } from "../../src/clips/rete/match-table.ts";

/**
 * Numbers drawn from counters of the process, what follows from them, what watches the engine, what was only looked at,
 * and the log of errors.
 */
const SKIPPED = new Set([
  "id",
  "definedAt",
  "observer",
  "timeline",
  "stop",
  "host",
  "listener",
  "lastError",
  "seen",
  "errors",
]);

export function fingerprint(environment: Environment): string[] {
  const engine = (environment as unknown as { engine: object }).engine;
  const numbers = new Map<object, number>([[engine, 0]]);
  const waiting: object[] = [engine];
  const lines: string[] = [];
  const text = (value: unknown): string => {
    if (typeof value === "function") return "function";
    if (typeof value !== "object" || value === null) return `${typeof value} ${String(value)}`;
    let number = numbers.get(value);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(value, number);
      waiting.push(value);
    }
    return `#${number}`;
  };
  for (let i = 0; i < waiting.length; i++) {
    const target = waiting[i];
    const name = target.constructor?.name ?? "";
    if (target instanceof Map) {
      const entries = [...target].map(([key, value]) => `${text(key)} => ${text(value)}`);
      lines.push(`${i} Map ${entries.join(", ")}`);
    } else if (Array.isArray(target) || target instanceof Set) {
      lines.push(`${i} ${name} ${[...(target as Iterable<unknown>)].map(text).join(", ")}`);
    } else {
      if (target instanceof MatchTable) lines.push(`${i} memory ${target.copy().join(", ")}`);
      const fields = Object.entries(target).filter(([key]) => !SKIPPED.has(key));
      lines.push(`${i} ${name} ${fields.map(([key, value]) => `${key}: ${text(value)}`).join(", ")}`);
    }
  }
  return lines;
}
