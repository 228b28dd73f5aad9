/** A sentence about what was just done, shown for a moment at the foot of the page and announced to screen readers. */
import { useEffect, useState } from "react";
import "./notice.css";

const SEEN_MS = 4000;

/** What to render, and a function that shows a sentence. */
export function useNotice() {
  const [text, setText] = useState("");
  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(() => setText(""), SEEN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const notice = (
    <span className="notice" role="status">
      {text}
    </span>
  );
  return { notice, say: setText };
}
