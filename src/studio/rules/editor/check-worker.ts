/** Reads a program while it is being edited and reports its errors, in an engine of its own: a run is not disturbed. */
import { type Diagnostic, diagnose } from "../../../clips/service/diagnostics.ts";
import { readSource } from "../../../clips/service/program.ts";
import { answerPage } from "../../app/worker/scope.ts";
import type { Problem } from "../worker/problem.ts";

// A program is loaded here, so that a command in it is an error.
answerPage((text: string): readonly Problem[] =>
  diagnose(readSource("", text), undefined, "load").map((each) => problemAt(text, each)),
);

function problemAt(text: string, { code, message, helpSaid, at }: Diagnostic): Problem {
  const before = text.slice(0, at.from);
  const start = before.lastIndexOf("\n") + 1;
  return {
    file: null,
    message: `[${code}] ${message}`,
    help: helpSaid,
    line: before.split("\n").length,
    column: at.from - start + 1,
  };
}
