/** Every function and construct of the language with its sentence, how it is written, and an example. */
import { useState } from "react";
import { FilterField } from "../../ui/filter-field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { type EditorWords, useEditorWords } from "../editor/words/index.ts";
import { useWords } from "../words/index.ts";
import { type Entry, entries, exampleOf, type ReferenceExample } from "./pages.ts";
import "./reference.css";

export default function ReferenceList() {
  const words = useWords();
  const editorWords = useEditorWords();
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const found = entries
    .map((entry) => ({ entry, summary: summaryOf(editorWords, entry.name) }))
    .filter(({ entry, summary }) => `${entry.name} ${summary}`.toLowerCase().includes(wanted));
  return (
    <Panel
      title={words.reference}
      className="rules-panel"
      tools={<FilterField label={words.filter} text={filter} change={setFilter} />}
    >
      {found.length === 0 ? (
        <p className="rules-empty">{words.noReference}</p>
      ) : (
        <ul className="rules-list">
          {found.map(({ entry, summary }) => (
            <li key={entry.name}>
              <EntryView entry={entry} summary={summary} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function EntryView({ entry, summary }: { readonly entry: Entry; readonly summary: string }) {
  const words = useWords();
  const [example, setExample] = useState<ReferenceExample | null>(null);
  const opened = (isOpen: boolean) => {
    if (isOpen && example === null) void exampleOf(entry).then(setExample);
  };
  return (
    <details className="reference-entry" onToggle={(event) => opened(event.currentTarget.open)}>
      <summary>
        <code>{entry.name}</code> <span className="soft">{summary}</span>
      </summary>
      <pre>{entry.syntax}</pre>
      {example !== null && (
        <>
          {example.setup !== "" && (
            <>
              <p className="soft">{words.referenceSetup}</p>
              <pre>{example.setup}</pre>
            </>
          )}
          <pre>{example.session}</pre>
        </>
      )}
    </details>
  );
}

function summaryOf({ functions, constructs }: EditorWords, name: string): string {
  return (
    (functions as Readonly<Record<string, string>>)[name] ??
    (constructs as Readonly<Record<string, string>>)[name]
  );
}
