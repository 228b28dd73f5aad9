// What all constructs have in common.

import type { Referenced } from "../evaluate/evaluation-host.ts";
import type { Module } from "./modules.ts";

/** The kinds of constructs that modules hold by name; each has a row (kind.ts). */
export type Kind =
  | "deftemplate"
  | "deffacts"
  | "defrule"
  | "defglobal"
  | "deffunction"
  | "defgeneric"
  | "defclass"
  | "definstances";

export interface Construct {
  readonly kind: Kind;
  readonly name: string;
  readonly module: Module;
  /** The text that the pp command prints, or null. */
  pretty: string | null;
  /** Larger than that of every construct that was defined before. */
  definedAt?: number;
  /** What it refers to; nothing of this can be removed before it. */
  uses?: Referenced[];
}

/** The name of a construct as it is written in `module`. */
export function nameSeen({ name, module }: Construct, from: Module): string {
  return module === from ? name : `${module.name}::${name}`;
}
