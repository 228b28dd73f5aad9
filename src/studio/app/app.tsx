/** The frame around the pages: name, navigation, language, settings, shortcuts. A page is loaded on the first visit. */
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { Icon } from "../ui/icons.tsx";
import { WalkDock } from "../walks/walk-dock.tsx";
import { keepPageFromFiles } from "./dropped-files.ts";
import { withWords } from "./languages.ts";
import { pageChunks } from "./page-chunks.ts";
import { PageFailure } from "./page-failure.tsx";
import { applyPreferences } from "./preferences.ts";
import { pages, type Route, routeHash } from "./route.ts";
import { LanguageChoice, Settings } from "./settings.tsx";
import { ShortcutHelp } from "./shortcuts/shortcut-help.tsx";
import { listenToKeys, openShortcutHelp, useShortcuts } from "./shortcuts/shortcuts.ts";
import { useRoute } from "./use-route.ts";
import { useWords } from "./words.ts";

applyPreferences();

const views: Record<Route["page"], ComponentType> = {
  home: lazy(pageChunks.home),
  puzzles: lazy(() => withWords(pageChunks.puzzles())),
  rules: lazy(() => withWords(pageChunks.rules())),
  studies: lazy(() => withWords(pageChunks.studies())),
  learn: lazy(() => withWords(pageChunks.learn())),
};

/** For a page that is there before the frame is drawn: React keeps a fallback for 300 ms once it has shown it. */
export function loaded(page: Route["page"], view: ComponentType): void {
  views[page] = view;
}

export function App() {
  const { page, unknown } = useRoute();
  const words = useWords();
  const View = views[page];
  useEffect(listenToKeys, []);
  useEffect(keepPageFromFiles, []);
  useShortcuts(
    words.everywhere,
    useMemo(
      () => [
        { keys: "g h", label: words.home, act: () => go("home") },
        ...pages.map((name) => ({ keys: `g ${name[0]}`, label: words[name], act: () => go(name) })),
        { keys: "?", label: words.shortcuts, act: openShortcutHelp },
        { keys: "F1", label: words.shortcuts, act: openShortcutHelp },
      ],
      [words],
    ),
  );
  useArrival(page, page === "home" ? "Frontier" : `${words[page]} · Frontier`);
  return (
    <>
      <header className="app-header">
        <a className="skip-link" href={routeHash(page)} onClick={toContent}>
          {words.skip}
        </a>
        <a className="app-name" href={routeHash("home")}>
          <img src="./icon.svg" alt="" width="24" height="24" />
          Frontier
        </a>
        <nav aria-label={words.pages}>
          {pages.map((name) => (
            <a key={name} href={routeHash(name)} aria-current={name === page ? "page" : undefined}>
              {words[name]}
            </a>
          ))}
        </nav>
        <div className="app-choices">
          <LanguageChoice />
          <Settings />
          <button
            type="button"
            className="icon"
            aria-label={words.shortcuts}
            title={words.shortcuts}
            onClick={() => openShortcutHelp()}
          >
            <Icon name="keys" />
          </button>
        </div>
      </header>
      <main id="content" tabIndex={-1} aria-label={page === "home" ? "Frontier" : words[page]}>
        {unknown !== "" && (
          <p className="message-wrong" role="alert">
            {words.noPage(unknown)}
          </p>
        )}
        <PageFailure key={page} words={words}>
          <Suspense fallback={<p className="page-loading">{words.loading}</p>}>
            <View />
          </Suspense>
        </PageFailure>
      </main>
      <WalkDock />
      <ShortcutHelp />
    </>
  );
}

/** Sets the title of the window. After a change of page the focus moves to the content, where a screen reader continues. */
function useArrival(page: Route["page"], title: string): void {
  const shown = useRef(page);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById("content")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [page]);
}

function go(page: Route["page"]): void {
  location.hash = routeHash(page);
}

// The address belongs to the page that is shown; a jump within it must not change the address.
function toContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}
