// The table of construct kinds, in the order in which names are looked up and conflicts are reported.

import { defclassRow } from "./constructs/defclass/row.ts";
import { deffactsRow } from "./constructs/deffacts/row.ts";
import { deffunctionRow } from "./constructs/deffunction/row.ts";
import { defmethodRow } from "./constructs/defgeneric/parse-generic.ts";
import { defgenericRow } from "./constructs/defgeneric/row.ts";
import { defglobalRow } from "./constructs/defglobal/row.ts";
import { definstancesRow } from "./constructs/definstances/row.ts";
import { defmessageHandlerRow } from "./constructs/defmessage-handler/parse-handler.ts";
import { defmoduleRow } from "./constructs/defmodule/parse-module.ts";
import { defruleRow } from "./constructs/defrule/row.ts";
import { deftemplateRow } from "./constructs/deftemplate/row.ts";
import { type ConstructRow, isKindRow, type KindRow } from "./constructs/kind.ts";

const ROWS: readonly ConstructRow[] = [
  defmoduleRow,
  deftemplateRow,
  deffactsRow,
  defruleRow,
  defglobalRow,
  deffunctionRow,
  defgenericRow,
  defmethodRow,
  defclassRow,
  defmessageHandlerRow,
  definstancesRow,
];

/** The rows, keyed by the word that begins a construct. */
export const CONSTRUCTS: ReadonlyMap<string, ConstructRow> = new Map(ROWS.map((row) => [row.name, row]));

/** The kinds that modules hold by name. */
export const KINDS: readonly KindRow[] = ROWS.filter(isKindRow);
