/** The step of the walk that is open: its text, its question, and the way back and forth. */
import { useEffect, useMemo, useRef } from "react";
import { copyText } from "../app/clipboard.ts";
import { usePreferences } from "../app/preferences.ts";
import { Icon } from "../ui/icons.tsx";
import { useNotice } from "../ui/notice.tsx";
import { endWalk, followLanguage, goToStep, linkToStep } from "./go-to-step.ts";
import { useOpenWalk } from "./open-walk.ts";
import { parts } from "./parts.ts";
import { QuestionView } from "./questions/question-view.tsx";
import { textIn } from "./walk.ts";
import { useWords } from "./words.ts";
import "./walk-card.css";

export default function WalkCard() {
  const words = useWords();
  const language = usePreferences((preferences) => preferences.language);
  const { walk, step } = useOpenWalk();
  const { notice, say } = useNotice();
  useEffect(followLanguage, []);
  const now = walk?.steps[step];
  const look = now?.look;
  useFramed(useMemo(() => (look === undefined ? null : { step, ...parts[look] }), [look, step]));
  if (walk === null || now === undefined) return null;
  const title = textIn(walk.title, language);
  const isLast = step === walk.steps.length - 1;
  const copy = async () => say((await copyText(linkToStep())) ? words.copied : words.notCopied);
  return (
    <aside className="walk-card" aria-label={title}>
      <div className="walk-head">
        <h2>{title}</h2>
        <IconButton name="link" label={words.copyLink} act={() => void copy()} />
        <IconButton name="close" label={words.close} act={endWalk} />
      </div>
      <div className="walk-body fading" aria-live="polite">
        <p>{textIn(now.text, language)}</p>
        {now.ask && <QuestionView key={`${textIn(walk.title, "en")} ${step}`} question={now.ask} />}
      </div>
      <div className="walk-foot">
        <button type="button" disabled={step === 0} onClick={() => goToStep(step - 1)}>
          {words.back}
        </button>
        <span className="soft numbers">{words.step(step + 1, walk.steps.length)}</span>
        <IconButton name="reset" label={words.again} act={() => goToStep(step)} />
        <button type="button" className="primary" onClick={() => (isLast ? endWalk() : goToStep(step + 1))}>
          {isLast ? words.finish : words.next}
        </button>
      </div>
      {notice}
    </aside>
  );
}

interface IconButtonProps {
  readonly name: "link" | "close" | "reset";
  readonly label: string;
  act(): void;
}

function IconButton({ name, label, act }: IconButtonProps) {
  return (
    <button type="button" className="icon plain" aria-label={label} title={label} onClick={act}>
      <Icon name={name} />
    </button>
  );
}

/** How long a part may take to appear after the page has been opened at another moment. */
const PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 100;
/** Where the card stands beside the page, as in walk-card.css. */
const beside = matchMedia("(min-width: 62rem), (min-width: 48rem) and (max-height: 38rem)");

/** The same part in another step is another one. */
interface Framed {
  readonly step: number;
  readonly selector: string;
}

/** A frame around a part of the page. A style sheet, because the part may be drawn anew at any time. */
function useFramed(part: Framed | null): void {
  const sheet = useRef<CSSStyleSheet>(undefined);
  useEffect(() => {
    const own = new CSSStyleSheet();
    sheet.current = own;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
    document.documentElement.dataset.walk = "open";
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== own);
      delete document.documentElement.dataset.walk;
    };
  }, []);
  useEffect(() => {
    sheet.current?.replaceSync(
      part === null ? "" : `${part.selector} { outline: 3px solid var(--focus); outline-offset: 2px; }`,
    );
    if (part === null) return;
    const until = performance.now() + PATIENCE_MS;
    // The card at the foot of a narrow page covers its lower half.
    const block = beside.matches ? "nearest" : "start";
    let before = Number.NaN;
    const timer = setInterval(() => {
      const found = document.querySelector(part.selector);
      found?.scrollIntoView({ block });
      // What is drawn above it moves it.
      const top = found === null ? Number.NaN : found.getBoundingClientRect().top + scrollY;
      if (top === before || performance.now() > until) clearInterval(timer);
      before = top;
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [part]);
}
