/** The signs of the puzzles page: 20 px, lines of 1.6, the colour of the text around them. */
const paths = {
  shuffle: "M3 6h3l8 8h3M3 14h3l2-2M12 8l2-2h3M15 4l2 2-2 2M15 12l2 2-2 2",
  expansion: "M10 4v4M10 8 5 15M10 8l5 7M10 8v7",
  newF: "M4 15l4-5 3 3 5-8M12 5h4v4",
  goal: "M6 17V3M6 4h9l-2 3 2 3H6",
  end: "M4 4l8 6-8 6zM15 4v12",
  stop: "M5.5 5.5h9v9h-9z",
  undo: "M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2",
  redo: "M12 5l4 4-4 4M16 9H8a4 4 0 0 0 0 8h2",
  hint: "M10 3a5 5 0 0 1 3 9v2H7v-2a5 5 0 0 1 3-9zM8 17h4",
  again: "M16 10a6 6 0 1 1-2-4.5M14.5 2v4h-4",
  link: "M8.5 11.5l3-3M7 9l-2.5 2.5a2.8 2.8 0 0 0 4 4L11 13M13 11l2.5-2.5a2.8 2.8 0 0 0-4-4L9 7",
  save: "M10 3v9M6.5 9 10 12.5 13.5 9M4 16h12",
  add: "M10 4v12M4 10h12",
  remove: "M5 5l10 10M15 5 5 15",
  turn: "M15.5 8A6 6 0 1 0 16 12M16 4v4h-4",
  fold: "M5.5 8 10 12.5 14.5 8",
  branch: "M6 3v14M6 9c0 3 8 1 8 5v3",
} as const;

export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
