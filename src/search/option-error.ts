/** What a user can get wrong by name: an option, or a row of a table. */

/** Options that do not fit the strategy or the problem; the message says which and what would. */
export class OptionError extends Error {
  override readonly name = "OptionError";
}

/** The row of that name. Throws an OptionError that lists the names if there is none. */
export function rowNamed<Row>(table: Readonly<Record<string, Row>>, what: string, name: string): Row {
  if (Object.hasOwn(table, name)) return table[name]!;
  throw new OptionError(`There is no ${what} "${name}"; there are ${Object.keys(table).join(", ")}.`);
}
