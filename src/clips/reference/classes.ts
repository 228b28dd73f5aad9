// Help for functions about classes and messages.
import type { HelpRow } from "./row.ts";

export const classHelp = [
  // Classes.
  ["class-existp", "(class-existp <class>)", "TRUE if there is a class of this name."],
  ["superclassp", "(superclassp <class> <class>)", "TRUE if the first class is a superclass of the second."],
  ["subclassp", "(subclassp <class> <class>)", "TRUE if the first class is a subclass of the second."],
  ["class-abstractp", "(class-abstractp <class>)", "TRUE for a class that cannot have instances of its own."],
  [
    "class-reactivep",
    "(class-reactivep <class>)",
    "TRUE if patterns of rules can match the instances of a class.",
  ],
  [
    "class-slots",
    "(class-slots <class> [inherit])",
    "The slots of a class; with inherit, those it inherits too.",
  ],
  [
    "class-superclasses",
    "(class-superclasses <class> [inherit])",
    "The direct superclasses of a class; with inherit, all of them.",
  ],
  [
    "class-subclasses",
    "(class-subclasses <class> [inherit])",
    "The direct subclasses of a class; with inherit, all of them.",
  ],
  [
    "slot-existp",
    "(slot-existp <class> <slot> [inherit])",
    "TRUE if the class has this slot; with inherit, also if it inherits it.",
  ],
  [
    "slot-publicp",
    "(slot-publicp <class> <slot>)",
    "TRUE if the handlers of other classes can access the slot directly.",
  ],
  ["slot-writablep", "(slot-writablep <class> <slot>)", "TRUE if the slot can be changed."],
  [
    "slot-initablep",
    "(slot-initablep <class> <slot>)",
    "TRUE if the slot can be given a value when an instance is made.",
  ],
  [
    "slot-direct-accessp",
    "(slot-direct-accessp <class> <slot>)",
    "TRUE if the handlers of the class can access the slot directly.",
  ],
  ["slot-default-value", "(slot-default-value <class> <slot>)", "The default value of a slot of a class."],
  ["slot-facets", "(slot-facets <class> <slot>)", "The facets of a slot, as describe-class shows them."],
  ["slot-sources", "(slot-sources <class> <slot>)", "The classes from which a slot takes its facets."],
  ["slot-types", "(slot-types <class> <slot>)", "The types that a slot of a class allows."],
  [
    "slot-allowed-values",
    "(slot-allowed-values <class> <slot>)",
    "The values that a slot of a class allows, or FALSE for any.",
  ],
  [
    "slot-allowed-classes",
    "(slot-allowed-classes <class> <slot>)",
    "The classes whose instances a slot allows, or FALSE for any.",
  ],
  [
    "slot-range",
    "(slot-range <class> <slot>)",
    "The least and the greatest number that a slot of a class allows.",
  ],
  [
    "slot-cardinality",
    "(slot-cardinality <class> <slot>)",
    "The least and the greatest number of fields of a multislot of a class.",
  ],
  [
    "get-class-defaults-mode",
    "(get-class-defaults-mode)",
    "Returns which facets new classes have by default: convenience or conservation.",
  ],
  [
    "set-class-defaults-mode",
    "(set-class-defaults-mode <mode>)",
    "Sets which facets new classes have by default: convenience or conservation.",
  ],
  [
    "describe-class",
    "(describe-class <class>)",
    "Shows a class with its superclasses, slots and message handlers.",
  ],
  ["browse-classes", "(browse-classes [<class>])", "Shows the tree of the classes below a class, or of all."],
  // Messages.
  [
    "send",
    "(send <object> <message> <expression>*)",
    "Sends a message to an object and returns what its handlers return.",
  ],
  [
    "message-handler-existp",
    "(message-handler-existp <class> <message> [<type>])",
    "TRUE if the class itself has this message handler.",
  ],
  ["preview-send", "(preview-send <class> <message>)", "Lists the handlers that a message would call."],
  ["next-handlerp", "(next-handlerp)", "TRUE inside a handler when another one could be called next."],
  ["call-next-handler", "(call-next-handler)", "Calls the next handler with the same arguments."],
  [
    "override-next-handler",
    "(override-next-handler <expression>*)",
    "Calls the next handler with other arguments.",
  ],
  ["dynamic-get", "(dynamic-get <slot>)", "Inside a handler: the value of a slot whose name is computed."],
  ["get", "(get <slot>)", "Inside a handler: the value of a slot (old name of dynamic-get)."],
  [
    "dynamic-put",
    "(dynamic-put <slot> <expression>*)",
    "Inside a handler: gives a value to a slot whose name is computed.",
  ],
  [
    "put",
    "(put <slot> <expression>*)",
    "Inside a handler: gives a value to a slot (old name of dynamic-put).",
  ],
  ["init-slots", "(init-slots)", "Inside a handler: gives the slots without a value their default values."],
  [
    "delete-instance",
    "(delete-instance)",
    "Inside a handler: deletes the instance that received the message.",
  ],
  ["ppinstance", "(ppinstance)", "Inside a handler: prints the instance that received the message."],
] as const satisfies readonly HelpRow[];
