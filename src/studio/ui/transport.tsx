/** The controls under every timeline of the studio: first, back, play, forward, last, a slider, a speed. */

import type { ReactNode } from "react";
import { inLanguages } from "../app/languages.ts";
import { whole } from "../app/numbers.ts";
import { Icon, type IconName } from "./icons.tsx";
import "./transport.css";

const usualSpeeds = [1, 2, 5, 10, 30, 100, 1000];

interface Props {
  /** 0 is the start, before any step. */
  readonly position: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: number;
  /** The speeds to choose from, in steps per second. */
  readonly speeds?: readonly number[];
  seek(position: number): void;
  play(playing: boolean): void;
  setSpeed(speed: number): void;
  /** True when a step forward from the last position makes a new one. */
  readonly more?: boolean;
  /** True if the user may choose full speed, a speed of Infinity. */
  readonly unlimited?: boolean;
  /** Buttons that only one page has, such as "Next f value". */
  readonly children?: ReactNode;
}

export function Transport({
  position,
  last,
  playing,
  speed,
  speeds = usualSpeeds,
  seek,
  play,
  setSpeed,
  more = false,
  unlimited = false,
  children,
}: Props) {
  const words = useWords();
  const button = (label: string, icon: IconName, act: () => void, disabled: boolean) => (
    <button type="button" className="icon" aria-label={label} title={label} disabled={disabled} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="transport">
      <div className="toolbar">
        {button(words.first, "first", () => seek(0), position === 0)}
        {button(words.back, "back", () => seek(position - 1), position === 0)}
        {button(
          playing ? words.pause : words.play,
          playing ? "pause" : "play",
          () => play(!playing),
          last === 0 && !more,
        )}
        {button(words.forward, "forward", () => seek(position + 1), position >= last && !more)}
        {button(words.last, "last", () => seek(last), position >= last)}
        {children}
      </div>
      <div className="transport-scale">
        <input
          type="range"
          aria-label={words.timeline}
          min={0}
          max={Math.max(last, 1)}
          value={position}
          disabled={last === 0}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <output className="numbers">
          {whole(position)} / {whole(last)}
        </output>
        <select
          aria-label={words.speed}
          value={speed}
          onChange={(event) => setSpeed(Number(event.target.value))}
        >
          {speeds.map((steps) => (
            <option key={steps} value={steps}>
              {words.perSecond(whole(steps))}
            </option>
          ))}
          {unlimited && <option value={Number.POSITIVE_INFINITY}>{words.fastest}</option>}
        </select>
      </div>
    </div>
  );
}

const en = {
  first: "To the start",
  back: "Back one step",
  play: "Play",
  pause: "Pause",
  forward: "Forward one step",
  last: "To the end",
  timeline: "Step",
  speed: "Speed in steps per second",
  fastest: "Full speed",
  perSecond: (steps: string) => `${steps} steps/s`,
};
const useWords = inLanguages<typeof en>({
  en,
  es: {
    first: "Al principio",
    back: "Un paso atrás",
    play: "Reproducir",
    pause: "Pausa",
    forward: "Un paso adelante",
    last: "Al final",
    timeline: "Paso",
    speed: "Velocidad en pasos por segundo",
    fastest: "Máxima",
    perSecond: (steps) => `${steps} pasos/s`,
  },
  ca: {
    first: "Al principi",
    back: "Un pas enrere",
    play: "Reprodueix",
    pause: "Pausa",
    forward: "Un pas endavant",
    last: "Al final",
    timeline: "Pas",
    speed: "Velocitat en passos per segon",
    fastest: "Màxima",
    perSecond: (steps) => `${steps} passos/s`,
  },
  pt: {
    first: "Para o início",
    back: "Um passo atrás",
    play: "Reproduzir",
    pause: "Pausa",
    forward: "Um passo em frente",
    last: "Para o fim",
    timeline: "Passo",
    speed: "Velocidade em passos por segundo",
    fastest: "Máxima",
    perSecond: (steps) => `${steps} passos/s`,
  },
});
