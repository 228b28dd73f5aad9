/** What all states of a finished study's spaces say of its heuristics: looked at by a worker, which takes seconds. */
import { useEffect, useMemo, useState } from "react";
import type { SpaceResult } from "../../../run/heuristics/space.ts";
import type { StudyResults } from "../../../study/results.ts";
import { type SpaceQuestion, type StudySpace, spaceQuestions, studySpace } from "../../../study/spaces.ts";
import { WorkerClient } from "../../app/worker/client.ts";
import type { FromHeuristics, ToHeuristics } from "../../puzzles/heuristics/messages.ts";

/** Null until all is known; empty for studies that have no such space. */
export function useSpaces(results: StudyResults): readonly StudySpace[] | null {
  const isOver = results.left === 0 && results.runs.length > 0;
  const asked = useMemo(() => JSON.stringify(isOver ? spaceQuestions(results) : null), [results, isOver]);
  const [found, setFound] = useState<{ readonly asked: string; readonly spaces: readonly StudySpace[] }>();
  useEffect(() => {
    const questions = JSON.parse(asked) as SpaceQuestion[] | null;
    if (questions === null) return;
    const requests = questions.flatMap(({ request }) => request ?? []);
    const answers: (SpaceResult | null)[] = [];
    if (requests.length === 0) return setFound({ asked, spaces: answered(questions, answers) });
    const worker = new Worker(new URL("../../puzzles/heuristics/heuristics-worker.ts", import.meta.url), {
      type: "module",
    });
    const client = new WorkerClient<ToHeuristics, FromHeuristics>(worker, {
      heard(message) {
        if (message.type === "progress") return;
        answers.push(message.type === "space" ? message.result : null);
        if (answers.length < requests.length) return;
        client.end();
        setFound({ asked, spaces: answered(questions, answers) });
      },
    });
    for (const request of requests) client.send({ type: "space", request });
    return () => client.end();
  }, [asked]);
  return found?.asked === asked ? found.spaces : null;
}

/** Answers come in the order of the requests. */
function answered(
  questions: readonly SpaceQuestion[],
  answers: readonly (SpaceResult | null)[],
): StudySpace[] {
  const left = [...answers];
  return questions.map((question) =>
    studySpace(question, question.request === null ? null : (left.shift() ?? null)),
  );
}
