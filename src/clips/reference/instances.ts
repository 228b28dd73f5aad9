// Help for functions about instances.
import type { HelpRow } from "./row.ts";

export const instanceHelp = [
  // Instances.
  [
    "make-instance",
    "(make-instance [<name>] of <class> (<slot> <value>*)*)",
    "Makes an instance of a class and returns its name.",
  ],
  [
    "active-make-instance",
    "(active-make-instance [<name>] of <class> (<slot> <value>*)*)",
    "As make-instance, but rules see each slot as soon as it is set.",
  ],
  [
    "initialize-instance",
    "(initialize-instance <instance> (<slot> <value>*)*)",
    "Gives the slots of an instance the given values or their default values.",
  ],
  [
    "active-initialize-instance",
    "(active-initialize-instance <instance> (<slot> <value>*)*)",
    "As initialize-instance, but rules see each slot as soon as it is set.",
  ],
  [
    "modify-instance",
    "(modify-instance <instance> (<slot> <value>*)*)",
    "Gives slots of an instance other values.",
  ],
  [
    "active-modify-instance",
    "(active-modify-instance <instance> (<slot> <value>*)*)",
    "As modify-instance, but rules see each slot as soon as it is set.",
  ],
  [
    "message-modify-instance",
    "(message-modify-instance <instance> (<slot> <value>*)*)",
    "Gives slots of an instance other values by sending put- messages.",
  ],
  [
    "active-message-modify-instance",
    "(active-message-modify-instance <instance> (<slot> <value>*)*)",
    "As message-modify-instance, but rules see each slot as soon as it is set.",
  ],
  [
    "duplicate-instance",
    "(duplicate-instance <instance> [to <name>] (<slot> <value>*)*)",
    "Makes a copy of an instance with other slot values.",
  ],
  [
    "active-duplicate-instance",
    "(active-duplicate-instance <instance> [to <name>] (<slot> <value>*)*)",
    "As duplicate-instance, but rules see each slot as soon as it is set.",
  ],
  [
    "message-duplicate-instance",
    "(message-duplicate-instance <instance> [to <name>] (<slot> <value>*)*)",
    "Makes a copy of an instance by sending put- messages to the new one.",
  ],
  [
    "active-message-duplicate-instance",
    "(active-message-duplicate-instance <instance> [to <name>] (<slot> <value>*)*)",
    "As message-duplicate-instance, but rules see each slot as soon as it is set.",
  ],
  [
    "object-pattern-match-delay",
    "(object-pattern-match-delay <action>*)",
    "Evaluates actions; rules see the changes to instances only at the end.",
  ],
  [
    "unmake-instance",
    "(unmake-instance <instance>+)",
    "Deletes instances by sending them delete; * deletes all.",
  ],
  ["instances", "(instances [<module> [<class> [inherit]]])", "Lists the instances."],
  ["class", "(class <expression>)", "The class of a value."],
  ["instance-name", "(instance-name <instance>)", "The name of an instance."],
  ["instance-address", "(instance-address [<module>] <instance>)", "The address of an instance."],
  [
    "symbol-to-instance-name",
    "(symbol-to-instance-name <symbol>)",
    "The symbol as an instance name: x as [x].",
  ],
  [
    "instance-name-to-symbol",
    "(instance-name-to-symbol <instance-name>)",
    "The instance name as a symbol: [x] as x.",
  ],
  ["instancep", "(instancep <expression>)", "TRUE for an instance name or an instance address."],
  ["instance-namep", "(instance-namep <expression>)", "TRUE for an instance name."],
  ["instance-addressp", "(instance-addressp <expression>)", "TRUE for an instance address."],
  ["instance-existp", "(instance-existp <instance>)", "TRUE if the instance has not been deleted."],
  // Multislots of instances.
  [
    "slot-insert$",
    "(slot-insert$ <instance> <slot> <integer> <expression>+)",
    "Inserts values before this position of a multislot.",
  ],
  [
    "mv-slot-insert",
    "(mv-slot-insert <instance> <slot> <integer> <expression>+)",
    "Inserts values before this position of a multislot (old name of slot-insert$).",
  ],
  [
    "slot-replace$",
    "(slot-replace$ <instance> <slot> <begin> <end> <expression>+)",
    "Replaces the fields of a multislot from one position to another.",
  ],
  [
    "mv-slot-replace",
    "(mv-slot-replace <instance> <slot> <begin> <end> <expression>+)",
    "Replaces fields of a multislot (old name of slot-replace$).",
  ],
  [
    "slot-delete$",
    "(slot-delete$ <instance> <slot> <begin> <end>)",
    "Deletes the fields of a multislot from one position to another.",
  ],
  [
    "mv-slot-delete",
    "(mv-slot-delete <instance> <slot> <begin> <end>)",
    "Deletes fields of a multislot (old name of slot-delete$).",
  ],
  [
    "slot-direct-insert$",
    "(slot-direct-insert$ <slot> <integer> <expression>+)",
    "Inside a handler: inserts values into a multislot directly.",
  ],
  [
    "direct-mv-insert",
    "(direct-mv-insert <slot> <integer> <expression>+)",
    "Inside a handler: inserts values into a multislot (old name of slot-direct-insert$).",
  ],
  [
    "slot-direct-replace$",
    "(slot-direct-replace$ <slot> <begin> <end> <expression>+)",
    "Inside a handler: replaces fields of a multislot directly.",
  ],
  [
    "direct-mv-replace",
    "(direct-mv-replace <slot> <begin> <end> <expression>+)",
    "Inside a handler: replaces fields of a multislot (old name of slot-direct-replace$).",
  ],
  [
    "slot-direct-delete$",
    "(slot-direct-delete$ <slot> <begin> <end>)",
    "Inside a handler: deletes fields of a multislot directly.",
  ],
  [
    "direct-mv-delete",
    "(direct-mv-delete <slot> <begin> <end>)",
    "Inside a handler: deletes fields of a multislot (old name of slot-direct-delete$).",
  ],
  // Queries and files.
  ["any-instancep", "(any-instancep (<class-variable>+) <query>)", "TRUE if some instances satisfy a query."],
  [
    "find-instance",
    "(find-instance (<class-variable>+) <query>)",
    "The first instances that satisfy a query.",
  ],
  [
    "find-all-instances",
    "(find-all-instances (<class-variable>+) <query>)",
    "All instances that satisfy a query.",
  ],
  [
    "do-for-instance",
    "(do-for-instance (<class-variable>+) <query> <action>*)",
    "Evaluates actions for the first instances that satisfy a query.",
  ],
  [
    "do-for-all-instances",
    "(do-for-all-instances (<class-variable>+) <query> <action>*)",
    "Evaluates actions for all instances that satisfy a query, as they are found.",
  ],
  [
    "delayed-do-for-all-instances",
    "(delayed-do-for-all-instances (<class-variable>+) <query> <action>*)",
    "Finds all instances that satisfy a query, then evaluates actions for them.",
  ],
  [
    "save-instances",
    "(save-instances <file> [<scope> [[inherit] <class>+]])",
    "Writes the instances into a file.",
  ],
  [
    "load-instances",
    "(load-instances <file>)",
    "Makes the instances of a file, sending the messages of make-instance.",
  ],
  [
    "restore-instances",
    "(restore-instances <file>)",
    "Makes the instances of a file without sending messages.",
  ],
  [
    "bsave-instances",
    "(bsave-instances <file> [<scope> [[inherit] <class>+]])",
    "Saves the instances in binary form.",
  ],
  ["bload-instances", "(bload-instances <file>)", "Loads instances that were saved in binary form."],
] as const satisfies readonly HelpRow[];
