/** The one dialog of keys: it lists all of them, and is loaded when it is first opened. */
import { lazy, Suspense } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { withWords } from "../languages.ts";
import { useWords } from "../words.ts";
import { openShortcutHelp, useShortcutState } from "./shortcuts.ts";
import "./shortcut-help.css";

const AllKeys = lazy(() => withWords(import("./all-keys.tsx")));

export function ShortcutHelp() {
  const words = useWords();
  const isOpen = useShortcutState(({ isHelpOpen }) => isHelpOpen);
  return (
    <Dialog title={words.shortcuts} isOpen={isOpen} close={() => openShortcutHelp(false)}>
      {isOpen && (
        <Suspense fallback={<p className="page-loading">{words.loading}</p>}>
          <AllKeys />
        </Suspense>
      )}
    </Dialog>
  );
}
