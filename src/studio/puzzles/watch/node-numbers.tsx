/** g, h and f of a node, as far as the strategy uses them. */
import { real } from "../numbers.ts";
import { numbersOf } from "../search/by-age.ts";
import { useWatch } from "./watch-store.ts";

interface Props {
  readonly g: number;
  readonly h: number;
  readonly f: number;
}

export function GhF({ g, h, f }: Props) {
  const shown = useShown();
  return (
    <p className="watch-ghf numbers">
      <span>
        g <b>{real(g)}</b>
      </span>
      {shown.h && (
        <span>
          h <b>{real(h)}</b>
        </span>
      )}
      {shown.f && (
        <span>
          f <b>{real(f)}</b>
        </span>
      )}
    </p>
  );
}

/** At the end of a row in a list: the number by which the frontier is ordered is the bold one. */
export function RowNumbers({ g, h, f }: Props) {
  const shown = useShown();
  return (
    <span className="watch-line-end numbers">
      {shown.f ? <span>g {real(g)}</span> : <b>g {real(g)}</b>}
      {shown.h && <span>h {real(h)}</span>}
      {shown.f && <b>f {real(f)}</b>}
    </span>
  );
}

/** The one number that says most of a node. */
export function RowNumber({ g, f }: Omit<Props, "h">) {
  const shown = useShown();
  return <>{shown.f ? `f ${real(f)}` : `g ${real(g)}`}</>;
}

function useShown(): ReturnType<typeof numbersOf> {
  return numbersOf(useWatch(({ settings }) => settings.strategy));
}
