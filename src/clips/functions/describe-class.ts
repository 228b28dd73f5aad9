// describe-class and browse-classes. Source: guide, section 13.11.1.

import type { Engine } from "../engine.ts";
import { formatValue } from "../language/format-values.ts";
import { type TypeName, type Value, VOID } from "../language/values.ts";
import { type ClassSlot, classNameSeen, type Defclass } from "../objects/class.ts";
import { handlerText } from "../objects/messages.ts";
import { accessorText, facetWords, slotSources } from "./classes.ts";

const WIDTH = 80;

export function browseClasses(engine: Engine, top: Defclass): Value {
  const visit = (at: Defclass, depth: number): void => {
    const star = at.superclasses.length > 1 ? " *" : "";
    engine.routers.write("wdisplay", `${"  ".repeat(depth)}${at.name}${star}\n`);
    for (const below of at.subclasses) visit(below, depth + 1);
  };
  visit(top, 0);
  return VOID;
}

export function describeClass(engine: Engine, target: Defclass): Value {
  const write = (text: string) => engine.routers.write("wdisplay", `${text}\n`);
  const line = (mark: string) => write(mark.repeat(WIDTH));
  const names = (classes: Defclass[]) =>
    classes.map((each) => ` ${classNameSeen(engine.modules.current, each)}`).join("");
  line("=");
  line("*");
  write(roleText(target));
  write(`Direct Superclasses:${names(target.superclasses)}`);
  write(`Inheritance Precedence:${names(target.precedence)}`);
  write(`Direct Subclasses:${names(target.subclasses)}`);
  if (target.instanceSlots.length > 0) {
    line("-");
    for (const each of slotLines(engine, target)) write(each);
  }
  const handlers = target.precedence.toReversed().flatMap((each) => each.handlers);
  if (handlers.length > 0) {
    line("-");
    write("Recognized message-handlers:");
    for (const handler of handlers) write(handlerText(engine, handler));
  }
  line("*");
  line("=");
  return VOID;
}

function roleText({ abstract, reactive }: Defclass): string {
  if (abstract) return "Abstract: direct instances of this class cannot be created.\n";
  const matching = reactive
    ? "Reactive: direct instances of this class can match defrule patterns."
    : "Non-reactive: direct instances of this class cannot match defrule patterns.";
  return `Concrete: direct instances of this class can be created.\n${matching}\n`;
}

/** The two tables: facets, and constraints. */
function slotLines(engine: Engine, { instanceSlots }: Defclass): string[] {
  const nameWidth = width(
    5,
    16,
    instanceSlots.map((slot) => slot.name),
  );
  const messages = instanceSlots.filter((slot) => !slot.readOnly).map((slot) => slot.overrideMessage);
  const messageWidth = width(8, 12, messages);
  const head = (name: string) => `${name.slice(0, nameWidth).padEnd(nameWidth)} : `;
  const tail = (message: string) => message.slice(0, messageWidth).padEnd(messageWidth);
  return [
    `${head("SLOTS")}FLD DEF PRP ACC STO MCH SRC VIS CRT ${tail("OVRD-MSG")} SOURCE(S)`,
    ...instanceSlots.map((slot) => {
      const words = facetWords(slot);
      const [access, message] = [words[3], words[9]];
      words[3] = access === "R" ? " R " : access.padEnd(3);
      const accessor = accessorText(slot);
      const shown = accessor.length === 1 ? ` ${accessor} ` : accessor.padEnd(3);
      const sources = slotSources(slot).map((each) => classNameSeen(engine.modules.current, each));
      return `${head(slot.name)}${[...words.slice(0, 8), shown, tail(message), ...sources].join(" ")}`;
    }),
    "\nConstraint information for slots:\n",
    `${head("SLOTS")}SYM STR INN INA EXA FTA INT FLT`,
    ...instanceSlots.map((slot) => {
      const text = constraintText(slot);
      return slot.constraint.lost ? text.trimEnd() : `${head(slot.name)}${text}`;
    }),
  ];
}

function width(least: number, most: number, texts: string[]): number {
  return Math.min(most, Math.max(least, ...texts.map((text) => text.length)));
}

const COLUMNS: readonly TypeName[] = [
  "SYMBOL",
  "STRING",
  "INSTANCE-NAME",
  "INSTANCE-ADDRESS",
  "EXTERNAL-ADDRESS",
  "FACT-ADDRESS",
  "INTEGER",
  "FLOAT",
];

/** The types that a slot allows; `#` marks those of which only some values are allowed. */
function constraintText({ multi, constraint }: ClassSlot): string {
  const columns = COLUMNS.map((type) => {
    if (!constraint.allowsType(type)) return "    ";
    const listed = constraint.allowed.some(({ types }) => types === null || types.includes(type));
    return listed || (type.startsWith("INSTANCE") && constraint.classes !== null) ? " #  " : " +  ";
  });
  const numbers = constraint.allowsType("INTEGER") || constraint.allowsType("FLOAT");
  const bound = (value: Value | null, none: string) => (value === null ? none : formatValue(value));
  const range = `RNG:[${bound(constraint.minimum, "-oo")}..${bound(constraint.maximum, "+oo")}] `;
  const { minimumFields, maximumFields } = constraint;
  const most = Number.isFinite(maximumFields) ? String(maximumFields) : "+oo";
  return `${columns.join("")}${numbers ? range : ""}${multi ? `CRD:[${minimumFields}..${most}]` : ""}`;
}
