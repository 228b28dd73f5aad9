/** A dialog over the page: the browser's own, which keeps the focus inside and closes with Escape. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { inLanguages } from "../app/languages.ts";
import { Icon } from "./icons.tsx";
import "./dialog.css";

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  close(): void;
  readonly children: ReactNode;
}

export function Dialog({ title, isOpen, close, children }: Props) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    else if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog; Escape is the browser's own
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="panel-title">
        <h2 id={id}>{title}</h2>
        <div className="toolbar">
          <button
            type="button"
            className="icon plain"
            aria-label={words.close}
            title={words.close}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      {children}
    </dialog>
  );
}

const useWords = inLanguages({
  en: { close: "Close" },
  es: { close: "Cerrar" },
  ca: { close: "Tanca" },
  pt: { close: "Fechar" },
});
