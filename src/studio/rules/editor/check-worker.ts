/** Reads a program while it is being edited and reports its errors, in an engine of its own: a run is not disturbed. */
import { Environment } from "../../../clips/index.ts";
import { answerPage } from "../../app/worker/scope.ts";
import { type Problem, problemOf } from "../worker/problem.ts";

answerPage((text: string): readonly Problem[] => {
  const problems: Problem[] = [];
  const environment = new Environment();
  environment.onError((error) => problems.push(problemOf(error)));
  environment.load(text, "");
  return problems;
});
