// The language server of the bundle, asked through the protocol.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {
  CodeAction,
  CompletionItem,
  DocumentSymbol,
  Hover,
  Location,
  Range,
  SignatureHelp,
  SymbolInformation,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver/node";
import { build } from "../built.ts";
import { program, scratchFolder } from "../cli/command-line.ts";
import { LanguageClient } from "./language-client.ts";

const folder = scratchFolder();
const uriOf = (name: string) => pathToFileURL(join(folder, name)).href;
const [mainUri, factsUri, rulesUri] = ["main.clp", "facts.clp", "rules.clp"].map(uriOf);

const facts = `; Somebody.
(deftemplate person "about people"
   (slot name)
   (multislot tags))
(defglobal ?*limit* = 3)
`;
const rules = `(deffunction twice (?x $?more)
   (* 2 ?x))

; Greets everybody once.
(defrule greet
   ?p <- (person (name ?who) (tags $? greet $?))
   (test (> (twice ?*limit*) 2))
   =>
   (printout t "Hello " ?who crlf)
   (foreach ?tag (create$ a b) (printout t ?tag-index ?tag crlf))
   (modify ?p (tags done)))
(defclass ANIMAL (is-a USER) (slot sound (create-accessor read-write)))
(defclass DOG (is-a ANIMAL) (slot sound (source composite)))
(defmessage-handler ANIMAL speak (?times) (printout t ?self:sound ?times))
(defrule bark (object (is-a DOG) (sound ?s)) => (send [rex] speak 2) (send [rex] put-sound wau))
`;
const main = `(load "facts.clp")
(load* "rules.clp")
(reset)
(run)
`;

let client: LanguageClient;
let capabilities: Record<string, unknown>;

beforeAll(async () => {
  build();
  writeFileSync(join(folder, "main.clp"), main);
  writeFileSync(join(folder, "facts.clp"), facts);
  writeFileSync(join(folder, "rules.clp"), rules);
  client = new LanguageClient(process.execPath, [program, "lsp", "--stdio"]);
  capabilities = await client.begin(folder);
  await client.open(rulesUri, rules);
}, 300_000);

afterAll(async () => {
  expect(await client.end()).toBe(0);
});

const textAt = (text: string, { start, end }: Range) => {
  const lines = text.split("\n");
  return lines[start.line].slice(start.character, start.line === end.line ? end.character : undefined);
};
const isHere = (locations: Location[]) =>
  locations.map(({ uri, range }) => {
    const text = uri === factsUri ? facts : uri === rulesUri ? rules : main;
    return `${uri.split("/").at(-1)}:${range.start.line + 1} ${textAt(text, range)}`;
  });

test("it can do all of it", () => {
  expect(Object.keys(capabilities).sort()).toEqual([
    "codeActionProvider",
    "completionProvider",
    "definitionProvider",
    "documentFormattingProvider",
    "documentHighlightProvider",
    "documentSymbolProvider",
    "foldingRangeProvider",
    "hoverProvider",
    "referencesProvider",
    "renameProvider",
    "semanticTokensProvider",
    "signatureHelpProvider",
    "textDocumentSync",
    "workspaceSymbolProvider",
  ]);
});

