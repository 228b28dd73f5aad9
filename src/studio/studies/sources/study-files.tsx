/** Results from files: chosen with a button, or dropped anywhere on the page. */
import { type DragEvent, type ReactNode, useState } from "react";
import { create } from "zustand";
import { FileButton } from "../../ui/file-button.tsx";
import { useWords } from "../words/index.ts";
import { keepStudy } from "./open-studies.ts";
import { readStudy, StudyFileError } from "./study-file.ts";

interface Failure {
  readonly file: string;
  readonly error: StudyFileError;
}

const useFailure = create<{ readonly failure: Failure | null }>(() => ({ failure: null }));

/** Opens every file that holds a study and passes on the key of the last one; a file that does not is reported. */
async function openFiles(files: Iterable<File>, opened: (key: string) => void): Promise<void> {
  useFailure.setState({ failure: null });
  for (const file of files) {
    try {
      const results = readStudy(await file.text());
      const key = `file/${results.id}`;
      keepStudy({ key, results, stop: null, failure: null });
      opened(key);
    } catch (error) {
      if (!(error instanceof StudyFileError)) throw error;
      useFailure.setState({ failure: { file: file.name, error } });
    }
  }
}

interface Props {
  opened(key: string): void;
}

export function OpenFile({ opened }: Props) {
  const words = useWords();
  const failure = useFailure(({ failure }) => failure);
  return (
    <>
      <FileButton
        accept=".json,application/json"
        multiple
        title={words.openHint}
        opened={(files) => void openFiles(files, opened)}
      >
        {words.openFile}
      </FileButton>
      {failure && (
        <p className="message-wrong" role="alert">
          {failure.file} {words.loadFailed}: {words.faults[failure.error.fault]}
          {failure.error.place && (
            <>
              {" "}
              (<code>{failure.error.place}</code>)
            </>
          )}
          .
        </p>
      )}
    </>
  );
}

export function DropPlace({ opened, children }: Props & { readonly children: ReactNode }) {
  const words = useWords();
  const [isOver, setOver] = useState(false);
  const isFile = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button opens files by keyboard
    <div
      className="drop-place"
      onDragOver={(event) => {
        if (!isFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) =>
        event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)
      }
      onDrop={(event) => {
        if (!isFile(event)) return;
        event.preventDefault();
        setOver(false);
        void openFiles(event.dataTransfer.files, opened);
      }}
    >
      {children}
      {isOver && <p className="drop-sign">{words.drop}</p>}
    </div>
  );
}
