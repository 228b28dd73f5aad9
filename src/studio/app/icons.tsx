/** The small pictures of the frame: 20 px, lines of 1.6, in the colour of the text. */
import type { ReactNode } from "react";

function icon(drawing: ReactNode) {
  return () => (
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
      {drawing}
    </svg>
  );
}

export const SettingsIcon = icon(
  <>
    <path d="M3 6h6M13 6h4M3 14h3M10 14h7" />
    <circle cx="11" cy="6" r="2" />
    <circle cx="8" cy="14" r="2" />
  </>,
);

export const HelpIcon = icon(
  <>
    <rect x="2" y="5" width="16" height="10" rx="2" />
    <path d="M5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M7 12h6" />
  </>,
);

export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);
