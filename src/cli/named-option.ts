/** An option whose value is the name of a row, by any of its names. */
import { InvalidArgumentError, Option } from "commander";
import { type NamedTable, nameIn } from "../search/index.ts";

export function namedOption(flags: string, summary: string, table: NamedTable): Option {
  const names = Object.keys(table);
  return new Option(flags, summary).choices(names).argParser((word: string) => {
    const name = nameIn(table, word);
    // In the words of the parser, which are put into other languages where it speaks.
    if (name === undefined) throw new InvalidArgumentError(`Allowed choices are ${names.join(", ")}.`);
    return name;
  });
}
