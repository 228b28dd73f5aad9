// What a row of help says.

export type HelpRow = readonly [name: string, signature: string, summary: string];

/** The summaries of a table in another language: one for each of its functions. */
export type Sentences<Rows extends readonly HelpRow[]> = Readonly<Record<Rows[number][0], string>>;
