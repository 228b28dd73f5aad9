// Help for functions about facts and templates.
import type { HelpRow } from "./row.ts";

export const factHelp = [
  // Facts.
  ["assert", "(assert <fact>+)", "Adds facts; returns the last one, or FALSE if it already existed."],
  ["retract", "(retract <fact>+)", "Removes facts; * removes all."],
  ["modify", "(modify <fact> (<slot> <value>)*)", "Replaces a fact by one with other slot values."],
  ["duplicate", "(duplicate <fact> (<slot> <value>)*)", "Adds a copy of a fact with other slot values."],
  ["facts", "(facts [<module>] [<start> [<end> [<most>]]])", "Lists the facts."],
  ["fact-index", "(fact-index <fact>)", "The number of a fact."],
  ["fact-existp", "(fact-existp <fact>)", "TRUE if the fact has not been retracted."],
  ["fact-relation", "(fact-relation <fact>)", "The template of a fact."],
  ["fact-slot-value", "(fact-slot-value <fact> <slot>)", "The value of a slot of a fact."],
  ["fact-slot-names", "(fact-slot-names <fact>)", "The slots of a fact."],
  ["get-fact-list", "(get-fact-list [<module>])", "All facts as a multifield."],
  [
    "ppfact",
    "(ppfact <fact> [<router> [<only-non-default>]])",
    "Prints a fact with each slot on its own line.",
  ],
  ["set-fact-duplication", "(set-fact-duplication <boolean>)", "Allows or refuses facts that already exist."],
  ["get-fact-duplication", "(get-fact-duplication)", "Returns whether equal facts are allowed."],
  ["dependencies", "(dependencies <fact-or-instance>)", "Lists what supports a fact or instance logically."],
  [
    "dependents",
    "(dependents <fact-or-instance>)",
    "Lists the facts and instances that a fact or instance supports logically.",
  ],
  ["timetag", "(timetag <fact-or-instance>)", "The time tag of a fact or instance."],
  ["assert-string", "(assert-string <string>)", "Adds the fact that a string contains."],
  [
    "str-assert",
    "(str-assert <string>)",
    "Adds the fact that a string contains (old name of assert-string).",
  ],
  ["load-facts", "(load-facts <file>)", "Adds the facts of a file."],
  ["save-facts", "(save-facts <file> [<scope> <template>*])", "Writes the facts into a file."],
  ["any-factp", "(any-factp (<template-variable>+) <query>)", "TRUE if some facts satisfy a query."],
  ["find-fact", "(find-fact (<template-variable>+) <query>)", "The first facts that satisfy a query."],
  ["find-all-facts", "(find-all-facts (<template-variable>+) <query>)", "All facts that satisfy a query."],
  [
    "do-for-fact",
    "(do-for-fact (<template-variable>+) <query> <action>*)",
    "Evaluates actions for the first facts that satisfy a query.",
  ],
  [
    "do-for-all-facts",
    "(do-for-all-facts (<template-variable>+) <query> <action>*)",
    "Evaluates actions for all facts that satisfy a query, as they are found.",
  ],
  [
    "delayed-do-for-all-facts",
    "(delayed-do-for-all-facts (<template-variable>+) <query> <action>*)",
    "Finds all facts that satisfy a query, then evaluates actions for them.",
  ],
  // Templates.
  ["deftemplate-slot-names", "(deftemplate-slot-names <template>)", "The slots of a template."],
  [
    "deftemplate-slot-existp",
    "(deftemplate-slot-existp <template> <slot>)",
    "TRUE if the template has this slot.",
  ],
  ["deftemplate-slot-multip", "(deftemplate-slot-multip <template> <slot>)", "TRUE for a multislot."],
  [
    "deftemplate-slot-singlep",
    "(deftemplate-slot-singlep <template> <slot>)",
    "TRUE for a slot of one field.",
  ],
  ["deftemplate-slot-types", "(deftemplate-slot-types <template> <slot>)", "The types that a slot allows."],
  [
    "deftemplate-slot-range",
    "(deftemplate-slot-range <template> <slot>)",
    "The least and the greatest number that a slot allows.",
  ],
  [
    "deftemplate-slot-cardinality",
    "(deftemplate-slot-cardinality <template> <slot>)",
    "The least and the greatest number of fields of a multislot.",
  ],
  [
    "deftemplate-slot-allowed-values",
    "(deftemplate-slot-allowed-values <template> <slot>)",
    "The values that a slot allows, or FALSE for any.",
  ],
  [
    "deftemplate-slot-default-value",
    "(deftemplate-slot-default-value <template> <slot>)",
    "The default value of a slot.",
  ],
  [
    "deftemplate-slot-defaultp",
    "(deftemplate-slot-defaultp <template> <slot>)",
    "Returns whether a slot has a default: static, dynamic or FALSE.",
  ],
  [
    "deftemplate-slot-facet-existp",
    "(deftemplate-slot-facet-existp <template> <slot> <facet>)",
    "TRUE if a slot has this facet.",
  ],
  [
    "deftemplate-slot-facet-value",
    "(deftemplate-slot-facet-value <template> <slot> <facet>)",
    "The value of a facet of a slot.",
  ],
] as const satisfies readonly HelpRow[];
