/** `frontier completion`: the shells themselves are asked what TAB offers. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { completionRows } from "../../src/cli/completion/rows.ts";
import { scripts } from "../../src/cli/completion/scripts.ts";
import { domains } from "../../src/domains/index.ts";
import { build } from "../built.ts";
import { execute, frontier, scratchFolder } from "./command-line.ts";

beforeAll(build, 300_000);

const folder = scratchFolder();
const missing = (process.env.FRONTIER_MISSING ?? "").split(",");

/** What is typed, and what TAB offers. */
const offers: readonly (readonly [string, readonly string[]])[] = [
  ["frontier sol", ["solve"]],
  ["frontier solve 15-puzzle korf-10", ["korf-10", "korf-100"]],
  ["frontier solve eternity report-4x4 --cost ro", ["rotations"]],
  ["frontier compare knight A --heuristics pl", ["plan"]],
  ["frontier study run kot", ["kotlin-project"]],
  ["frontier list --lang p", ["pt"]],
  ["frontier solve 8-puzzle --root", ["--root-order"]],
  ["frontier solve knight --root", []],
];

/** A shell that prints, for each line, the words on offer on a line of their own, in brackets. */
const asking: Readonly<Record<"bash" | "zsh" | "fish", (script: string) => string>> = {
  bash: (script) =>
    [
      `source ${script}`,
      ...offers.map(
        ([line]) =>
          `COMP_WORDS=(${line}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _frontier; printf '<%s>' "\${COMPREPLY[@]}"; echo "[end]"`,
      ),
      `[ -z "$at$domain$found" ] || echo "variables are left behind"`,
    ].join("\n"),
  // A line editor of its own, with the completion system as users load it; every match passes through compadd.
  zsh: (script) =>
    [
      "zmodload zsh/zpty; zpty shell zsh -f -i",
      `zpty -w shell "PROMPT=; autoload -Uz compinit && compinit -D -u; source ${script}"`,
      `zpty -w shell 'compadd() { local -a hits; builtin compadd -A hits "$@"; print -rl -- "<"$^hits">" }'`,
      `zpty -w shell 'finish() { print -r -- "[""end]"; BUFFER= }; zle -N finish; bindkey "^X" finish'`,
      `zpty -w shell 'zle -C offer complete-word _main_complete; bindkey "^I" offer; print "[""ready]"'`,
      "zpty -r shell output '*\\[ready\\]*'",
      ...offers.map(
        ([line]) =>
          `zpty -w -n shell ${JSON.stringify(line)}$'\\t'$'\\x18'; zpty -r shell output '*\\[end\\]*'; print -r -- $output`,
      ),
    ].join("\n"),
  fish: (script) =>
    [
      `source ${script}`,
      ...offers.map(([line]) => `printf '<%s>' (complete -C '${line}'); echo '[end]'`),
    ].join("\n"),
};

describe("completion", () => {
  it("knows every instance, strategy and option", async () => {
    const rows = await completionRows();
    const instances = rows.find(
      ({ path, domain, option }) => `${path} ${domain} ${option}` === "solve sliding-tiles ",
    );
    expect(instances!.words).toEqual(
      expect.arrayContaining(Object.keys(domains["sliding-tiles"]!.instances)),
    );
    for (const script of Object.values(scripts)) expect(script(rows)).toContain("korf-100");
  });

  for (const [shell, ask] of Object.entries(asking)) {
    it.skipIf(missing.includes(shell))(
      `in ${shell}`,
      () => {
        const script = join(folder, `frontier.${shell}`);
        writeFileSync(script, frontier(["completion", shell]).stdout);
        const noSettings = { bash: ["--norc"], zsh: ["-f"], fish: ["--no-config"] }[shell]!;
        const { stdout, stderr } = execute(shell, [...noSettings, "-c", ask(script)], { cwd: "/" });
        const offered = stdout
          .split("[end]")
          .slice(0, -1)
          .map((part) => [...part.matchAll(/<([^<>]+)>/g)].map(([, word]) => word));
        expect([offered, stderr]).toEqual([offers.map(([, words]) => words), ""]);
        expect(stdout).not.toContain("left behind");
      },
      60_000,
    );
  }
});
