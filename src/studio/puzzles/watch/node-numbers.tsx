/** g, h and f of a node. */
import { real } from "../numbers.ts";

export function GhF({ g, h, f }: { readonly g: number; readonly h: number; readonly f: number }) {
  return (
    <p className="watch-ghf numbers">
      <span>
        g <b>{real(g)}</b>
      </span>
      <span>
        h <b>{real(h)}</b>
      </span>
      <span>
        f <b>{real(f)}</b>
      </span>
    </p>
  );
}
