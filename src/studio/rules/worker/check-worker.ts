/** Reads a program while it is edited and tells its errors; an engine of its own, so that a run is not disturbed. */
import { Environment } from "../../../clips/index.ts";
import { type Problem, problemOf } from "../problem.ts";

self.onmessage = ({ data }: MessageEvent<string>) => {
  const problems: Problem[] = [];
  const environment = new Environment();
  environment.onError((error) => problems.push(problemOf(error)));
  environment.load(data, "");
  self.postMessage(problems);
};
