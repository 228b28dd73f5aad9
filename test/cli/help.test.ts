/** Help texts, examples, languages and completion: of every command, by what the rows say. */
import { Command } from "commander";
import { beforeAll, describe, expect, it, test } from "vitest";
import { commands } from "../../src/cli/commands.ts";
import { isSearch } from "../../src/cli/help/describe.ts";
import { examples } from "../../src/cli/help/examples.ts";
import { ca as caFaults } from "../../src/cli/words/faults/ca.ts";
import { es as esFaults } from "../../src/cli/words/faults/es.ts";
import { pt as ptFaults } from "../../src/cli/words/faults/pt.ts";
import { ca } from "../../src/cli/words/help/ca.ts";
import { es } from "../../src/cli/words/help/es.ts";
import { pt } from "../../src/cli/words/help/pt.ts";
import type { HelpWords } from "../../src/cli/words/help/words.ts";
import { domains } from "../../src/domains/index.ts";
import { machineSentences } from "../../src/node/sentences.ts";
import { searchOptions } from "../../src/run/search-options.ts";
import { sentences } from "../../src/run/sentences.ts";
import { build } from "../built.ts";
import { frontier, scratchFolder } from "./command-line.ts";

beforeAll(build);

const languages: Readonly<Record<string, HelpWords>> = { es, ca, pt };

/** Every command with its path, as the program has them. */
async function allCommands(): Promise<[string, Command][]> {
  const program = new Command("frontier");
  for (const { load } of commands) (await load())(program);
  const below = (command: Command, path: string): [string, Command][] => [
    [path, command],
    ...command.commands.flatMap((sub) => below(sub, `${path} ${sub.name()}`.trim())),
  ];
  return below(program, "");
}

describe("every text of a command is there in every language", async () => {
  const all = await allCommands();
  const settings = new Set([
    ...Object.keys(searchOptions),
    ...Object.values(domains).flatMap(({ options, ownSearch }) => [
      ...Object.keys(options),
      ...Object.keys(ownSearch?.flags ?? {}),
    ]),
  ]);

  test.each(Object.entries(languages))("%s", (_, words) => {
    const missing = all.flatMap(([path, command]) => {
      const own = words.commands[path];
      return [
        ...(command.description() !== "" && !own?.description ? [`${path}: description`] : []),
        ...command.registeredArguments
          .filter((argument) => argument.description !== "" && !own?.arguments?.[argument.name()])
          .map((argument) => `${path}: ${argument.name()}`),
        ...command.options
          .filter(
            (option) => !(isSearch(command) && settings.has(option.name())) && !own?.options?.[option.name()],
          )
          .map(({ long }) => `${path}: ${long}`),
      ];
    });
    expect(missing).toEqual([]);
    expect(commands.filter(({ name }) => !words.commands[name]?.summary).map(({ name }) => name)).toEqual([]);
    expect(Object.keys(words.searchOptions).sort()).toEqual(Object.keys(searchOptions).sort());
    for (const [name, { options, ownSearch, presets }] of Object.entries(domains)) {
      const own = [...Object.keys(options), ...Object.keys(ownSearch?.flags ?? {})];
      expect(Object.keys(words.domains[name]!.options).sort()).toEqual(own.sort());
      expect(Object.keys(words.domains[name]!.presets)).toEqual(Object.keys(presets));
    }
  });

  it("and no text is that of a command, an argument or an option that is no more", () => {
    const known = new Map(all);
    for (const words of Object.values(languages))
      for (const [path, own] of Object.entries(words.commands)) {
        const command = known.get(path);
        const options = command?.options.map((option) => option.name()) ?? [];
        const names = command?.registeredArguments.map((argument) => argument.name()) ?? [];
        expect([path, command === undefined]).toEqual([path, false]);
        expect(Object.keys(own.options ?? {}).filter((name) => !options.includes(name))).toEqual([]);
        expect(Object.keys(own.arguments ?? {}).filter((name) => !names.includes(name))).toEqual([]);
      }
  });
});

test("a sentence about files and commands has a code of its own", () => {
  const codes = Object.keys(machineSentences).sort();
  expect(codes.filter((code) => Object.hasOwn(sentences, code))).toEqual([]);
  for (const table of [esFaults, caFaults, ptFaults]) expect(Object.keys(table).sort()).toEqual(codes);
});

