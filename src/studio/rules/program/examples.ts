/** The programs of the repository as examples: read when one is chosen, with commands that are worth trying. */
import type { Language } from "../../../words/languages.ts";
import type { Program } from "./program.ts";

/** `argument.clp` is loaded after another program and does nothing alone; those in `search` would fire for ever: a search needs them. */
const files = import.meta.glob<string>(
  [
    "../../../../programs/**/*.clp",
    "!../../../../programs/**/argument.clp",
    "!../../../../programs/search/*.clp",
  ],
  { query: "?raw", import: "default" },
);

export interface Example {
  readonly path: string;
  /** The folder, such as `8-puzzle/en`. */
  readonly group: string;
  readonly name: string;
}

export const examples: readonly Example[] = Object.keys(files)
  .map((file) => {
    const path = file.replace(/^.*?programs\//, "");
    const cut = path.lastIndexOf("/");
    return { path, group: path.slice(0, cut), name: path.slice(cut + 1) };
  })
  .sort((a, b) => a.path.localeCompare(b.path));

export async function readExample({ path, name, group }: Example): Promise<Program> {
  const text = await files[`../../../../programs/${path}`]();
  return { name, text, commands: commandsFor(group, name, text) };
}

/** The example that a new user sees: the breadth and depth search of the course, in the user's language. */
export function firstExample(language: Language): Example {
  const group = `8-puzzle/${language === "es" || language === "ca" ? language : "en"}`;
  return (
    examples.find((example) => example.group === group && example.name === "puzampro.clp") ?? examples[0]
  );
}

const puzzleCommands: Readonly<Record<string, readonly string[]>> = {
  en: ["(start)", "(start-with 2 8 3 1 6 4 7 0 5)", "(run)", "(path 38)"],
  es: ["(inicio)", "(inicio-con 2 8 3 1 6 4 7 0 5)", "(run)", "(camino 38)"],
  ca: ["(inici)", "(inici-amb 2 8 3 1 6 4 7 0 5)", "(run)", "(camí 38)"],
};
const checks: Readonly<Record<string, string>> = {
  en: "check_conf",
  es: "comprobar_conf",
  ca: "comprovar_conf",
};

function commandsFor(group: string, name: string, text: string): readonly string[] {
  const [folder, language] = group.split("/");
  if (folder !== "8-puzzle") return ["(run)", text.includes("(defclass ") ? "(instances)" : "(facts)"];
  if (name === "auxiliar.clp") return [`(${checks[language]} (create$ 2 8 3 1 6 4 7 0 5))`];
  return puzzleCommands[language]
    .filter((command) => {
      const word = /\(([^\s)]+)/.exec(command)![1];
      return word === "run" || text.includes(`deffunction ${word} `);
    })
    .map((command) => (name === "puzampro.clp" ? command : command.replace("38", "8")));
}
