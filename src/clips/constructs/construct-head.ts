// What all constructs begin with: name, module, comment; and how a construct is added to its module.

import type { Referenced } from "../evaluate/evaluation-host.ts";
import { abortParse, failParse, printError, syntaxError } from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import type { Sym } from "../language/values.ts";
import type { Construct, Kind } from "./construct.ts";
import { type ConstructHost, type ConstructRow, kindRow } from "./kind.ts";
import { removeConstruct } from "./remove-construct.ts";

interface HeadOptions {
  /** Keeps an older construct of the same name: the new text changes it instead of replacing it. */
  readonly keepOld?: boolean;
  /** The row of a part of a construct, such as a method: it is never announced as redefined. */
  readonly part?: ConstructRow;
  /** True when the parser of the construct reads the comment itself, because something may come before it. */
  readonly commentLater?: boolean;
}

export interface ConstructHead {
  readonly name: string;
  /** The older construct that was removed. */
  readonly replaced: Construct | undefined;
}

/**
 * Reads the name and the comment and makes the module of the name current. An older construct of that name is removed,
 * unless `keepOld` is given. Afterwards, the current lexeme is the first one after the comment; a part has no comment
 * here.
 */
export function constructHead(
  parser: Parser<ConstructHost>,
  kind: Kind,
  options: HeadOptions = {},
): ConstructHead {
  const { engine } = parser;
  const { pretty } = engine;
  const name = constructName(parser, kind);
  engine.modules.refuseConflict(kind, name);
  const old = engine.modules.current.constructs[kind].get(name);
  const isReplaced = old !== undefined && options.keepOld !== true && !parser.checkOnly;
  if (isReplaced && !removeConstruct(engine, old)) {
    failParse(engine, "CSTRCPSR", 4, `Cannot redefine ${kind} ${name} while it is in use.\n`);
  }
  const { part } = options;
  announce(engine, kind, name, old !== undefined && part === undefined, part?.mark);
  parser.next();
  if (parser.is("string") && part === undefined && options.commentLater !== true) {
    pretty.backup();
    pretty.save(" ");
    pretty.save(parser.lexeme.text);
    parser.next();
  }
  if (!parser.is(")")) pretty.breakBefore();
  return { name, replaced: isReplaced ? old : undefined };
}

/** Reads the name of a construct and makes its module current; `title` is what messages call the construct. */
export function constructName(parser: Parser<ConstructHost>, title: string): string {
  const { engine } = parser;
  const { pretty } = engine;
  parser.used = [];
  const lexeme = parser.next();
  if (lexeme.type !== "symbol") failParse(engine, "CSTRCPSR", 2, `Missing name for ${title} construct\n`);
  let { name } = lexeme.value as Sym;
  const at = name.indexOf("::");
  if (at >= 0) {
    if (at === 0) syntaxError(engine, "construct name");
    const module = engine.modules.find(name.slice(0, at));
    if (module === undefined) {
      printError(engine, "PRNTUTIL", 1, false, `Unable to find defmodule ${name.slice(0, at)}.\n`);
      abortParse();
    }
    engine.modules.current = module;
    if (name.length === at + 2) syntaxError(engine, "construct name");
    name = name.slice(at + 2);
  } else {
    pretty.backup();
    pretty.save(engine.modules.current.name);
    pretty.save("::");
    pretty.save(name);
  }
  return name;
}

/** Shows a construct while a file is loaded: as a line when compilations are watched, else as a mark. */
export function announce(
  engine: ConstructHost,
  kind: Kind,
  name: string,
  again: boolean,
  mark = kindRow(engine, kind).mark,
): void {
  if (!engine.loading) return;
  if (engine.watch.get("compilations")) {
    if (again) engine.routers.write("wwarning", "\n[CSTRCPSR1] WARNING: ");
    engine.routers.write("wdialog", `${again ? "Redefining" : "Defining"} ${kind}: ${name}`);
    engine.routers.write("wdialog", kindRow(engine, kind).announcementEnd ?? "\n");
  } else engine.routers.write("wdialog", mark);
}

/** Shows a part of a construct while a file is loaded. */
export function announceText(engine: ConstructHost, line: string, mark: string): void {
  if (engine.loading) engine.routers.write("wdialog", engine.watch.get("compilations") ? line : mark);
}

/** Adds a construct to its module; from then on, what it refers to cannot be removed before it. */
export function storeConstruct(
  { modules }: ConstructHost,
  construct: Construct,
  named: Referenced[] = [],
): void {
  construct.module.constructs[construct.kind].set(construct.name, construct);
  construct.definedAt = ++modules.definitions;
  const used = named.filter((other) => other !== (construct as Construct & Partial<Referenced>));
  for (const other of used) other.useCount++;
  if (used.length > 0) construct.uses = used;
}
