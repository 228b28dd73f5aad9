/** The answer to a question that changes: one is under way at a time, and the newest question counts. */
import { useEffect, useRef, useState } from "react";
import type { Question } from "../search/messages.ts";
import type { AnswerTo } from "../search/search-client.ts";
import { ask } from "./watch-store.ts";

/** The last answer there is; undefined before the first. */
export function useAnswer<Kind extends Question["kind"]>(
  question: (Question & { readonly kind: Kind }) | null,
): AnswerTo<Kind> | undefined {
  const [answer, setAnswer] = useState<AnswerTo<Kind>>();
  const key = JSON.stringify(question);
  const wanted = useRef({ question, key });
  const isUnderWay = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question
  useEffect(() => {
    wanted.current = { question, key };
    const next = async () => {
      const { question: now, key: asked } = wanted.current;
      if (now === null || isUnderWay.current) return;
      isUnderWay.current = true;
      const received = await ask<Kind>(now);
      isUnderWay.current = false;
      if (received !== undefined) setAnswer(received);
      if (wanted.current.key !== asked) void next();
    };
    void next();
  }, [key]);
  return answer;
}
