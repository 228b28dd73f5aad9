/** The first screen: what this is, a search that has run and plays, one thing to try, three doors. */
import { useEffect, useState } from "react";
import type { Board } from "../../domains/sliding-tiles/board.ts";
import { whole } from "../app/numbers.ts";
import { routeHash } from "../app/route.ts";
import { shownFirst } from "../puzzles/domains/sliding-tiles/shown-first.ts";
import { Icon } from "../ui/icons.tsx";
import { PictureView } from "../ui/picture/picture-view.tsx";
import { expandedBy, type Film, filmOf } from "./film.ts";
import { useFilm } from "./use-film.ts";
import { useWords } from "./words.ts";
import "./page.css";

/** What one comes to work with. Learning is no fourth of them but a way into each: its link is beside the call to try. */
const doors = ["puzzles", "rules", "studies"] as const;

export default function HomePage() {
  const words = useWords();
  const { film, many } = useSearches();
  return (
    <div className="home">
      <div className="home-words">
        <h1>{words.title}</h1>
        <p className="home-about">{words.about}</p>
        <p className="home-calls">
          <a className="home-try" href={routeHash("puzzles", shownFirst.link)}>
            {words.try}
          </a>
          <a href={routeHash("learn")}>{words.learn}</a>
        </p>
        <Counts few={film?.expanded ?? null} many={many} />
      </div>
      <Screen film={film} />
      <nav className="home-doors" aria-label={words.doors}>
        {doors.map((page) => (
          <a key={page} href={routeHash(page)}>
            <strong>{words[page].title}</strong>
            <span>{words[page].text}</span>
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Two searches of the same board: one as a film, of the other only how much it expands. */
function useSearches(): { readonly film: Film | null; readonly many: number | null } {
  const [film, setFilm] = useState<Film | null>(null);
  const [many, setMany] = useState<number | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void filmOf(shownFirst.request, left.signal).then(async (found) => {
      if (left.signal.aborted) return;
      setFilm(found);
      const expanded = await expandedBy(shownFirst.blind, left.signal);
      if (!left.signal.aborted) setMany(expanded);
    });
    return () => left.abort();
  }, []);
  return { film, many };
}

/** Start and goal beside each other, and between them the board in hand. */
function Screen({ film }: { readonly film: Film | null }) {
  const words = useWords();
  const { shot, isSearch, isPlaying, setPlaying } = useFilm(film);
  const steps = film === null ? 0 : film.shots.length - film.expanded;
  const says =
    film === null || shot === null
      ? words.running
      : isSearch
        ? words.expansion(whole(shot.number), whole(film.expanded), whole(shot.f ?? 0))
        : words.step(whole(shot.number), whole(steps));
  return (
    <section className="home-film panel" aria-label={words.film}>
      <div className="home-boards" data-search={isSearch || undefined}>
        <Still name={words.start} board={shownFirst.start} />
        <Still name={words.now} board={(shot?.state as Board | undefined) ?? shownFirst.start} isLarge />
        <Still name={words.goal} board={shownFirst.goal} />
      </div>
      <p className="home-says">
        <button
          type="button"
          className="icon"
          disabled={film === null}
          aria-label={isPlaying ? words.pause : words.play}
          title={isPlaying ? words.pause : words.play}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? "pause" : "play"} />
        </button>
        <span className="numbers" data-solution={(film !== null && !isSearch) || undefined}>
          {says}
        </span>
      </p>
    </section>
  );
}

interface StillProps {
  readonly name: string;
  readonly board: Board;
  readonly isLarge?: boolean;
}

function Still({ name, board, isLarge = false }: StillProps) {
  return (
    <figure data-large={isLarge || undefined}>
      <PictureView picture={shownFirst.draw(board)} label={`${name}: ${board.join(" ")}`} />
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** How many boards each strategy expands; the room is kept until they are known. */
function Counts({ few, many }: { readonly few: number | null; readonly many: number | null }) {
  const words = useWords();
  const most = Math.max(few ?? 1, many ?? 1);
  const row = (name: string, count: number | null) => (
    <div>
      <dt>{name}</dt>
      <dd className="numbers">
        <span className="home-bar" style={{ width: `${(70 * (count ?? 0)) / most}%` }} />
        {count === null ? "…" : whole(count)}
      </dd>
    </div>
  );
  return (
    <div className="home-counts">
      <dl>
        {row(words.few, few)}
        {row(words.many, many)}
      </dl>
      <p className="soft">{words.insight}</p>
    </div>
  );
}
