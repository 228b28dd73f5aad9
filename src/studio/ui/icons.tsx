/** The icons of the studio: lines of one width on a square of 20 by 20, in the colour of the surrounding text. */

const paths = {
  first: "M5 4v12M15 4.5 8.5 10l6.5 5.5z",
  back: "M13.5 4.5 7 10l6.5 5.5z",
  play: "M6.5 4v12L15.5 10z",
  pause: "M7 4.5v11M13 4.5v11",
  stop: "M5.5 5.5h9v9h-9z",
  forward: "M6.5 4.5 13 10l-6.5 5.5z",
  last: "M15 4v12M5 4.5l6.5 5.5L5 15.5z",
  reset: "M15.5 10a5.5 5.5 0 1 1-1.8-4.1M14.5 2.8v3.6h-3.6",
  close: "M5.5 5.5l9 9M14.5 5.5l-9 9",
  open: "M3 15.5v-11h4.5l1.5 2h7v2M3 15.5l2-7h12.5l-2 7z",
  save: "M10 3.5v9M6 9l4 4 4-4M4 16.5h12",
  link: "M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3L10 5.700M11.500 8.500a3 3 0 0 0-4.300 0l-2.700 2.700a3 3 0 0 0 4.300 4.300L10 14.300",
  book: "M10 5.500C8 4 5.500 4 3.500 4.500v11C5.500 15 8 15 10 16.500c2-1.500 4.500-1.500 6.500-1v-11c-2-.5-4.500-.5-6.500 1zM10 5.500v11",
  help: "M7.500 7.500a2.500 2.500 0 1 1 3.600 2.300c-.8.4-1.100.9-1.100 1.900M10 14.800v.2M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15z",
  down: "M5.5 8 10 12.500 14.500 8",
  break: "M7 3.500h6L16.500 7v6L13 16.500H7L3.500 13V7z",
  enter: "M15.500 5v5.500h-10M8.500 7.500l-3 3 3 3",
  shuffle: "M3 6h3l8 8h3M3 14h3l2-2M12 8l2-2h3M15 4l2 2-2 2M15 12l2 2-2 2",
  expansion: "M10 4v4M10 8 5 15M10 8l5 7M10 8v7",
  newF: "M4 15l4-5 3 3 5-8M12 5h4v4",
  goal: "M6 17V3M6 4h9l-2 3 2 3H6",
  end: "M4 4l8 6-8 6zM15 4v12",
  undo: "M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2",
  redo: "M12 5l4 4-4 4M16 9H8a4 4 0 0 0 0 8h2",
  hint: "M10 3a5 5 0 0 1 3 9v2H7v-2a5 5 0 0 1 3-9zM8 17h4",
  turn: "M15.5 8A6 6 0 1 0 16 12M16 4v4h-4",
  branch: "M6 3v14M6 9c0 3 8 1 8 5v3",
  smaller: "M5 10h10",
  usual: "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4",
  follow: "M10 3v3M10 14v3M3 10h3M14 10h3M10 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  larger: "M5 10h10M10 5v10",
  settings: "M3 6h6M13 6h4M3 14h3M10 14h7M13 6a2 2 0 1 0-4 0 2 2 0 0 0 4 0M10 14a2 2 0 1 0-4 0 2 2 0 0 0 4 0",
  keys: "M4 5h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M7 12h6",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, filled = false }: { readonly name: IconName; readonly filled?: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill={filled ? "currentColor" : "none"}
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
