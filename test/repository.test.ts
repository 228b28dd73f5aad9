// The rules that hold for the whole tree: which folder may import which (docs: the folder table),
// what the pure folders must not touch, names that say nothing, and no registry addresses.

import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The pure folders in their order: each may import those before it that its row names, and nothing of a host. */
const pure = ["src/search", "src/domains", "src/clips", "src/run", "src/words", "src/study", "src/report"];

/** What the files of a folder may import, besides each other. */
const folders: Record<string, { imports: string[]; builtins: boolean; packages: boolean | string[] }> = {
  "src/search": { imports: [], builtins: false, packages: false },
  "src/clips": { imports: [], builtins: false, packages: false },
  "src/domains": { imports: ["src/search"], builtins: false, packages: false },
  "src/run": { imports: ["src/search", "src/domains", "src/clips"], builtins: false, packages: false },
  "src/words": { imports: pure.slice(0, 4), builtins: false, packages: false },
  "src/study": { imports: pure.slice(0, 5), builtins: false, packages: ["zod"] },
  "src/report": { imports: pure.slice(0, 6), builtins: false, packages: ["@observablehq/plot", "linkedom"] },
  "src/node": { imports: pure, builtins: true, packages: true },
  "src/server": { imports: [...pure, "src/node"], builtins: true, packages: true },
  "src/editors": { imports: [...pure, "src/node"], builtins: true, packages: true },
  "src/cli": { imports: [...pure, "src/node", "src/server", "src/editors"], builtins: true, packages: true },
  "src/studio": { imports: pure, builtins: false, packages: true },
  editors: { imports: ["src/editors"], builtins: true, packages: true },
  bench: {
    imports: [...pure, "src/node", "src/server", "src/cli", "src/studio"],
    builtins: true,
    packages: true,
  },
};

/**
 * The folders of src/clips in their layers: a folder may import, types included, only those above it. What a lower
 * layer needs of a higher one it declares as an interface, which the engine satisfies.
 */
const clipsLayers = [
  "language",
  "host",
  "rete",
  "evaluate",
  "constructs",
  "constructs/slots",
  "constructs/defmodule",
  "constructs/defglobal",
  "constructs/deffunction",
  "constructs/defgeneric",
  "constructs/deftemplate",
  "facts",
  "objects",
  "agenda",
  "lhs",
  "constructs/deffacts",
  "constructs/defrule",
  "constructs/defclass",
  "constructs/definstances",
  "constructs/defmessage-handler",
  "engine",
  "inspect",
  "prompt",
  "functions",
  "explain",
  "history",
  "space",
  "environment",
  "reference",
  "service",
];

/** The files at the root of src/clips: those that wire the engine, and the library above everything. */
const clipsRoots: Record<string, string> = {
  "observer.ts": "engine",
  "construct-kinds.ts": "engine",
  "engine.ts": "engine",
  "environment.ts": "environment",
  "index.ts": "environment",
};

