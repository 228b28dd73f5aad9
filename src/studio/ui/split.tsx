/**
 * Panels side by side or one above the other, with a handle between each two that makes one larger and the other
 * smaller. The browser keeps the sizes. Where the window is too narrow, a style sheet may stack them instead.
 */
import {
  Children,
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { inLanguages } from "../app/languages.ts";
import { keepSizes, keptSizes, moved } from "./split-sizes.ts";
import "./split.css";

interface Props {
  /** Under which the sizes are kept. */
  readonly name: string;
  readonly direction: "row" | "column";
  /** At the start, in any unit; as many as there are panels. */
  readonly sizes: readonly number[];
  readonly className?: string;
  /** Panels; what is null is left out. */
  readonly children: ReactNode;
}

/** By how much of the whole an arrow key moves a handle. */
const KEY_STEP = 0.03;

export function Split({ name, direction, sizes: first, className = "", children }: Props) {
  const words = useWords();
  const parts = Children.toArray(children);
  // Other panels have other sizes.
  const key = `${name}/${parts.length}`;
  const [own, setOwn] = useState({ key, sizes: keptSizes(key, first) });
  const sizes = own.key === key ? own.sizes : keptSizes(key, first);
  const box = useRef<HTMLDivElement>(null);
  const isRow = direction === "row";
  const change = (next: readonly number[]) => {
    setOwn({ key, sizes: next });
    keepSizes(key, next);
  };
  const drag = (event: PointerEvent<HTMLElement>, index: number) => {
    const from = isRow ? event.clientX : event.clientY;
    const { width, height } = box.current!.getBoundingClientRect();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = ({ clientX, clientY }) =>
      change(moved(sizes, index, ((isRow ? clientX : clientY) - from) / (isRow ? width : height)));
    handle.onpointerup = handle.onpointercancel = () => {
      handle.onpointermove = null;
    };
  };
  const press = (event: KeyboardEvent, index: number) => {
    const [less, more] = isRow ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
    if (event.key === less) change(moved(sizes, index, -KEY_STEP));
    else if (event.key === more) change(moved(sizes, index, KEY_STEP));
    else if (event.key === "Home") change(first);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={box} className={`split ${className}`} data-direction={direction}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: panels keep their places
        <Fragment key={index}>
          {index > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
            <div
              className="split-handle"
              role="separator"
              tabIndex={0}
              aria-label={words.size}
              title={words.size}
              aria-orientation={isRow ? "vertical" : "horizontal"}
              aria-valuenow={Math.round((100 * sizes[index - 1]!) / (sizes[index - 1]! + sizes[index]!))}
              onPointerDown={(event) => drag(event, index - 1)}
              onDoubleClick={() => change(first)}
              onKeyDown={(event) => press(event, index - 1)}
            />
          )}
          <div className="split-part" style={{ flexGrow: sizes[index] }}>
            {part}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

const en = { size: "Size of the panels; Home for the usual one" };
const useWords = inLanguages<typeof en>({
  en,
  es: { size: "Tamaño de los paneles; Inicio, el habitual" },
  ca: { size: "Mida dels panells; Inici, l’habitual" },
  pt: { size: "Tamanho dos painéis; Início, o habitual" },
});
