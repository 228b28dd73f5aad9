/** The frame: name, pages, language, appearance; a page is loaded when it is first visited. */
import { type ComponentType, lazy, Suspense } from "react";
import { type Language, languages } from "./language-names.ts";
import { PageFailure } from "./page-failure.tsx";
import { applyPreferences, prefer, type Theme, themes, usePreferences } from "./preferences.ts";
import { type Page, pages, routeHash, useRoute } from "./route.ts";
import { useWords } from "./words.ts";

applyPreferences();

const views: Readonly<Record<Page, ComponentType>> = {
  puzzles: lazy(() => import("../puzzles/page.tsx")),
  rules: lazy(() => import("../rules/page.tsx")),
  studies: lazy(() => import("../studies/page.tsx")),
};

export function App() {
  const { page } = useRoute();
  const words = useWords();
  const View = views[page];
  return (
    <>
      <a className="skip-link" href={routeHash(page)} onClick={toContent}>
        {words.skip}
      </a>
      <header className="app-header">
        <a className="app-name" href={routeHash("puzzles")}>
          <img src="./icon.svg" alt="" width="24" height="24" />
          Frontier
        </a>
        <nav>
          {pages.map((name) => (
            <a key={name} href={routeHash(name)} aria-current={name === page ? "page" : undefined}>
              {words[name]}
            </a>
          ))}
        </nav>
        <Choices />
      </header>
      <main id="content" tabIndex={-1}>
        <PageFailure key={page} words={words}>
          <Suspense fallback={<p className="page-loading">{words.loading}</p>}>
            <View />
          </Suspense>
        </PageFailure>
      </main>
    </>
  );
}

// The address belongs to the page shown: a jump within the page must not change it.
function toContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

function Choices() {
  const { language, theme } = usePreferences();
  const words = useWords();
  return (
    <div className="app-choices">
      <select
        aria-label={words.theme}
        value={theme}
        onChange={(event) => prefer({ theme: event.target.value as Theme })}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {words[name]}
          </option>
        ))}
      </select>
      <select
        aria-label={words.language}
        value={language}
        onChange={(event) => prefer({ language: event.target.value as Language })}
      >
        {Object.entries(languages).map(([name, own]) => (
          <option key={name} value={name} lang={name}>
            {own}
          </option>
        ))}
      </select>
    </div>
  );
}
