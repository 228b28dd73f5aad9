/**
 * One sentence for every function of the language: its name, how it is called, what it does; one table per subject. The
 * studio has the same tables in other languages, without signatures. A test finds functions without a row.
 */
import { calculationHelp } from "./calculation.ts";
import { classHelp } from "./classes.ts";
import { constructHelp } from "./constructs.ts";
import { environmentHelp } from "./environment.ts";
import { factHelp } from "./facts.ts";
import { instanceHelp } from "./instances.ts";
import { runningHelp } from "./running.ts";
import { textHelp } from "./texts.ts";

export const functionHelp = [
  ...calculationHelp,
  ...textHelp,
  ...factHelp,
  ...runningHelp,
  ...constructHelp,
  ...classHelp,
  ...instanceHelp,
  ...environmentHelp,
] as const;

/** The subjects of the reference, one page each. */
export const subjects = [
  { name: "calculation", title: "Control, tests and calculation", rows: calculationHelp },
  { name: "texts", title: "Multifields, texts, input and output", rows: textHelp },
  { name: "facts", title: "Facts and templates", rows: factHelp },
  { name: "running", title: "The agenda and the run", rows: runningHelp },
  {
    name: "constructs",
    title: "Constructs: printing, listing, removing; generic functions",
    rows: constructHelp,
  },
  { name: "classes", title: "Classes and messages", rows: classHelp },
  { name: "instances", title: "Instances", rows: instanceHelp },
  { name: "environment", title: "The environment", rows: environmentHelp },
] as const;

export type FunctionName = (typeof functionHelp)[number][0];

/** What each construct is for. */
export const constructSummaries = {
  defrule: "A rule: patterns, =>, actions.",
  deftemplate: "A kind of fact with named slots.",
  deffacts: "Facts that reset asserts.",
  deffunction: "A function of your own.",
  defglobal: "Global variables.",
  defmodule: "A module that imports and exports constructs.",
  defgeneric: "A generic function.",
  defmethod: "A method of a generic function.",
  defclass: "A class of objects: its superclasses and slots.",
  definstances: "Instances that reset makes.",
  "defmessage-handler": "What the instances of a class do when they receive a message.",
} as const;
