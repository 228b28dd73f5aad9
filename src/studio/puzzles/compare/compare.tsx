import type { Opening } from "../puzzle.ts";
export default function Compare({ opening }: { readonly opening: Opening }) {
  return <p>{opening.fault?.message}</p>;
}
