import type { Opening } from "../puzzle.ts";
export default function Play({ opening }: { readonly opening: Opening }) {
  return <p>{opening.fault?.message}</p>;
}