/** `src/clips/lhs/patterns/kind.ts` -> `lhs`: the deepest layer that holds a file; undefined when none does. */
function clipsLayerOf(file: string): string | undefined {
  const path = posix.relative("src/clips", file);
  if (!path.includes("/")) return clipsRoots[path];
  const holding = clipsLayers.filter((layer) => path.startsWith(`${layer}/`));
  // A folder of `constructs` that is not in the list is not simply a part of it.
  if (/^constructs\/[^/]+\//.test(path) && holding.length < 2) return undefined;
  return holding.sort((a, b) => b.length - a.length)[0];
}

/** Every import inside src/clips that goes against the layers, as `file:line: reason`. */
function againstLayers(file: string, text: string): string[] {
  const own = clipsLayerOf(file);
  if (own === undefined) return [`${file}:1: not in the layers of test/repository.test.ts`];
  return importsOf(file, text).flatMap(({ line, specifier }) => {
    if (specifier === null || !specifier.startsWith(".")) return [];
    const target = clipsLayerOf(posix.join(posix.dirname(file), specifier));
    const isAbove = target !== undefined && clipsLayers.indexOf(target) <= clipsLayers.indexOf(own);
    return isAbove ? [] : [`${file}:${line}: ${own} must not import ${target} ("${specifier}")`];
  });
}

/** Every import of a file that its folder does not allow, as `file:line: reason`. */
function forbiddenImports(file: string, text: string): string[] {
  const folder = folderOf(file);
  const row = folders[folder];
  if (!row) return [`${file}:1: the folder ${folder} is not in the table of test/repository.test.ts`];
  return importsOf(file, text).flatMap(({ line, specifier }) => {
    const reason = objection(file, folder, row, specifier);
    return reason ? [`${file}:${line}: ${reason}`] : [];
  });
}

function objection(file: string, folder: string, row: (typeof folders)[string], specifier: string | null) {
  if (specifier === null) return "an import whose target is not a plain string cannot be checked";
  const own = /^frontier\/(\w+)/.exec(specifier);
  if (own || specifier.startsWith(".")) {
    const target = own ? `src/${own[1]}` : folderOf(posix.join(posix.dirname(file), specifier));
    return target === folder || row.imports.includes(target)
      ? null
      : `${folder} must not import ${target} ("${specifier}")`;
  }
  const builtin = specifier.startsWith("node:") || builtinModules.includes(specifier);
  if (builtin) return row.builtins ? null : `${folder} must not use Node ("${specifier}")`;
  const isAllowed = typeof row.packages === "boolean" ? row.packages : row.packages.includes(specifier);
  return isAllowed ? null : `${folder} must not use a package ("${specifier}")`;
}

/** `src/cli/commands/solve.ts` -> `src/cli`, `bench/suite.ts` -> `bench`. */
function folderOf(file: string): string {
  const parts = file.split("/");
  return parts.slice(0, parts[0] === "src" ? 2 : 1).join("/");
}

/** Import and export declarations, import types, import(), require(), and new URL(…, import.meta.url) of code. */
function importsOf(file: string, text: string): { line: number; specifier: string | null }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { line: number; specifier: string | null }[] = [];
  const add = (at: ts.Node, specifier: string | null) => {
    found.push({ line: source.getLineAndCharacterOfPosition(at.getStart()).line + 1, specifier });
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      add(node, (node.moduleSpecifier as ts.StringLiteral).text);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node, literal(node.argument.literal));
    if (ts.isExternalModuleReference(node)) add(node, literal(node.expression));
    if (ts.isCallExpression(node) && /^(import|require)$/.test(node.expression.getText()))
      add(node, literal(node.arguments[0]));
    if (ts.isNewExpression(node) && node.arguments?.[1]?.getText() === "import.meta.url") {
      const target = literal(node.arguments[0]);
      if (target !== null && /\.[mc]?[jt]sx?$/.test(target)) add(node, target);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const literal = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : null);

/** All files below a folder of the repository, without what tools make. */
function filesIn(folder: string): string[] {
  const made = ["node_modules", "dist", ".git", ".frontier", "coverage"];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = posix.join(folder, entry.name);
    if (entry.isDirectory()) return made.includes(entry.name) ? [] : filesIn(file);
    return entry.isFile() ? [file] : [];
  });
}

const read = (file: string) => readFileSync(join(root, file), "utf8");

const nothingNames = ["util", "utils", "helper", "helpers", "common", "misc", "manager"];
const saysNothing = (file: string) =>
  file
    .split("/")
    .some((part) => part.split(/[-._]/).some((word) => nothingNames.includes(word.toLowerCase())));

// Written in two parts so that this file does not contain what it looks for.
const registryAddress = new RegExp(`${"https?:"}//[^\\s"']*(registry\\.|\\.tgz\\b)`);

