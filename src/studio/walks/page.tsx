/** The page "Learn": the guided walks, and a teacher's own from a file. A link to a walk opens it at once. */
import { useCallback, useEffect, useState } from "react";
import { usePreferences } from "../app/preferences.ts";
import { useRoute } from "../app/use-route.ts";
import { FileButton } from "../ui/file-button.tsx";
import { builtInWalk, walkNames } from "./built-in/index.ts";
import { beginNamed, beginOwn, beginPacked } from "./go-to-step.ts";
import { textIn, type Walk, WalkError } from "./walk.ts";
import { useWords } from "./words.ts";
import "./page.css";

export default function LearnPage() {
  const words = useWords();
  const language = usePreferences((preferences) => preferences.language);
  const [walks, setWalks] = useState<ReadonlyMap<string, Walk>>(new Map());
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => void readAll().then(setWalks), []);
  const attempt = useCallback(async (open: () => Promise<unknown>) => {
    try {
      setWrong((await open()) === undefined ? "" : null);
    } catch (error) {
      if (!(error instanceof WalkError)) throw error;
      setWrong(error.place);
    }
  }, []);
  const { query } = useRoute();
  const [name, own] = [query.get("walk"), query.get("own")];
  const step = Number(query.get("step") ?? 1) - 1;
  useEffect(() => {
    if (own !== null) void attempt(() => beginPacked(own, step));
    else if (name !== null) void attempt(() => beginNamed(name, step));
  }, [name, own, step, attempt]);
  return (
    <div className="learn">
      <h1>{words.title}</h1>
      <p className="soft">{words.lead}</p>
      {wrong !== null && (
        <p className="message-wrong" role="alert">
          {words.notAWalk}
          {wrong !== "" && (
            <>
              {" "}
              (<code>{wrong}</code>)
            </>
          )}
        </p>
      )}
      <ul className="learn-walks">
        {[...walks].map(([id, walk]) => (
          <li key={id} className="panel">
            <h2>{textIn(walk.title, language)}</h2>
            <p>{textIn(walk.about, language)}</p>
            <p className="learn-begin">
              <button
                type="button"
                className="primary"
                aria-label={`${words.begin}: ${textIn(walk.title, language)}`}
                onClick={() => void beginNamed(id)}
              >
                {words.begin}
              </button>
              <span className="soft">{words.steps(walk.steps.length)}</span>
            </p>
          </li>
        ))}
      </ul>
      <h2>{words.own}</h2>
      <p className="soft">{words.ownLead}</p>
      <p>
        <FileButton
          accept=".json,application/json"
          opened={([file]) => void attempt(async () => beginOwn(await file!.text()).then(() => null))}
        >
          {words.openFile}
        </FileButton>
      </p>
    </div>
  );
}

async function readAll(): Promise<ReadonlyMap<string, Walk>> {
  return new Map(
    await Promise.all(walkNames.map(async (name) => [name, (await builtInWalk(name))!] as const)),
  );
}
