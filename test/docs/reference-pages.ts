// The pages of docs/reference, printed from the rows of the functions, their help and the examples beside the pages. An
// example is typed at the prompt of a fresh environment in which the setup of its page was run.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { letterText, restrictionsOf } from "../../src/clips/evaluate/restrictions.ts";
import { functionTable } from "../../src/clips/functions/index.ts";
import { constructSyntax } from "../../src/clips/reference/construct-syntax.ts";
import { constructSummaries, subjects } from "../../src/clips/reference/index.ts";

export const FOLDER = join(import.meta.dirname, "../../docs/reference");
const PROMPT = "CLIPS> ";

/** A command that is typed, with the lines that answer what it reads. */
interface Step {
  readonly command: string;
  readonly answers: readonly string[];
}

interface Examples {
  readonly setup: string;
  readonly steps: ReadonlyMap<string, readonly Step[]>;
}

/** What a session prints when a setup is run and this is typed. */
export type Session = (setup: string, typed: string) => string;

/** Parts that begin with `;; name`; the one called setup is run before each. `< ` begins an answer. */
export function examplesOf(page: string): Examples {
  const text = readFileSync(join(FOLDER, "examples", `${page}.clp`), "utf8");
  const steps = new Map<string, Step[]>();
  let setup = "";
  for (const part of text.split(/^;; /m).slice(1)) {
    const [name, ...lines] = part.trimEnd().split("\n");
    if (name === "setup") setup = `${lines.join("\n")}\n`;
    else steps.set(name, stepsOf(lines));
  }
  return { setup, steps };
}

function stepsOf(lines: readonly string[]): Step[] {
  const steps: { command: string; answers: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith("< ")) steps.at(-1)!.answers.push(line.slice(2));
    else steps.push({ command: line, answers: [] });
  }
  return steps;
}

/** The session as a reader would see it: each prompt with what is typed, then what it prints. */
function transcript(session: Session, setup: string, steps: readonly Step[]): string {
  let typed = "";
  let before = session(setup, typed);
  return steps
    .map(({ command, answers }) => {
      typed += [command, ...answers].map((line) => `${line}\n`).join("");
      const all = session(setup, typed);
      const shown = all.slice(before.length).replace(/CLIPS> $/, "");
      before = all;
      return [`${PROMPT}${command}\n`, ...answers.map((line) => `${line}\n`), shown].join("");
    })
    .map((text) => (text.endsWith("\n") ? text : `${text}\n`))
    .join("");
}

const COUNTS = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

/** What the row says about the arguments. */
function argumentsText(name: string): string {
  const row = functionTable().get(name)!;
  if (row.parse !== undefined) return "";
  const { minimum, maximum, letter } = restrictionsOf(row.restrictions);
  if (maximum === 0) return "No arguments.";
  const many = Number.isFinite(maximum) ? COUNTS[maximum].toLowerCase() : "";
  const count =
    minimum === maximum
      ? COUNTS[minimum]
      : minimum === 0
        ? many === ""
          ? "Any number of"
          : `At most ${many}`
        : `${COUNTS[minimum]} ${many === "" ? "or more" : `to ${many}`}`;
  const noun = /\b[Oo]ne$/.test(count) ? "argument" : "arguments";
  const shown = Math.min(maximum, Math.max(minimum, (row.restrictions ?? "").length - 3, 1) + 1);
  const types = Array.from({ length: shown }, (_, i) => letterText(letter(i + 1)));
  if (types.every((type) => type === types[0])) {
    return types[0] === "any" ? `${count} ${noun}.` : `${count} ${noun}: ${types[0]}.`;
  }
  while (types.length > 1 && types.at(-1) === types.at(-2)) types.pop();
  const list = types.map((type, i) => `${i + 1} ${type === "any" ? "any value" : type}`);
  return `${count} ${noun}: ${list.join("; ")}${Number.isFinite(maximum) ? "" : ", and so on"}.`;
}

const RETURNS: Readonly<Record<string, string>> = {
  any: "",
  nothing: " Returns nothing.",
  symbol: " Returns a symbol.",
  string: " Returns a string.",
  lexeme: " Returns a symbol or a string.",
  "lexeme-or-name": " Returns a symbol, a string or an instance name.",
  integer: " Returns an integer.",
  number: " Returns a number.",
  float: " Returns a float.",
  multifield: " Returns a multifield.",
};

const fenced = (kind: string, text: string) => `\`\`\`${kind}\n${text.trimEnd()}\n\`\`\`\n`;
const NOTE =
  "<!-- Printed by scripts/make-reference.mjs from the rows and from examples/: change those. -->\n";

/** The page of a subject. */
function subjectPage({ name, title, rows }: (typeof subjects)[number], session: Session): string {
  const { setup, steps } = examplesOf(name);
  const parts = rows.map(([called, signature, summary]) => {
    const { returns } = functionTable().get(called)!;
    const facts = `${argumentsText(called)}${RETURNS[returns]}`.trim();
    const shown = fenced("text", transcript(session, setup, steps.get(called) ?? []));
    return `## ${heading(called)}\n\n\`${signature}\`\n\n${[summary, facts].filter((text) => text !== "").join(" ")}\n\n${shown}`;
  });
  const begin = setup === "" ? [] : [`The examples of this page begin with\n\n${fenced("clips", setup)}`];
  return [`# ${title}\n\n${NOTE}`, ...begin, ...parts].join("\n");
}

/** Signs that would be read as markup are escaped. */
function heading(name: string): string {
  return name.replaceAll(/[*<>_]/g, "\\$&");
}

function languagePage(session: Session): string {
  const { steps } = examplesOf("language");
  const names = Object.keys(constructSummaries) as (keyof typeof constructSummaries)[];
  const parts = names.map((name) => {
    const shown = fenced("text", transcript(session, "", steps.get(name) ?? []));
    return `## ${name}\n\n${constructSummaries[name]}\n\n${fenced("text", constructSyntax[name])}\n${shown}`;
  });
  return [`# Constructs\n\n${NOTE}`, ...parts].join("\n");
}

function indexPage(): string {
  const lists = subjects.map(
    ({ name, title, rows }) =>
      `**[${title}](${name}.md)**: ${rows.map(([called]) => `\`${called}\``).join(" ")}\n`,
  );
  const constructs = Object.keys(constructSummaries).map((name) => `\`${name}\``);
  const intro =
    "Every function and construct of CLIPS 6.30, with an example each. What the examples print was printed by the C program,\nand a test compares it with ours.\n";
  return [
    `# Reference\n\n${NOTE}`,
    intro,
    `**[Constructs](language.md)**: ${constructs.join(" ")}\n`,
    ...lists,
  ].join("\n");
}

/** All pages by their file names. */
export function referencePages(session: Session): Map<string, string> {
  return new Map([
    ["README.md", indexPage()],
    ["language.md", languagePage(session)],
    ...subjects.map((subject) => [`${subject.name}.md`, subjectPage(subject, session)] as const),
  ]);
}
