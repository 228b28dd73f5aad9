// What all constructs begin with: name, module, comment; and how a construct is added to its module.

import type { Referenced } from "../evaluate/evaluation-host.ts";
import { abortParse, failParse, printError, syntaxError } from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import type { Sym } from "../language/values.ts";
import type { Construct, Kind } from "./construct.ts";
import { type ConstructHost, type ConstructRow, kindRow } from "./kind.ts";
import { removeConstruct } from "./remove-construct.ts";

interface HeadOptions {
  /** An older construct of the same name stays: the new text changes it. */
  readonly keepOld?: boolean;
  /** The row of a part of a construct, such as a method: it is never announced as redefined. */
  readonly part?: ConstructRow;
  /** The comment is read by the parser of the construct: something may stand before it. */
  readonly commentLater?: boolean;
}

/**
 * Reads the name and the comment and makes the module of the name current. An older construct of that name is removed,
 * unless `keepOld` is given. Afterwards the current lexeme is the first after the comment; a part has none here.
 */
export function constructHead(
  parser: Parser<ConstructHost>,
  kind: Kind,
  options: HeadOptions = {},
): { name: string } {
  const { core } = parser;
  const { pretty } = core;
  const name = constructName(parser, kind);
  core.modules.refuseConflict(kind, name);
  const old = core.modules.current.constructs[kind].get(name);
  if (old !== undefined && options.keepOld !== true && !removeConstruct(core, old)) {
    failParse(core, "CSTRCPSR", 4, `Cannot redefine ${kind} ${name} while it is in use.\n`);
  }
  const { part } = options;
  announce(core, kind, name, old !== undefined && part === undefined, part?.mark);
  parser.next();
  if (parser.is("string") && part === undefined && options.commentLater !== true) {
    pretty.backup();
    pretty.save(" ");
    pretty.save(parser.lexeme.text);
    parser.next();
  }
  if (!parser.is(")")) pretty.breakBefore();
  return { name };
}

/** Reads the name of a construct and makes its module current; `title` is what messages call the construct. */
export function constructName(parser: Parser<ConstructHost>, title: string): string {
  const { core } = parser;
  const { pretty } = core;
  parser.used = [];
  const lexeme = parser.next();
  if (lexeme.type !== "symbol") failParse(core, "CSTRCPSR", 2, `Missing name for ${title} construct\n`);
  let { name } = lexeme.value as Sym;
  const at = name.indexOf("::");
  if (at >= 0) {
    const module = core.modules.find(name.slice(0, at));
    if (module === undefined) {
      printError(core, "PRNTUTIL", 1, false, `Unable to find defmodule ${name.slice(0, at)}.\n`);
      abortParse();
    }
    if (name.length === at + 2) syntaxError(core, "module specifier");
    core.modules.current = module;
    name = name.slice(at + 2);
  } else {
    pretty.backup();
    pretty.save(core.modules.current.name);
    pretty.save("::");
    pretty.save(name);
  }
  return name;
}

/** Shows a construct while a file is loaded: as a line when compilations are watched, else as a mark. */
export function announce(
  core: ConstructHost,
  kind: Kind,
  name: string,
  again: boolean,
  mark = kindRow(core, kind).mark,
): void {
  if (!core.loading) return;
  if (core.watch.get("compilations")) {
    if (again) core.routers.write("wwarning", "\n[CSTRCPSR1] WARNING: ");
    core.routers.write("wdialog", `${again ? "Redefining" : "Defining"} ${kind}: ${name}`);
    core.routers.write("wdialog", kindRow(core, kind).announcementEnd ?? "\n");
  } else core.routers.write("wdialog", mark);
}

/** Shows a part of a construct while a file is loaded. */
export function announceText(core: ConstructHost, line: string, mark: string): void {
  if (core.loading) core.routers.write("wdialog", core.watch.get("compilations") ? line : mark);
}

/** Puts a construct into its module; what it names cannot be removed before it. */
export function storeConstruct(construct: Construct, named: Referenced[] = []): void {
  construct.module.constructs[construct.kind].set(construct.name, construct);
  const used = named.filter((other) => other !== (construct as Construct & Partial<Referenced>));
  for (const other of used) other.useCount++;
  if (used.length > 0) construct.uses = used;
}
