/** Plays a film again and again until it is paused. Who asked for less motion gets a still from the middle of the solution. */
import { useEffect, useState } from "react";
import { usePreferences } from "../app/preferences.ts";
import { startClock } from "../ui/clock.ts";
import type { Film, Shot } from "./film.ts";

/** Shots per second, and how many of them the last board is held before the film begins again. */
const SEARCH_SPEED = 8;
const SOLUTION_SPEED = 3;
const HELD = 6;

export function useFilm(film: Film | null) {
  const motion = usePreferences((preferences) => preferences.motion);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (film === null) return;
    const isStill =
      motion === "less" || (motion === "system" && matchMedia("(prefers-reduced-motion)").matches);
    setPlaying(!isStill);
    setAt(isStill ? film.expanded + ((film.shots.length - film.expanded) >> 1) : 0);
  }, [film, motion]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock goes on from where it was paused; its own steps do not start it again
  useEffect(() => {
    if (film === null || !isPlaying) return;
    let now = at;
    return startClock({
      speed: () => (now < film.expanded ? SEARCH_SPEED : SOLUTION_SPEED),
      advance(steps) {
        now = now + steps < film.shots.length + HELD ? now + steps : 0;
        setAt(now);
        return true;
      },
    });
  }, [film, isPlaying]);
  const shown = film === null ? 0 : Math.min(at, film.shots.length - 1);
  const shot: Shot | null = film?.shots[shown] ?? null;
  return { shot, isSearch: film !== null && shown < film.expanded, isPlaying, setPlaying };
}
