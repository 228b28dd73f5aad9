/** A table of a report, sorted by its heads. The best value is marked, and how ours compares with a printed number. */
import { useMemo, useState } from "react";
import type { Column, Mark, Table, TableCell } from "../../../report/table.ts";
import type { ReportWords } from "../../../report/words/index.ts";

const signs: Readonly<Record<Mark, string>> = { equal: "=", differs: "≠", missing: "?", unreproducible: "~" };

interface Sort {
  readonly column: number;
  readonly isDescending: boolean;
}

export function ReportTable({ table, words }: { readonly table: Table; readonly words: ReportWords }) {
  const { title, columns, rows, note } = table;
  const [sort, setSort] = useState<Sort | null>(null);
  const sorted = useMemo(() => (sort === null ? rows : sortedRows(rows, sort)), [rows, sort]);
  return (
    <figure className="report-table">
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="report-table-box" aria-label={title} tabIndex={0}>
        <table className="data">
          <thead>
            <tr>
              {columns.map((column, i) => (
                <th
                  key={column.title}
                  scope="col"
                  className={column.isNumber ? "number" : undefined}
                  aria-sort={
                    sort?.column === i ? (sort.isDescending ? "descending" : "ascending") : undefined
                  }
                >
                  <button
                    type="button"
                    className="plain sort"
                    onClick={() =>
                      setSort({ column: i, isDescending: sort?.column === i && !sort.isDescending })
                    }
                  >
                    {column.title}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr key={rows.indexOf(row)}>
                {row.map((cell, i) => (
                  <Cell
                    key={columns[i]!.title}
                    cell={cell}
                    isHead={i === 0}
                    column={columns[i]!}
                    words={words}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note !== undefined && <p className="soft">{note}</p>}
    </figure>
  );
}

interface CellProps {
  readonly cell: TableCell;
  readonly isHead: boolean;
  readonly column: Column;
  readonly words: ReportWords;
}

function Cell({ cell: { text, isBest, mark }, isHead, column: { isNumber, isProse }, words }: CellProps) {
  const kind = isNumber ? "number" : isProse ? "prose" : undefined;
  if (isHead)
    return (
      <th scope="row" className={kind}>
        {text}
      </th>
    );
  return (
    <td className={kind} data-best={isBest || undefined} data-mark={mark}>
      {text}
      {mark !== undefined && (
        <span className="report-mark" role="img" aria-label={words.marks[mark]} title={words.marks[mark]}>
          {signs[mark]}
        </span>
      )}
      {isBest && <span className="unseen"> ({words.best})</span>}
    </td>
  );
}

const byName = new Intl.Collator("en", { numeric: true });

/** Rows without a value come last in both directions. */
function sortedRows(rows: Table["rows"], { column, isDescending }: Sort): Table["rows"] {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((first, second) => {
    const [a, b] = [first[column]!.value, second[column]!.value];
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return (
      sign * (typeof a === "number" && typeof b === "number" ? a - b : byName.compare(String(a), String(b)))
    );
  });
}
