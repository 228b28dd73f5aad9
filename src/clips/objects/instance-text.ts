// An instance as text: its title and its slots.

import { formatValue } from "../language/format-values.ts";
import { Multifield } from "../language/values.ts";
import { classNameSeen } from "./class.ts";
import type { ObjectHost } from "./host.ts";
import type { Instance } from "./instance.ts";

/** An instance with its class, as lists show it. */
export function instanceTitle(host: ObjectHost, instance: Instance): string {
  return `[${instance.name}] of ${classNameSeen(host.modules.current, instance.class)}`;
}

/** An instance with the values of its slots, each after `separator`. */
export function instanceText(host: ObjectHost, instance: Instance, separator: string): string {
  const slots = instance.cells.map(({ slot, value }) => {
    const fields = value instanceof Multifield ? value.fields : [value];
    return `${separator}(${[slot.name, ...fields.map(formatValue)].join(" ")})`;
  });
  return `${instanceTitle(host, instance)}${slots.join("")}`;
}
