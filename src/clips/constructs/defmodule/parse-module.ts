// The defmodule construct: imports and exports. Source: guide, section 10.

import { failParse, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import type { Sym } from "../../language/values.ts";
import type { Kind } from "../construct.ts";
import type { ConstructHost, ConstructRow } from "../kind.ts";
import type { Module, PortItem } from "../modules.ts";

/** Modules hold constructs; they are none themselves, and have a list of their own. */
export const defmoduleRow: ConstructRow = { name: "defmodule", mark: "+", parse: parseDefmodule };

function parseDefmodule(parser: Parser<ConstructHost>): void {
  const { core } = parser;
  const { pretty } = core;
  const lexeme = parser.next();
  if (lexeme.type !== "symbol") failParse(core, "CSTRCPSR", 2, "Missing name for defmodule construct\n");
  const { name } = lexeme.value as Sym;
  if (name.includes("::")) syntaxError(core, "module specifier");
  let module = core.modules.find(name);
  if (module !== undefined && !module.redefinable) {
    failParse(core, "CSTRCPSR", 4, `Cannot redefine defmodule ${name} while it is in use.\n`);
  }
  if (core.loading) {
    announceModule(core, name, module !== undefined);
  }
  parser.next();
  if (parser.is("string")) {
    pretty.backup();
    pretty.save(" ");
    pretty.save(parser.lexeme.text);
    parser.next();
  }
  const imports: PortItem[] = [];
  const exports: PortItem[] = [];
  while (!parser.is(")")) {
    pretty.breakBefore();
    if (!parser.is("(")) syntaxError(core, "defmodule");
    const word = parser.next();
    const text = word.type === "symbol" ? (word.value as Sym).name : "";
    if (text === "import") parseImport(parser, imports);
    else if (text === "export") exports.unshift(...parsePort(parser, null, "defmodule export specification"));
    else syntaxError(core, "defmodule");
    parser.next();
  }
  const fresh = core.modules.make(name);
  fresh.imports = imports;
  checkAmbiguous(core, fresh);
  module ??= core.modules.add(fresh);
  module.imports = imports;
  module.exports = exports;
  module.redefinable &&= imports.length === 0 && exports.length === 0;
  pretty.save("\n");
  module.pretty = pretty.text();
  core.modules.current = module;
}

function announceModule(core: ConstructHost, name: string, again: boolean): void {
  if (!core.watch.get("compilations")) core.routers.write("wdialog", defmoduleRow.mark);
  else if (again) core.routers.write("wwarning", `\n[CSTRCPSR1] WARNING: Redefining defmodule: ${name}\n`);
  else core.routers.write("wdialog", `Defining defmodule: ${name}\n`);
}

/** `?ALL`, `?NONE`, or a construct name with `?ALL`, `?NONE` or a list of names; the last item first. */
function parsePort(parser: Parser<ConstructHost>, source: string | null, where: string): PortItem[] {
  const { core } = parser;
  core.pretty.save(" ");
  const lexeme = parser.next();
  if (lexeme.type === "variable") return parseAll(parser, source, null, where);
  const kind = lexeme.type === "symbol" ? (lexeme.value as Sym).name : "";
  if (kind !== "defclass" && !(core.modules.portable as string[]).includes(kind)) syntaxError(core, where);
  core.pretty.save(" ");
  parser.next();
  if (parser.is("variable")) return parseAll(parser, source, kind, where);
  if (parser.is(")")) syntaxError(core, where);
  const items: PortItem[] = [];
  while (!parser.is(")")) {
    if (!parser.is("symbol")) syntaxError(core, where);
    items.unshift({ module: source, kind, name: (parser.lexeme.value as Sym).name });
    core.pretty.save(" ");
    parser.next();
  }
  core.pretty.backup();
  core.pretty.backup();
  core.pretty.save(")");
  return items;
}

/** The current lexeme is `?ALL` or `?NONE`; nothing may follow. */
function parseAll(
  parser: Parser<ConstructHost>,
  source: string | null,
  kind: string | null,
  where: string,
): PortItem[] {
  const { core } = parser;
  const word = (parser.lexeme.value as Sym).name;
  if (word !== "ALL" && word !== "NONE") syntaxError(core, where);
  if (parser.next().type !== ")") {
    core.pretty.spaceBefore();
    syntaxError(core, where);
  }
  return word === "ALL" ? [{ module: source, kind, name: null }] : [];
}

function parseImport(parser: Parser<ConstructHost>, imports: PortItem[]): void {
  const { core } = parser;
  core.pretty.save(" ");
  const lexeme = parser.next();
  if (lexeme.type !== "symbol") syntaxError(core, "defmodule import specification");
  const source = (lexeme.value as Sym).name;
  const module = core.modules.find(source);
  if (module === undefined) failParse(core, "PRNTUTIL", 1, `Unable to find defmodule ${source}.\n`, false);
  if (module.exports.length === 0) notExported(core, source, "any constructs");
  const items = parsePort(parser, source, "defmodule import specification");
  if (items.length === 0) return;
  imports.unshift(...items);
  const [{ kind, name }] = items;
  const offered = module.exports.some(
    (item) =>
      item.kind === null ||
      kind === null ||
      (item.kind === kind && (name === null || item.name === null || item.name === name)),
  );
  if (!offered) notExported(core, source, name === null ? `any ${kind} constructs` : `the ${kind} ${name}`);
  checkNamed(core, imports);
}

/** Constructs that are imported by name must exist. */
function checkNamed(core: ConstructHost, imports: PortItem[]): void {
  for (const { module, kind, name } of imports) {
    if (kind === null || name === null || module === null) continue;
    const from = core.modules.find(module)!;
    if (core.modules.providers(from, kind as Kind, name).length === 0)
      notExported(core, module, `the ${kind} ${name}`);
  }
}

function notExported(core: ConstructHost, module: string, what: string): never {
  return failParse(core, "MODULPSR", 1, `Module ${module} does not export ${what}.\n`);
}

/** A name that comes from two modules is an error. */
function checkAmbiguous(core: ConstructHost, module: Module): void {
  for (const other of core.modules.all()) {
    for (const kind of core.modules.portable) {
      for (const name of other.constructs[kind].keys()) {
        const from = core.modules.providers(module, kind, name).filter((each) => each !== module);
        if (from.length < 2) continue;
        const cause = `because of an import/export conflict caused by the ${kind} ${name}`;
        failParse(core, "CSTRCPSR", 3, `Cannot define defmodule ${module.name} ${cause}.\n`);
      }
    }
  }
}
