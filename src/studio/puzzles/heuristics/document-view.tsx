/** A report on heuristics in the page: its sections with sentences, tables and pictures. */
import type { HeuristicBlock, HeuristicDocument } from "../../../report/heuristics/document.ts";
import type { Table } from "../../../report/table.ts";
import { FigureView } from "./figure-view.tsx";

export function DocumentView({ document: { sections } }: { readonly document: HeuristicDocument }) {
  return (
    <div className="heuristics-document">
      {sections.map(({ title, blocks }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {blocks.map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section do not move
            <BlockView key={i} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: HeuristicBlock }) {
  if (block.kind === "picture") return <pre>{block.text}</pre>;
  if (block.kind === "figure") return <FigureView figure={block.figure} />;
  if (block.kind === "table") return <TableView table={block.table} />;
  return (
    <ul className="heuristics-sentences">
      {block.sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function TableView({ table: { title, columns, rows, note } }: { readonly table: Table }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="heuristics-table" aria-label={title} tabIndex={0}>
        <table className="data">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" className={column.isNumber ? "number" : undefined}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.map(({ text }) => text).join()}>
                {row.map(({ text, isBest }, i) => {
                  const className = columns[i]!.isNumber ? "number" : undefined;
                  const { title } = columns[i]!;
                  return i === 0 ? (
                    <th key={title} scope="row">
                      {text}
                    </th>
                  ) : (
                    <td key={title} className={className} data-best={isBest || undefined}>
                      {isBest ? <b>{text}</b> : text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note !== undefined && <p className="soft">{note}</p>}
    </>
  );
}
