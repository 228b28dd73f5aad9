/** A program without its types, by whatever takes them out: lines stay where they are, columns can be found again. */

/** JavaScript with the columns it came from, or what is wrong with the text. */
export type Stripped =
  | { readonly code: string; readonly mappings: string }
  | { readonly message: string; readonly line: number; readonly column: number };

/** `transform` of sucrase, which the page and Node load by themselves. */
type Transform = (
  text: string,
  options: {
    transforms: ("typescript" | "imports")[];
    disableESTransforms: boolean;
    filePath: string;
    sourceMapOptions: { compiledFilename: string };
  },
) => { readonly code: string; readonly sourceMap?: { readonly mappings: string } };

/** Takes the types out, and turns imports into calls of `require` and exports into assignments. */
export function strippedBy(transform: Transform, text: string): Stripped {
  try {
    const { code, sourceMap } = transform(text, {
      transforms: ["typescript", "imports"],
      disableESTransforms: true,
      filePath: "program.ts",
      sourceMapOptions: { compiledFilename: "program.js" },
    });
    return { code, mappings: sourceMap!.mappings };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, line = "1", column = "1"] = /\((\d+):(\d+)\)\s*$/.exec(text) ?? [];
    const message = text.replace(/^Error transforming [^:]*: /, "").replace(/ ?\(\d+:\d+\)\s*$/, "");
    return { message, line: Number(line), column: Number(column) };
  }
}
