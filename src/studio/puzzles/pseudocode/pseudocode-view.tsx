/** The strategy as pseudocode with the line in hand lit, and below it the lists as a textbook writes them. */
import { type Strategy, type StrategyName, strategies } from "../../../search/index.ts";
import { usePreferences } from "../../app/preferences.ts";
import { real, whole } from "../numbers.ts";
import type { NodeRow } from "../search/messages.ts";
import { useAnswer } from "../watch/use-answer.ts";
import { useWatchedInTurn } from "../watch/watch-store.ts";
import { useWords } from "../words/index.ts";
import { lineOf, programOf } from "./programs.ts";
import { languages, listNames, sentences } from "./sentences.ts";
import "./pseudocode-view.css";

export default function PseudocodeView() {
  const words = useWords();
  const language = usePreferences(({ language: chosen }) => languages.indexOf(chosen));
  const { frame, settings } = useWatchedInTurn("frame", "settings");
  const row: Strategy | undefined = strategies[settings.strategy as StrategyName];
  if (row === undefined) return <p className="watch-empty soft">{words.opening}</p>;
  const program = programOf(row, settings);
  const lit = frame?.event ? lineOf(program, frame.event.type) : -1;
  const [open, closed] = [listNames.open[language], listNames.closed[language]];
  const hasClosed = program.some(({ say }) => sentences[say][0].includes("{C}"));
  return (
    <div className="code">
      <h3>
        <code>{row.name}</code>
      </h3>
      <ol className="code-lines">
        {program.map(({ indent, say, number }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name and does not move
            key={i}
            style={{ paddingInlineStart: `${0.75 + 1.25 * indent}rem` }}
            aria-current={i === lit ? "step" : undefined}
          >
            {sentences[say][language]
              .replaceAll("{O}", open)
              .replaceAll("{C}", closed)
              .replaceAll("{w}", number ?? "")}
          </li>
        ))}
      </ol>
      <NodeList
        name={open}
        list="frontier"
        total={frame?.frontier ?? 0}
        isByF={row.gWeight + row.hWeight > 0}
      />
      {hasClosed && <NodeList name={closed} list="closed" total={frame?.closed ?? 0} isByF={false} />}
    </div>
  );
}

/** As many as are worth reading. */
const SHOWN = 16;

interface ListProps {
  readonly name: string;
  readonly list: "frontier" | "closed";
  readonly total: number;
  readonly isByF: boolean;
}

/** `OPEN = [ 7 (10), 1 (12), … ]`: the number of a node and what the list is ordered by. */
function NodeList({ name, list, total, isByF }: ListProps) {
  const { frame } = useWatchedInTurn("frame");
  const answer = useAnswer(
    frame === null ? null : { kind: "rows", step: frame.step, list, from: 0, count: SHOWN },
  );
  const rows = (answer?.rows ?? []) as readonly NodeRow[];
  const left = total - rows.length;
  return (
    <p className="code-list numbers">
      <b>{name}</b> = [ {rows.map(({ id, f }) => (isByF ? `${id} (${real(f)})` : String(id))).join(", ")}
      {left > 0 && ` … +${whole(left)}`} ]
    </p>
  );
}