describe("errors", () => {
  test("a file that another one loads knows what is loaded before it", async () => {
    expect(await client.diagnosticsOf(rulesUri)).toEqual([]);
  });

  test("have the words of the C program and our help, and change with the text", async () => {
    const uri = uriOf("wrong.clp");
    await client.open(
      uri,
      "(deffunction f (?x) (+ ?x 1))\n(defrule r (a ?é 😀 ?n) => (ff ?n))\n(defrule s (b\n",
    );
    const [unknown, open] = await client.diagnosticsOf(uri, ({ length }) => length === 2);
    expect(unknown.code).toBe("EXPRNPSR3");
    expect(unknown.message).toBe(
      "Missing function declaration for ff.\nThere is no function named ff: check the spelling, or define it before this place.",
    );
    expect(unknown.range).toEqual({ start: { line: 1, character: 28 }, end: { line: 1, character: 30 } });
    expect([open.code, open.range.start.line]).toEqual(["PRNTUTIL2", 2]);

    const actions = await client.ask<CodeAction[]>("codeAction", uri, "ff", 0, {
      range: unknown.range,
      context: { diagnostics: [unknown] },
    });
    expect(actions.map(({ title }) => title)).toContain("Write f");
    const closing = await client.ask<CodeAction[]>("codeAction", uri, "(defrule s", 0, {
      range: open.range,
      context: { diagnostics: [open] },
    });
    expect(closing[0].title).toBe("Add the 2 missing parentheses");
    expect(client.edited(uri, closing[0].edit!.changes![uri])).toContain("(defrule s (b))\n");

    await client.change(uri, "(deffunction f (?x) (+ ?x 1))\n");
    expect(await client.diagnosticsOf(uri, ({ length }) => length === 0)).toEqual([]);
  });

  test("commands are checked and not executed; an endless loop in a definition does not hold the editor up", async () => {
    const uri = uriOf("batch.clp");
    await client.open(
      uri,
      '(clear)\n(open "x.txt" f "w")\n(rum)\n(defglobal ?*x* = (while TRUE do (+ 1 1)))\n',
    );
    const found = await client.diagnosticsOf(uri);
    expect(found.map(({ code }) => code)).toContain("EXPRNPSR3");
  }, 30_000);

  test("a slot that a template lacks can be corrected or added, in the file of the template", async () => {
    const uri = uriOf("rules.clp");
    await client.change(uri, rules.replace("(name ?who)", "(nane ?who)"));
    const [wrong] = await client.diagnosticsOf(uri, ({ length }) => length > 0);
    expect(wrong.message).toContain("Invalid slot nane not defined in corresponding deftemplate person.");
    const actions = await client.ask<CodeAction[]>("codeAction", uri, "nane", 0, {
      range: wrong.range,
      context: { diagnostics: [wrong] },
    });
    expect(actions.map(({ title }) => title)).toEqual(["Write name", "Add the slot nane to person"]);
    expect(actions[1].edit!.changes![factsUri][0].newText).toBe("\n   (slot nane)");
    await client.change(uri, rules);
    await client.diagnosticsOf(uri, ({ length }) => length === 0);
  });
});

test("what changes on the disk is noticed; a text without a file is served too", async () => {
  const uri = uriOf("rules.clp");
  writeFileSync(join(folder, "facts.clp"), facts.replace("(slot name)", "(slot names)"));
  const change = { changes: [{ uri: factsUri, type: 2 }] };
  await client.connection.sendNotification("workspace/didChangeWatchedFiles", change);
  const [wrong] = await client.diagnosticsOf(uri, ({ length }) => length > 0);
  expect(wrong.message).toContain("Invalid slot name");
  writeFileSync(join(folder, "facts.clp"), facts);
  await client.connection.sendNotification("workspace/didChangeWatchedFiles", change);
  await client.diagnosticsOf(uri, ({ length }) => length === 0);

  await client.open("untitled:Untitled-1", "(defrule r (a) => (assert (b)) (fo))\n");
  const [unknown] = await client.diagnosticsOf("untitled:Untitled-1", ({ length }) => length > 0);
  expect(unknown.message).toContain("Missing function declaration for fo.");
});

describe("what stands at a place", () => {
  test("completion: slots, variables, functions with their help", async () => {
    const labels = async (piece: string, into: number) => {
      const items = await client.ask<CompletionItem[]>("completion", rulesUri, piece, into);
      return items.map(({ label }) => label);
    };
    expect((await labels("(tags done)", 1)).slice(0, 2)).toEqual(["name", "tags"]);
    expect(await labels("?who crlf", 1)).toEqual(expect.arrayContaining(["?who", "?p", "?*limit*"]));
    expect(await labels("(twice ?*limit*)", 1)).toEqual(
      expect.arrayContaining(["twice", "printout", "defrule"]),
    );
  });

  test("hover: a definition of another file, and a function of the language", async () => {
    const own = await client.ask<Hover>("hover", rulesUri, "person (name");
    expect(JSON.stringify(own.contents)).toContain("(multislot tags)");
    expect(JSON.stringify(own.contents)).toContain("Somebody.");
    const known = await client.ask<Hover>("hover", rulesUri, "printout t");
    expect(JSON.stringify(known.contents)).toContain("(printout <router> <expression>*)");
  });

  test("signature help", async () => {
    const help = await client.ask<SignatureHelp>("signatureHelp", rulesUri, "(twice ?*limit*)", 8);
    expect(help.signatures[0].label).toBe("(twice ?x $?more)");
    expect(help.activeParameter).toBe(0);
    const message = await client.ask<SignatureHelp>("signatureHelp", rulesUri, "speak 2", 6);
    expect(message.signatures[0].label).toBe("(send <object> speak ?times)");
    expect(message.activeParameter).toBe(2);
  });

  test("definitions, in other files too, and files that are loaded", async () => {
    expect(isHere(await client.ask("definition", rulesUri, "person (name"))).toEqual(["facts.clp:2 person"]);
    expect(isHere(await client.ask("definition", rulesUri, "?*limit*", 3))).toEqual(["facts.clp:5 limit"]);
    expect(isHere(await client.ask("definition", rulesUri, "?who crlf"))).toEqual(["rules.clp:6 who"]);
    await client.open(mainUri, main);
    expect(isHere(await client.ask("definition", mainUri, "facts.clp"))).toEqual(["facts.clp:1 "]);
  });

  test("references", async () => {
    const references = async (piece: string, into = 1) =>
      isHere(
        await client.ask("references", rulesUri, piece, into, { context: { includeDeclaration: true } }),
      );
    expect(await references("tags $?")).toEqual([
      "facts.clp:4 tags",
      "rules.clp:6 tags",
      "rules.clp:11 tags",
    ]);
    expect(await references("?tag ", 2)).toEqual(Array(3).fill("rules.clp:10 tag"));
    expect(await references("sound ?s")).toEqual(
      ["12", "13", "14", "15", "15"].map((line) => `rules.clp:${line} sound`),
    );
  });

  test("symbols of a file and of all files, foldings, colours", async () => {
    const symbols = await client.ask<DocumentSymbol[]>("documentSymbol", rulesUri, "(");
    expect(symbols.map(({ name }) => name)).toEqual([
      "twice",
      "greet",
      "ANIMAL",
      "DOG",
      "ANIMAL speak",
      "bark",
    ]);
    expect(symbols[2].children!.map(({ name }) => name)).toEqual(["sound"]);
    const all = await client.connection.sendRequest<SymbolInformation[]>("workspace/symbol", {
      query: "prsn",
    });
    expect(all.map(({ name, location }) => [name, location.uri])).toEqual([["person", factsUri]]);
    const folds = await client.ask<{ startLine: number; endLine: number }[]>("foldingRange", rulesUri, "(");
    expect(folds).toContainEqual({ startLine: 4, endLine: 10 });
    const { data } = await client.ask<{ data: number[] }>("semanticTokens/full", rulesUri, "(");
    expect(data.length % 5).toBe(0);
    expect(data.length).toBeGreaterThan(200);
  });
});

