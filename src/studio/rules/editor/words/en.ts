/** The words of the editor in English; the other languages have the same. */
import { type FunctionName, functionHelp } from "../function-help/index.ts";

const functions = Object.fromEntries(functionHelp.map(([name, , summary]) => [name, summary])) as Record<
  FunctionName,
  string
>;

export const en = {
  /** What each function does. */
  functions: functions as Readonly<Record<FunctionName, string>>,
  constructs: {
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
  },
  definedAt: (line: number) => `Line ${line} of this program.`,
  /** What CodeMirror says, by its own English words; those that are missing stay as they are. */
  phrases: {} as Readonly<Record<string, string>>,
};

export type EditorWords = typeof en;
