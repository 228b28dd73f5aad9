/** A position that runs from 0 to the last one by the clock; the speed may change on the way. */
import { useEffect, useRef, useState } from "react";

export function usePlayback(last: number, speed: number) {
  const [position, setPosition] = useState(0);
  const [playing, setPlaying] = useState(false);
  const now = useRef(0);
  now.current = position;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(
      () => {
        if (now.current >= last) return setPlaying(false);
        // More steps than pictures a second: several steps at once.
        setPosition(Math.min(last, now.current + Math.max(1, Math.round(speed / 60))));
      },
      Math.max(1000 / speed, 16),
    );
    return () => clearInterval(timer);
  }, [playing, speed, last]);
  return {
    position: Math.min(position, last),
    playing,
    seek(to: number) {
      setPlaying(false);
      setPosition(Math.max(0, Math.min(to, last)));
    },
    play(isPlaying: boolean) {
      if (isPlaying && now.current >= last) setPosition(0);
      setPlaying(isPlaying);
    },
  };
}
