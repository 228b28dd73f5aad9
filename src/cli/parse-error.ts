/** What the parser of the command line refuses, in the language of this process. */
import type { CommanderError } from "commander";
import { nearNames } from "../search/index.ts";
import { words } from "./words/index.ts";
import { valueName, withValueNames } from "./words/value-names.ts";

export function parseErrorText({ code, message }: Pick<CommanderError, "code" | "message">): string {
  const own = message.replace(/^error: /, "");
  return `${translated(code, own) ?? message}${nearChoice(own)}\n${words.seeHelp}`;
}

/** Undefined in English, which the parser speaks. Its messages have what is wrong between quotes. */
function translated(code: string, message: string): string | undefined {
  const { usage } = words;
  const [first = "", second = ""] = [...message.matchAll(/'([^']*)'/g)].map(([, quoted]) => quoted);
  if (usage === undefined) return undefined;
  if (code === "commander.unknownOption") {
    const near = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1]?.split(", ") ?? [];
    return usage.unknownOption(first) + words.meant(near);
  }
  if (code === "commander.missingArgument") return usage.missingArgument(valueName(first));
  if (code === "commander.missingMandatoryOptionValue") return usage.missingOption(withValueNames(first));
  if (code === "commander.optionMissingArgument") return usage.missingValue(withValueNames(first));
  if (code === "commander.excessArguments") {
    const [most = 0, given = 0] = (message.match(/\d+/g) ?? []).map(Number);
    return usage.tooMany(most, given);
  }
  const choices = choicesIn(message);
  if (code !== "commander.invalidArgument" || choices === undefined) return undefined;
  const isOption = message.startsWith("option");
  const what = isOption ? withValueNames(first) : valueName(second);
  return usage.wrongChoice(what, isOption ? second : first, choices);
}

function choicesIn(message: string): string[] | undefined {
  return /Allowed choices are (.*)\.$/.exec(message)?.[1]?.split(", ");
}

function nearChoice(message: string): string {
  const value = /(?:argument|value) '([^']*)' is invalid/.exec(message)?.[1];
  return value === undefined ? "" : words.meant(nearNames(value, choicesIn(message) ?? []));
}