/** Mistakes of users that are a text instead of a sentence, and so are said in English whatever the language. */
const inEnglishOnly = (text: string) => text.match(/new OptionError\(\s*(?:"|`(?!\$\{[^}]*\}: \$\{))/g) ?? [];

describe("the repository", () => {
  const files = filesIn(".");
  const code = files.filter((file) => /^(src|bench|editors)\/.*\.[mc]?tsx?$/.test(file));

  test("folders import only what the table allows", () => {
    expect(code.length).toBeGreaterThan(10);
    expect(code.flatMap((file) => forbiddenImports(file, read(file)))).toEqual([]);
  });

  test("the folders of clips import only the layers above them", () => {
    const clips = code.filter((file) => file.startsWith("src/clips/"));
    expect(clips.length).toBeGreaterThan(100);
    expect(clips.flatMap((file) => againstLayers(file, read(file)))).toEqual([]);
  });

  test("no file or folder has a name that says nothing", () => {
    expect(files.filter(saysNothing)).toEqual([]);
  });

  test("what is wrong is said in every language", () => {
    expect(code.filter((file) => !file.startsWith("bench/") && inEnglishOnly(read(file)).length > 0)).toEqual(
      [],
    );
  });

  test("no file holds a registry address", () => {
    expect(read("package-lock.json")).not.toContain('"resolved"');
    const text = files.filter((file) => /\.([mc]?[jt]sx?|json|md|ya?ml|sh)$|npmrc$/.test(file));
    expect(text.filter((file) => registryAddress.test(read(file)))).toEqual([]);
  });
});

describe("these checks can fail", () => {
  const bad = (file: string, text: string) => forbiddenImports(file, text).join("\n");

  test("the wrong direction, with file and line", () => {
    expect(bad("src/search/x.ts", '\nimport { a } from "../domains/index.ts";')).toBe(
      'src/search/x.ts:2: src/search must not import src/domains ("../domains/index.ts")',
    );
    expect(bad("src/domains/hanoi/x.ts", 'export * from "../../clips/index.ts";')).toContain("src/clips");
    expect(bad("src/clips/x.ts", 'type A = import("../search/node.ts").A;')).toContain("src/search");
    expect(bad("src/study/x.ts", 'import "frontier/cli";')).toContain("src/cli");
    expect(bad("src/cli/x.ts", 'await import("../../bench/suite.ts");')).toContain("must not import bench");
    expect(bad("src/cli/x.ts", 'new URL("../studio/worker.ts", import.meta.url);')).toContain("src/studio");
    expect(bad("src/cli/x.ts", "await import(name);")).toContain("cannot be checked");
    expect(bad("src/other/x.ts", "")).toContain("not in the table");
  });

  test("the wrong layer of clips, types included", () => {
    const wrong = (file: string, text: string) => againstLayers(`src/clips/${file}`, text).join("\n");
    expect(wrong("rete/x.ts", '\nimport type { Fact } from "../facts/fact.ts";')).toBe(
      'src/clips/rete/x.ts:2: rete must not import facts ("../facts/fact.ts")',
    );
    expect(wrong("facts/x.ts", 'import type { Engine } from "../engine.ts";')).toContain("engine");
    expect(wrong("constructs/kind.ts", 'import "./defrule/row.ts";')).toContain("constructs/defrule");
    expect(wrong("constructs/slots/x.ts", 'import "../deftemplate/template.ts";')).toContain("deftemplate");
    expect(wrong("lhs/patterns/x.ts", 'import "../../constructs/defrule/defrule.ts";')).toContain("defrule");
    expect(wrong("engine.ts", 'import "./functions/index.ts";')).toContain("functions");
    expect(wrong("new/x.ts", "")).toContain("not in the layers");
    expect(wrong("constructs/defother/x.ts", "")).toContain("not in the layers");
    expect(wrong("lhs/x.ts", 'import "./patterns/kind.ts"; import "../facts/fact.ts";')).toBe("");
    expect(wrong("functions/reals/x.ts", 'import "../../engine.ts"; import "../math.ts";')).toBe("");
  });

  test("Node and packages in a pure folder", () => {
    expect(bad("src/search/x.ts", 'import fs from "node:fs";')).toContain("must not use Node");
    expect(bad("src/domains/x.ts", 'const os = require("os");')).toContain("must not use Node");
    expect(bad("src/studio/x.ts", 'import { join } from "path";')).toContain("must not use Node");
    expect(bad("src/clips/x.ts", 'import colors from "picocolors";')).toContain("must not use a package");
  });

  test("what is allowed passes", () => {
    const text = 'import "node:fs"; import "commander"; import "../search/index.ts"; import "./print.ts";';
    expect(bad("src/cli/x.ts", text)).toBe("");
    expect(bad("bench/x.ts", 'import "frontier/search"; import "../src/cli/main.ts";')).toBe("");
    expect(bad("src/domains/x.ts", '// import "node:fs"\nconst s = \'import "node:fs"\';')).toBe("");
  });

  test("a mistake told in English only", () => {
    expect(inEnglishOnly('throw new OptionError("Give a board.");')).toHaveLength(1);
    expect(inEnglishOnly("throw new OptionError(\n  `The study is empty.`,\n);")).toHaveLength(1);
    expect(inEnglishOnly('throw new OptionError(machineSentence("no-study", name));')).toEqual([]);
  });

  test("names and addresses", () => {
    expect(["src/search/utils.ts", "src/cli/print-helpers.ts", "test/common/x.ts"].every(saysNothing)).toBe(
      true,
    );
    expect(["src/search/frontiers/frontier.ts", "src/cli/commands/solve.ts"].some(saysNothing)).toBe(false);
    expect(registryAddress.test(`${"https:"}//${"registry"}.example.org/x`)).toBe(true);
  });
});
