// The defmodule construct: imports and exports. Source: guide, section 10.

import type { Core } from "./core.ts";
import { failParse, syntaxError } from "./messages.ts";
import { KINDS, type Kind, Module, type PortItem } from "./modules.ts";
import type { Parser } from "./parse-expression.ts";
import type { Sym } from "./values.ts";

export function parseDefmodule(parser: Parser): void {
  const { core } = parser;
  const { pretty } = core;
  const token = parser.next();
  if (token.type !== "symbol") failParse(core, "CSTRCPSR", 2, "Missing name for defmodule construct\n");
  const { name } = token.value as Sym;
  if (name.includes("::")) syntaxError(core, "module specifier");
  let module = core.modules.find(name);
  if (module !== undefined && (name !== "MAIN" || module.pretty !== null)) {
    failParse(core, "CSTRCPSR", 4, `Cannot redefine defmodule ${name} while it is in use.\n`);
  }
  if (core.loading) {
    announceModule(core, name, module !== undefined);
  }
  parser.next();
  if (parser.is("string")) {
    pretty.backup();
    pretty.save(" ");
    pretty.save(parser.token.text);
    parser.next();
  }
  const imports: PortItem[] = [];
  const exports: PortItem[] = [];
  while (!parser.is(")")) {
    if (!parser.is("(")) syntaxError(core, "defmodule");
    pretty.breakBefore();
    const word = parser.next();
    const text = word.type === "symbol" ? (word.value as Sym).name : "";
    if (text === "import") parseImport(parser, imports);
    else if (text === "export") parseExport(parser, exports);
    else syntaxError(core, "defmodule");
    parser.next();
  }
  module ??= core.modules.add(new Module(name));
  module.imports = imports;
  module.exports = exports;
  pretty.save("\n");
  module.pretty = pretty.text();
  core.modules.current = module;
}

function announceModule(core: Core, name: string, again: boolean): void {
  if (!core.watch.get("compilations")) core.routers.write("wdialog", "+");
  else if (again) core.routers.write("wwarning", `\n[CSTRCPSR1] WARNING: Redefining defmodule: ${name}\n`);
  else core.routers.write("wdialog", `Defining defmodule: ${name}\n`);
}

/** `?ALL`, `?NONE`, or a construct name with `?ALL`, `?NONE` or a list of names. */
function parsePort(parser: Parser, source: string | null, where: string): PortItem[] {
  const { core } = parser;
  core.pretty.save(" ");
  const token = parser.next();
  const word = (token.value as Sym).name;
  if (token.type === "variable" && (word === "ALL" || word === "NONE")) {
    if (parser.next().type !== ")") syntaxError(core, where);
    return word === "ALL" ? [{ module: source, kind: null, name: null }] : [];
  }
  if (token.type !== "symbol" || !(KINDS as readonly string[]).includes(word)) syntaxError(core, where);
  const items: PortItem[] = [];
  core.pretty.save(" ");
  parser.next();
  if (parser.is("variable")) {
    const all = (parser.token.value as Sym).name;
    if (all !== "ALL" && all !== "NONE") syntaxError(core, where);
    if (all === "ALL") items.push({ module: source, kind: word, name: null });
    if (parser.next().type !== ")") syntaxError(core, where);
    return items;
  }
  while (!parser.is(")")) {
    if (!parser.is("symbol")) syntaxError(core, where);
    items.push({ module: source, kind: word, name: (parser.token.value as Sym).name });
    if (parser.next().type !== ")") core.pretty.spaceBefore();
  }
  return items;
}

function parseImport(parser: Parser, imports: PortItem[]): void {
  const { core } = parser;
  core.pretty.save(" ");
  const token = parser.next();
  if (token.type !== "symbol") syntaxError(core, "defmodule import specification");
  const source = (token.value as Sym).name;
  const module = core.modules.find(source);
  if (module === undefined) failParse(core, "PRNTUTIL", 1, `Unable to find defmodule ${source}.\n`, false);
  if (module.exports.length === 0) {
    failParse(core, "MODULPSR", 1, `Module ${source} does not export any constructs.\n`);
  }
  for (const item of parsePort(parser, source, "defmodule import specification")) {
    checkExported(core, module, item);
    imports.push(item);
  }
}

function checkExported(core: Core, module: Module, item: PortItem): void {
  if (item.kind === null) return;
  const { kind, name } = item;
  if (!module.exports.some((e) => e.kind === null || e.kind === kind)) {
    failParse(core, "MODULPSR", 1, `Module ${module.name} does not export any ${kind} constructs.\n`);
  }
  const known =
    name === null || (module.exportsItem(kind as Kind, name) && module.constructs[kind as Kind].has(name));
  if (!known) {
    failParse(core, "MODULPSR", 1, `Module ${module.name} does not export the ${kind} ${name}.\n`);
  }
}

function parseExport(parser: Parser, exports: PortItem[]): void {
  exports.push(...parsePort(parser, null, "defmodule export specification"));
}
