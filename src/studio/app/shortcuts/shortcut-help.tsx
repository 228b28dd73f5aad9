/** The dialog that lists every shortcut of the frame and of the page that is shown, from their tables. */
import { Dialog } from "../../ui/dialog.tsx";
import { useWords } from "../words.ts";
import { openShortcutHelp, useShortcutState } from "./shortcuts.ts";
import "./shortcut-help.css";

export function ShortcutHelp() {
  const words = useWords();
  const { tables, isHelpOpen } = useShortcutState();
  return (
    <Dialog title={words.shortcuts} isOpen={isHelpOpen} close={() => openShortcutHelp(false)}>
      <div className="shortcut-help">
        {tables.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>
                    {keys.split(/[ +]/).map((key) => (
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
    </Dialog>
  );
}
