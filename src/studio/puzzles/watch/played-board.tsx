/** The board of a search that plays: drawn in every frame, while words and numbers beside it follow a few times per second. */
import { useEffect, useMemo, useRef } from "react";
import { usePreferences } from "../../app/preferences.ts";
import type { Marks } from "../../ui/picture/picture.ts";
import { PictureCanvas } from "../../ui/picture/picture-canvas.ts";
import type { AnyBoardKind } from "../board/board-kind.ts";
import { useWatch } from "./watch-store.ts";

/** Steps per second up to which the eye can follow a piece, or read a number. */
export const READABLE_SPEED = 10;

interface Props {
  readonly kind: AnyBoardKind;
  readonly about: unknown;
  /** The board before the first step. */
  readonly start: unknown;
  readonly marks: Marks;
  readonly label: string;
}

export function PlayedBoard({ kind, about, start, marks, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = usePreferences((preferences) => preferences.theme);
  const { width, height } = useMemo(() => kind.draw(about, start), [kind, about, start]);
  const show = useRef(() => {});
  const notes = useRef(marks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  useEffect(() => {
    const shown = new PictureCanvas(canvas.current!);
    const motion = Number.parseFloat(getComputedStyle(canvas.current!).getPropertyValue("--motion"));
    show.current = () => {
      const { frame, speed } = useWatch.getState();
      const isReadable = speed <= READABLE_SPEED;
      const picture = kind.draw(
        about,
        frame?.current?.state ?? start,
        isReadable ? notes.current : undefined,
      );
      shown.show(picture, isReadable ? motion : 0);
    };
    show.current();
    const unsubscribe = useWatch.subscribe(({ frame }, before) => {
      if (frame !== before.frame) show.current();
    });
    return () => {
      unsubscribe();
      shown.close();
    };
  }, [kind, about, start, theme]);
  useEffect(() => {
    notes.current = marks;
    show.current();
  }, [marks]);
  return (
    <canvas
      ref={canvas}
      className="picture"
      style={{ aspectRatio: `${width} / ${height}` }}
      role="img"
      aria-label={label}
    />
  );
}
