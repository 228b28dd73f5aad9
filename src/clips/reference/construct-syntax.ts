// How each construct is written. What is in brackets may be missing, `*` is any number of times, `+` at least once.

import type { constructSummaries } from "./index.ts";

export const constructSyntax: Readonly<Record<keyof typeof constructSummaries, string>> = {
  defrule: `(defrule <name> ["<comment>"]
   [(declare [(salience <expression>)] [(auto-focus TRUE | FALSE)])]
   <conditional-element>*
   =>
   <action>*)`,
  deftemplate: `(deftemplate <name> ["<comment>"]
   (slot <name> <attribute>*)*
   (multislot <name> <attribute>*)*)`,
  deffacts: `(deffacts <name> ["<comment>"] <fact>*)`,
  deffunction: `(deffunction <name> ["<comment>"] (?<parameter>* [$?<rest>]) <action>*)`,
  defglobal: `(defglobal [<module>] [?*<name>* = <expression>]*)`,
  defmodule: `(defmodule <name> ["<comment>"]
   (export <what>)*
   (import <module> <what>)*)

<what> is ?ALL, ?NONE, or a construct followed by ?ALL, ?NONE or <name>+`,
  defgeneric: `(defgeneric <name> ["<comment>"])`,
  defmethod: `(defmethod <name> [<index>] ["<comment>"]
   (<parameter>* [<rest>])
   <action>*)

<parameter> is ?<name> or (?<name> <class>* [<query>]); <rest> is the same with $?`,
  defclass: `(defclass <name> ["<comment>"] (is-a <class>+)
   [(role concrete | abstract)] [(pattern-match reactive | non-reactive)]
   (slot <name> <facet>*)*
   (multislot <name> <facet>*)*
   (message-handler <name> [<type>])*)`,
  definstances: `(definstances <name> [active] ["<comment>"]
   ([<name>] of <class> (<slot> <value>*)*)*)`,
  "defmessage-handler": `(defmessage-handler <class> <message> [around | before | primary | after] ["<comment>"]
   (?<parameter>* [$?<rest>])
   <action>*)`,
};
