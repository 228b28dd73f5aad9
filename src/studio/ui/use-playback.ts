/** A position that plays from 0 to the last one; the speed may change on the way. */
import { useEffect, useRef, useState } from "react";
import { startClock } from "./clock.ts";

export function usePlayback(last: number, speed: number) {
  const [position, setPosition] = useState(0);
  const [playing, setPlaying] = useState(false);
  const now = useRef({ position, speed });
  now.current = { position, speed };
  useEffect(() => {
    if (!playing) return;
    return startClock({
      speed: () => now.current.speed,
      advance(steps) {
        const next = Math.min(last, now.current.position + steps);
        // The next frame may come before the page is drawn.
        now.current.position = next;
        setPosition(next);
        if (next === last) setPlaying(false);
        return next < last;
      },
    });
  }, [playing, last]);
  return {
    position: Math.min(position, last),
    playing,
    seek(to: number) {
      setPlaying(false);
      setPosition(Math.max(0, Math.min(to, last)));
    },
    play(isPlaying: boolean) {
      if (isPlaying && now.current.position >= last) setPosition(0);
      setPlaying(isPlaying);
    },
  };
}
