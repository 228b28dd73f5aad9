/** What a first visitor sees: the built-in studies, each a click away from its first results. */
import { FEW_IN_PAGE, startInPage, useBuiltIn } from "../sources/built-in.ts";
import { useWords } from "../words/index.ts";
import { useStudyTitle } from "../words/study-titles.ts";
import "./study-gallery.css";

export function StudyGallery({ started }: { started(key: string): void }) {
  const words = useWords();
  const titleOf = useStudyTitle();
  const builtIn = useBuiltIn();
  return (
    <section className="gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title">{words.gallery}</h2>
      <p className="soft">{words.galleryHint(FEW_IN_PAGE)}</p>
      <ul>
        {builtIn.map((study) => (
          <li key={study.name} className="panel">
            <h3>{titleOf(study).title}</h3>
            <p className="soft">{titleOf(study).question}</p>
            <button
              type="button"
              aria-label={`${words.tryIt}: ${titleOf(study).title}`}
              onClick={async () => started(await startInPage(study, FEW_IN_PAGE))}
            >
              {words.tryIt}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