describe("changes", () => {
  const renamed = (piece: string, into: number, newName: string) =>
    client.ask<WorkspaceEdit>("rename", rulesUri, piece, into, { newName });

  test("renaming in all files: a slot, a template, a global, a variable, an inherited slot with its messages", async () => {
    const slot = await renamed("tags done", 1, "marks");
    expect(client.edited(rulesUri, slot.changes![rulesUri])).toBe(rules.replaceAll("(tags", "(marks"));
    expect(slot.changes![factsUri].length).toBe(1);
    const template = await renamed("person", 1, "human");
    expect(client.edited(rulesUri, template.changes![rulesUri])).toBe(rules.replace("(person", "(human"));
    const global = await renamed("?*limit*", 3, "?*most*");
    expect(client.edited(rulesUri, global.changes![rulesUri])).toBe(rules.replace("?*limit*", "?*most*"));
    const loop = await renamed("?tag ", 2, "word");
    expect(client.edited(rulesUri, loop.changes![rulesUri])).toBe(rules.replaceAll("?tag", "?word"));
    const inherited = await renamed("sound ?s", 1, "noise");
    expect(client.edited(rulesUri, inherited.changes![rulesUri])).toBe(rules.replaceAll("sound", "noise"));
    const rule = await renamed("greet\n", 1, "welcome");
    expect(client.edited(rulesUri, rule.changes![rulesUri])).toBe(
      rules.replace("(defrule greet", "(defrule welcome"),
    );
    const called = await renamed("twice", 1, "double");
    expect(client.edited(rulesUri, called.changes![rulesUri])).toBe(rules.replaceAll("twice", "double"));
    const of = await renamed("ANIMAL", 1, "PET");
    expect(client.edited(rulesUri, of.changes![rulesUri])).toBe(rules.replaceAll("ANIMAL", "PET"));
  });

  test("what cannot be renamed is refused with a reason", async () => {
    await expect(renamed("printout", 1, "say")).rejects.toThrow("printout is a name of the language.");
    await expect(renamed("twice", 1, "two words")).rejects.toThrow("two words cannot be a name here.");
    await expect(renamed("twice", 1, "printout")).rejects.toThrow("There is a printout already.");
    await expect(client.ask("prepareRename", rulesUri, "printout")).rejects.toThrow("name of the language");
    expect(await client.ask("prepareRename", rulesUri, "?who", 1)).toEqual({
      start: { line: 5, character: 24 },
      end: { line: 5, character: 27 },
    });
  });

  test("formatting", async () => {
    const uri = uriOf("untidy.clp");
    await client.open(uri, "(defrule r (a)\n=> (halt))\n");
    const edits = await client.ask<TextEdit[]>("formatting", uri, "(", 0, {
      options: { tabSize: 8, insertSpaces: true },
    });
    expect(client.edited(uri, edits)).toBe("(defrule r\n   (a)\n   =>\n   (halt))\n");
  });
});
