/** The page "Studies": what is open, what the machine has, and the study that is shown. */
import { lazy, type RefObject, Suspense, useEffect, useRef } from "react";
import { withWords } from "../app/languages.ts";
import { routeHash } from "../app/route.ts";
import { useRoute } from "../app/use-route.ts";
import { StartStudy } from "./choose/start-study.tsx";
import { StudyGallery } from "./choose/study-gallery.tsx";
import { StudyList } from "./choose/study-list.tsx";
import { fetchStudy, followMachine, hasMachine, useMachine } from "./sources/machine.ts";
import { useOpenStudies } from "./sources/open-studies.ts";
import { DropPlace, OpenFile } from "./sources/study-files.tsx";
import { useWords } from "./words/index.ts";
import "./page.css";

// Tables and plots are loaded with the first study.
const StudyView = lazy(() => import("./view/study-view.tsx"));
const Compose = lazy(() => withWords(import("./compose/compose.tsx")));

export default function StudiesPage() {
  const words = useWords();
  const { query } = useRoute();
  const chosen = query.get("study");
  const isComposing = query.has("compose");
  const study = useOpenStudies(({ studies }) => studies.find(({ key }) => key === chosen));
  useEffect(followMachine, []);
  const main = useRef<HTMLDivElement>(null);
  useScrollTo(main, chosen);
  const isFetching = useChosen(chosen) && study === undefined;
  return (
    <DropPlace opened={show}>
      <div className="studies">
        <div className="studies-side">
          <div className="studies-lead">
            <h1>{words.studies}</h1>
            <p className="soft">{words.lead}</p>
            <OpenFile opened={show} />
            <a href={routeHash("studies", { compose: "new" })}>{words.compose}</a>
          </div>
          <StartStudy started={show} />
          <StudyList chosen={chosen} />
        </div>
        <div className="studies-main" ref={main}>
          {isComposing ? (
            <Suspense fallback={<p className="page-loading">…</p>}>
              <Compose started={show} />
            </Suspense>
          ) : study ? (
            <Suspense fallback={<p className="page-loading">{words.fetching}</p>}>
              <StudyView study={study} />
            </Suspense>
          ) : isFetching ? (
            <p className="studies-empty">{words.fetching}</p>
          ) : (
            <StudyGallery started={show} />
          )}
        </div>
      </div>
    </DropPlace>
  );
}

/** On a narrow screen the study is below the lists: it is scrolled into view when another one is chosen. */
function useScrollTo(main: RefObject<HTMLElement | null>, chosen: string | null): void {
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current === chosen) return;
    last.current = chosen;
    if (main.current && main.current.offsetTop > innerHeight / 2) main.current.scrollIntoView();
  }, [main, chosen]);
}

function show(key: string): void {
  location.hash = routeHash("studies", { study: key });
}

/** Fetches the study in the address from the machine, and again when it has new results. Returns whether it is the machine's. */
function useChosen(chosen: string | null): boolean {
  const id = chosen?.startsWith("machine/") ? chosen.slice("machine/".length) : undefined;
  const summary = useMachine(({ listing }) => listing?.studies.find((study) => study.id === id));
  useEffect(() => {
    if (summary) void fetchStudy(summary.id);
  }, [summary]);
  return hasMachine && id !== undefined;
}
