/** Takes the types out of a program and turns its exports into assignments, away from the page: lines stay where they are. */
import { transform } from "sucrase";
import { answerPage } from "../app/worker/scope.ts";

/** JavaScript with the columns it came from, or what is wrong with the text. */
export type Stripped =
  | { readonly code: string; readonly mappings: string }
  | { readonly message: string; readonly line: number; readonly column: number };

answerPage<string, Stripped>((text) => {
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
});
