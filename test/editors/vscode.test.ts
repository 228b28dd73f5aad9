// The extension for Visual Studio Code: built, unpacked, and its server and adapter run from within it.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import Module from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { Environment } from "../../src/clips/index.ts";
import { signatures } from "../../src/clips/service/words.ts";
import { root } from "../built.ts";
import { scratchFolder } from "../cli/command-line.ts";
import { DebugClient } from "./debug-client.ts";
import { LanguageClient } from "./language-client.ts";

const folder = scratchFolder();
const extension = join(folder, "extension");
const read = (name: string) => JSON.parse(readFileSync(join(extension, name), "utf8"));

beforeAll(() => {
  execFileSync(process.execPath, [join(root, "scripts/build-vscode.mjs")], { cwd: root });
  const files = unzipSync(readFileSync(join(root, "dist/frontier-clips.vsix")));
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}, 120_000);

describe("the package", () => {
  test("has the two descriptions of a .vsix, with this version", () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const manifest = readFileSync(join(folder, "extension.vsixmanifest"), "utf8");
    expect(manifest).toContain(`Id="frontier-clips" Version="${version}" Publisher="frontier"`);
    expect(read("package.json").version).toBe(version);
    expect(readFileSync(join(folder, "[Content_Types].xml"), "utf8")).toContain('Extension=".js"');
    for (const [, path] of manifest.matchAll(/Path="([^"]+)"/g))
      expect(existsSync(join(folder, path)), path).toBe(true);
  });

  test("has the licences of the packages that it contains", () => {
    const text = readFileSync(join(extension, "dist/third-party-licences.txt"), "utf8");
    for (const name of ["vscode-languageclient", "vscode-languageserver", "@vscode/debugadapter"])
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+, MIT\\n\\n.*Permission is hereby granted`, "ms"));
  });

  test("every file that it names is in it, and every command has its place", () => {
    const { main, contributes } = read("package.json");
    const { languages, grammars, snippets, commands, menus } = contributes;
    const named = [main, languages[0].configuration, grammars[0].path, snippets[0].path];
    for (const path of named) expect(existsSync(join(extension, path)), path).toBe(true);
    const shown = menus["editor/title/run"].map(({ command }: { command: string }) => command);
    expect(shown).toEqual(commands.map(({ command }: { command: string }) => command));
  });

  test("the grammar's expressions find what they should", () => {
    const { repository } = read("syntaxes/clips.tmLanguage.json");
    const found = (name: string, text: string) => {
      const rows = repository[name].patterns ?? [repository[name]];
      return rows.flatMap(({ match }: { match: string }) =>
        [...text.matchAll(new RegExp(match, "g"))].map(([all]) => all),
      );
    };
    expect(found("definition", "(defrule MAIN::r (a) =>")).toEqual(["(defrule MAIN::r"]);
    expect(found("variable", "(f ?x $?y ?*g* ?)")).toEqual(["?*g*", "?x", "$?y", "?*g*", "?"]);
    expect(found("constant", "(f 1 -2.5e3 x1 3x TRUE [a])")).toEqual(["1", "-2.5e3", "TRUE", "[a]"]);
    expect(found("comment", '(a) ; b "c"')).toEqual(['; b "c"']);
    expect(found("keyword", "(if (a) then (bind ?x 1)) (ifs)")).toEqual(["(if", "(bind"]);
  });

  test("every snippet is right as it stands", () => {
    const snippets = Object.values<{ prefix: string; body: string[] }>(read("snippets/clips.json"));
    for (const { prefix, body } of snippets) {
      const text = body
        .join("\n")
        .replace("($0)", "(halt)")
        .replace(/\$\{\d:((?:\\.|\([^)]*\)|[^}])*)\}/g, "$1")
        .replaceAll("\\$", "$");
      const environment = new Environment();
      const isFunction = signatures.has(prefix);
      if (isFunction) environment.execute(text);
      else environment.load(text);
      expect(environment.errors(), text).toEqual([]);
    }
  });
});

describe("its parts", () => {
  test("the language server answers", async () => {
    const client = new LanguageClient(process.execPath, [join(extension, "dist/server.js"), "--stdio"]);
    await client.begin(folder);
    const uri = pathToFileURL(join(folder, "a.clp")).href;
    await client.open(uri, "(defrule r (a) => (pintout t b))\n");
    const [found] = await client.diagnosticsOf(uri, ({ length }) => length > 0);
    expect(found.code).toBe("EXPRNPSR3");
    expect(await client.end()).toBe(0);
  });

  test("the debug adapter runs a program", async () => {
    const file = join(folder, "b.clp");
    writeFileSync(file, "(defrule r => (printout t hello crlf))\n");
    const client = new DebugClient(process.execPath, [join(extension, "dist/adapter.js")]);
    await client.launch({ program: file, stopOnEntry: true });
    expect((await client.stopped()).reason).toBe("entry");
    await client.ask("next", { threadId: 1 });
    await client.event("stopped");
    expect(client.output).toBe("hello\n");
    expect(await client.end()).toBe(0);
  });

  test("the extension starts in an editor that does nothing", () => {
    const registered: string[] = [];
    const anything: unknown = new Proxy(class {}, {
      get: (target, name) =>
        name === "registerCommand"
          ? (command: string) => void registered.push(command)
          : name === "prototype" || name === Symbol.hasInstance
            ? Reflect.get(target, name)
            : name === Symbol.toPrimitive
              ? () => ""
              : name === "then" || name === Symbol.iterator
                ? undefined
                : anything,
      apply: () => anything,
    });
    const parts = ["commands", "debug", "env", "window", "workspace", "Uri", "DebugAdapterExecutable"];
    const editor = new Proxy(Object.fromEntries(parts.map((name) => [name, anything])), {
      get: () => anything,
    });
    const load = Reflect.get(Module, "_load") as (name: string, ...rest: unknown[]) => unknown;
    Reflect.set(Module, "_load", (name: string, ...rest: unknown[]) =>
      name === "vscode" ? editor : load.call(Module, name, ...rest),
    );
    try {
      const { activate } = Module.createRequire(import.meta.url)(join(extension, "dist/extension.js"));
      // There is no server to start: what counts happens before.
      activate({ subscriptions: [], extensionPath: join(folder, "nowhere") }).catch(() => {});
    } finally {
      Reflect.set(Module, "_load", load);
    }
    expect(registered).toEqual(["frontier.run", "frontier.debug", "frontier.stepInStudio"]);
  });
});
