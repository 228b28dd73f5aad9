// Help texts in files of entries: fetch, toss, print-region, get-region. An entry begins with
// `<level><M or I>BEGIN-ENTRY-<name>` and ends with END-ENTRY; the entries of a menu are those of the levels below it that
// follow it, smaller levels first.
// A file remembers the menu that was read last. Source: guide, section 12.13 (text processing functions).

import type { Engine } from "../engine.ts";
import { printError } from "../evaluate/messages.ts";
import type { RegionEntry, RegionFile } from "../host/region-file.ts";
import { bool, FALSE, isNumber, Sym, type Value } from "../language/values.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";

const BEGIN = "BEGIN-ENTRY-";
/** What comes before it on the line: the level, the type, and nothing else. */
const HEAD = /^\s*([+-]?\d+)\s*(\S)(.*)$/;

/** The entries of a text; null if there is a wrong line, of which the first is reported. */
function parseEntries(engine: Engine, text: string): RegionFile | null {
  const file: RegionFile = { entries: [], menu: null };
  const wrong = (code: number, line: number, message: string): null => {
    printError(engine, "TEXTPRO", code, false, `Line ${line} : ${message}\n`);
    return null;
  };
  let last = null as RegionEntry | null;
  let open = false;
  let count = 0;
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  for (const [at, line] of lines.entries()) {
    if (line.startsWith("$$")) {
      if (open && last !== null) last.text += `  ${line.slice(2)}\n`;
    } else if (line.includes("END-ENTRY")) {
      if (!open) return wrong(8, at + 1, "Unmatched end marker.");
      open = false;
    } else if (line.includes(BEGIN)) {
      if (open) return wrong(4, at + 1, "Previous entry not closed.");
      const begin = line.indexOf(BEGIN);
      const head = HEAD.exec(line.slice(0, begin));
      const named = /\S+/.exec(line.slice(begin + BEGIN.length));
      if (head === null || named === null) return wrong(5, at + 1, "Invalid delimeter string.");
      const [, depth, type, more] = head;
      if (type !== "M" && type !== "I") return wrong(6, at + 1, "Invalid entry type.");
      if (more.trim() !== "") return wrong(5, at + 1, "Invalid delimeter string.");
      const level = Number(depth);
      let parent: RegionEntry | null = last;
      while (parent !== null && parent.level >= level) parent = parent.parent;
      if (parent !== null && !parent.menu) {
        return wrong(7, at + 1, "Non-menu entries cannot have subtopics.");
      }
      const name = named[0].toUpperCase();
      last = { level, menu: type === "M", name, parent, children: [], text: "" };
      const siblings = parent?.children ?? file.entries;
      const deeper = siblings.findIndex((other) => other.level > level);
      siblings.splice(deeper < 0 ? siblings.length : deeper, 0, last);
      open = true;
      count++;
    } else if (open && last !== null) {
      last.text += `${line}\n`;
    }
  }
  if (open) return wrong(4, lines.length, "Previous entry not closed.");
  if (count === 0) {
    printError(engine, "TEXTPRO", 3, false, "No entries found.\n");
    return null;
  }
  return file;
}

function countEntries(entries: RegionEntry[]): number {
  return entries.reduce((sum, entry) => sum + 1 + countEntries(entry.children), 0);
}

function fetch(engine: Engine, [value]: Value[]): Value {
  const path = textOf(value);
  if (engine.regionFiles.has(path)) {
    printError(engine, "TEXTPRO", 2, false, `File "${path}" already loaded.\n`);
    return FALSE;
  }
  const text = engine.routers.readText(path);
  if (text === undefined) {
    printError(engine, "TEXTPRO", 1, false, `Could not open file "${path}".\n`);
    return FALSE;
  }
  const file = parseEntries(engine, text);
  if (file === null) return FALSE;
  engine.regionFiles.set(path, file);
  return countEntries(file.entries);
}

/** Follows names from the menu that was read last; `^`, or no name at all, goes up. */
function findRegion(engine: Engine, path: string, names: string[]): RegionEntry | null {
  const file = engine.regionFiles.get(path);
  if (file === undefined) return null;
  let entry: RegionEntry | null = null;
  for (const name of names.length === 0 ? ["^"] : names) {
    if (name.startsWith("^")) {
      file.menu = file.menu?.parent ?? null;
      entry = file.menu;
      continue;
    }
    const wanted = name.toUpperCase();
    const found = (file.menu?.children ?? file.entries).find((child) => child.name.startsWith(wanted));
    if (found === undefined) return null;
    entry = found;
    if (found.menu) file.menu = found;
  }
  return entry;
}

/** An argument as a word; of what is none the C program makes one that no entry has. */
function wordOf(value: Value): string {
  return value instanceof Sym || typeof value === "string" || isNumber(value) ? textOf(value) : "***ERROR***";
}

export const regions: Row[] = [
  { name: "fetch", restrictions: "11k", byName: { asks: 1 }, returns: "any", evaluate: fetch },
  {
    name: "toss",
    restrictions: "11k",
    byName: { asks: 1 },
    returns: "symbol",
    evaluate: (engine, [value]) => bool(engine.regionFiles.delete(textOf(value))),
  },
  {
    name: "print-region",
    restrictions: "2**wk",
    runtime: "u",
    returns: "symbol",
    evaluate: (engine, args) => {
      const [logicalName, path, ...names] = args.map(wordOf);
      const entry = findRegion(engine, path, names);
      if (entry === null) return FALSE;
      engine.routers.write(logicalName, `\n${entry.text}`);
      return bool(true);
    },
  },
  {
    name: "get-region",
    restrictions: "1**k",
    runtime: "u",
    returns: "string",
    evaluate: (engine, args) => {
      const [path, ...names] = args.map(wordOf);
      return findRegion(engine, path, names)?.text ?? "";
    },
  },
];
