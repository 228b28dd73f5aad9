/** The number of a lane in its colour. */
export function LaneMark({ lane }: { readonly lane: number }) {
  return (
    <span className="compare-mark" data-lane={lane}>
      {lane + 1}
    </span>
  );
}
