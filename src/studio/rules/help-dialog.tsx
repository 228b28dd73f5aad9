/** The keyboard shortcuts of the page, in a dialog. */
import { Dialog } from "radix-ui";
import { Icon } from "../ui/icons.tsx";
import { shortcuts } from "./shortcuts.ts";
import { useWords } from "./words/index.ts";

interface Props {
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

export function HelpDialog({ isOpen, setOpen }: Props) {
  const words = useWords();
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="rules-overlay" />
        <Dialog.Content className="rules-dialog panel" aria-describedby={undefined}>
          <div className="panel-title">
            <Dialog.Title>{words.help}</Dialog.Title>
            <div className="toolbar">
              <Dialog.Close className="icon plain" aria-label={words.close} title={words.close}>
                <Icon name="close" />
              </Dialog.Close>
            </div>
          </div>
          <dl className="rules-keys">
            {shortcuts.map(({ keys, does }) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{words.shortcuts[does]}</dd>
              </div>
            ))}
          </dl>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
