/** What all states of a finished study's space say of its heuristics: looked at by a worker, which takes seconds. */
import { useEffect, useMemo, useState } from "react";
import type { SpaceRequest, SpaceResult } from "../../../run/heuristics/space.ts";
import type { StudyResults } from "../../../study/results.ts";
import { spaceRequests } from "../../../study/spaces.ts";
import { WorkerClient } from "../../app/worker/client.ts";
import type { FromHeuristics, ToHeuristics } from "../../puzzles/heuristics/messages.ts";

/** Empty until it is known, and for studies that have no such space. */
export function useSpaces(results: StudyResults): readonly SpaceResult[] {
  const isOver = results.left === 0 && results.runs.length > 0;
  const asked = useMemo(() => JSON.stringify(isOver ? spaceRequests(results) : []), [results, isOver]);
  const [found, setFound] = useState<{ readonly asked: string; readonly spaces: readonly SpaceResult[] }>();
  useEffect(() => {
    const clients = (JSON.parse(asked) as SpaceRequest[]).map((request) => {
      const worker = new Worker(new URL("../../puzzles/heuristics/heuristics-worker.ts", import.meta.url), {
        type: "module",
      });
      const client = new WorkerClient<ToHeuristics, FromHeuristics>(worker, {
        heard(message) {
          if (message.type !== "space") return;
          client.end();
          setFound((before) => ({
            asked,
            spaces: [...(before?.asked === asked ? before.spaces : []), message.result],
          }));
        },
      });
      client.send({ type: "space", request });
      return client;
    });
    return () => {
      for (const client of clients) client.end();
    };
  }, [asked]);
  return found?.asked === asked ? found.spaces : none;
}

const none: readonly SpaceResult[] = [];
