/** The list of keys, over the page; a browser's own dialog keeps the focus inside and closes with Escape. */
import { useEffect, useRef } from "react";
import { Icon } from "../ui/icons.tsx";
import { useShortcutGroups } from "./shortcuts.ts";
import { useWords } from "./words.ts";
import "./shortcut-help.css";

export function ShortcutHelp({ isOpen, close }: { readonly isOpen: boolean; close(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useWords();
  const groups = useShortcutGroups(({ groups }) => groups);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    else if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog; Escape is the browser's own
    <dialog
      ref={dialog}
      className="shortcut-help"
      aria-labelledby="shortcut-help-title"
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="panel-title">
        <h2 id="shortcut-help-title">{words.shortcuts}</h2>
        <div className="toolbar">
          <button type="button" className="icon plain" aria-label={words.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      </div>
      <div className="shortcut-help-body">
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>
                    {keys.split(" ").map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}