describe("help", () => {
  it("of the program: every command in its group, and how to go on", () => {
    const { code, stdout } = frontier(["help"]);
    expect(code).toBe(0);
    expect(stdout).toBe(frontier(["--help"]).stdout);
    for (const { name } of commands) expect(stdout).toMatch(new RegExp(`^  ${name} `, "m"));
    expect(stdout).toMatch(/^Rule programs:$/m);
    expect(stdout).toContain("frontier help COMMAND");
  });

  it("of a command, by either way, in groups", () => {
    const { code, stdout } = frontier(["help", "study", "run"]);
    expect([code, stdout]).toEqual([0, frontier(["study", "run", "--help"]).stdout]);
    expect(stdout).toContain("--resume");
    expect(frontier(["study", "help", "run"]).stdout).toBe(stdout);
    expect(frontier(["help", "help"]).stdout).toBe(frontier(["help"]).stdout);
  });

  it.each(["study", "rules", "eternity2"])("%s alone shows its commands, in the language", (name) => {
    const { code, stderr } = frontier([name, "--lang", "ES"]);
    expect([code, stderr]).toEqual([2, frontier([name, "--help", "--lang", "es"]).stdout]);
    expect(stderr).toMatch(/^Uso: frontier .*\[opciones\] \[orden\]$/m);
  });

  it("options of a domain are explained when the domain is named, by any of its names", () => {
    const all = frontier(["solve", "--help"]).stdout;
    expect(all).toMatch(/^ {2}eternity2 +--formulation --cost/m);
    expect(all).not.toContain("the cost of a placement");
    const eternity = frontier(["help", "solve", "eternity"]).stdout;
    expect(eternity).toMatch(/--cost <NAME> +the cost of a placement: uniform,/);
    expect(eternity).toMatch(/--checkpoint <FILE>/);
    expect(eternity).not.toContain("--root-order");
    expect(eternity).toContain("frontier solve eternity 4x4");
    expect(eternity).not.toContain("frontier solve knight");
  });

  it("values and arguments have names in the language, in errors too", () => {
    const { stdout } = frontier(["help", "study", "report", "--lang", "es"]);
    expect(stdout).toContain("frontier study report [opciones] <estudio...>");
    expect(stdout).toContain("--html [ARCHIVO]");
    expect(frontier(["grade", "a.clp", "--lang", "pt"]).stderr).toMatch(/--boards <FICHEIRO>/);
    expect(frontier(["solve", "--lang", "ca"]).stderr).toContain("«domini»");
  });

  it.each([
    [["study", "rnu"]],
    [["help", "study", "rnu"]],
    [["study", "rnu", "--help"]],
    [["study", "help", "rnu"]],
  ])("%j is answered by the nearest command of the group", (args) => {
    const { code, stdout, stderr } = frontier(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^There is no command "study rnu"; there are new, list, .*Did you mean run\?\n$/);
  });

  it.each([[["nonsense", "--help"]], [["help", "nonsense"]], [["solv"]]])("%j is refused", (args) => {
    const { code, stdout, stderr } = frontier(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^There is no command "\w+"; there are solve, compare/);
  });

  it("a wrong command, option or choice is answered by the nearest", () => {
    expect(frontier(["solv"]).stderr).toContain("Did you mean solve?");
    expect(frontier(["solve", "8-puzzle", "clips-2", "--strateg", "bfs"]).stderr).toContain("--strategy");
    expect(frontier(["list", "strategie"]).stderr).toContain("Did you mean strategies?");
  });
});

describe("--lang", () => {
  it("speaks the language everywhere: help, results, lists, errors", () => {
    const es = (...args: string[]) => frontier([...args, "--lang", "es"]);
    expect(es("help", "solve", "8-puzzle").stdout).toMatch(/^El problema:$/m);
    expect(es("solve", "8-puzzle", "datos2").stdout).toMatch(/^Resuelto en 4 movimientos, [\d,]+ ms\.$/m);
    expect(es("solve", "8-puzzle", "1 2 3 4 5 6 8 7 0").stdout).toContain("la paridad equivocada");
    expect(es("list", "heuristics").stdout).toMatch(/manhattan +sí +sí +m +pasos de cada ficha/);
    expect(es("solve", "8-puzzle", "datos2", "--time", "x").stderr).toBe(
      "--time pide un número con unidad, como 60s, no «x».\n",
    );
    expect(es("solve", "8-puzzle", "1 2 2 0").stderr).toMatch(/^"1 2 2 0":1:5: El 2 aparece dos veces/);
    expect(es("solve", "8-puzzle").stderr).toMatch(/^Falta el argumento «problema»\.$/m);
    expect(es("list", "strategies", "--json").stdout).toBe(
      es("list", "strategies", "--json").stdout.replaceAll("sí", "yes"),
    );
  });

  it("anywhere on the line, or in the environment, which the option overrides", () => {
    const hasCatalan = ({ stdout }: { stdout: string }) => stdout.includes("Resolt en 4 moviments");
    const solve = ["solve", "8-puzzle", "datos2"];
    expect(hasCatalan(frontier(["--lang=ca", ...solve]))).toBe(true);
    expect(hasCatalan(frontier(solve, { env: { LC_ALL: "ca_ES.UTF-8" } }))).toBe(true);
    expect(hasCatalan(frontier(solve, { env: { LC_ALL: "C" } }))).toBe(false);
    const both = frontier([...solve, "--lang", "pt"], { env: { LC_ALL: "ca_ES.UTF-8" } });
    expect(both.stdout).toContain("Resolvido em 4 jogadas");
  });

  it("a language that is not spoken is refused", () => {
    expect(frontier(["list", "domains", "--lang", "fr"])).toMatchObject({
      code: 2,
      stderr: '--lang takes en, es, ca, pt, not "fr".\n',
    });
  });
});

describe("examples", () => {
  const folder = scratchFolder();
  const lines = [...new Set(Object.values(examples).flat())];
  it.each(lines)("%s", (line) => {
    const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!).slice(1);
    // Studies are run before they are shown: the examples are in this order.
    expect(frontier(args, { env: { FRONTIER_DATA: folder } })).toMatchObject({ code: 0 });
  });

  it("every command that ends within seconds and needs no file of the user has one", async () => {
    const others =
      /^(trace|lsp|debug-adapter|worker|studio|help|knight|rules|eternity2|study|clips format|eternity2 (table|spaces)|study (new|status|compare|check|export|import))?$/;
    const all = (await allCommands()).map(([path]) => path).filter((path) => !others.test(path));
    expect(all.filter((path) => examples[path] === undefined)).toEqual([]);
  });
});
