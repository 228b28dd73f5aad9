/**
 * Tabs: a row of buttons, one of them chosen, and below it what belongs to that one. Arrow keys, Home and End choose, as
 * the ARIA practices describe. Only what belongs to the chosen tab exists in the page.
 */
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
} from "react";
import "./tabs.css";

interface Chosen {
  readonly id: string;
  readonly name: string;
  choose(name: string): void;
}

const ChosenTab = createContext<Chosen>({ id: "", name: "", choose: () => {} });

interface TabsProps<Name extends string> {
  readonly className?: string;
  readonly chosen: Name;
  choose(name: NoInfer<Name>): void;
  /** A `TabList`, and a `Tab` for each of its names. */
  readonly children: ReactNode;
}

export function Tabs<Name extends string>({ className, chosen, choose, children }: TabsProps<Name>) {
  const id = useId();
  return (
    <ChosenTab value={{ id, name: chosen, choose: (name) => choose(name as Name) }}>
      <div className={className}>{children}</div>
    </ChosenTab>
  );
}

interface ListProps<Name extends string> {
  /** What the tabs choose from, for screen readers. */
  readonly label: string;
  readonly names: readonly Name[];
  title(name: Name): string;
}

/** Where each key goes from the tab at `at` among `count`. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function TabList<Name extends string>({ label, names, title }: ListProps<Name>) {
  const { id, name: chosen, choose } = useContext(ChosenTab);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen
  useEffect(() => {
    // In a frame of its own: the page is not laid out for this alone.
    const frame = requestAnimationFrame(() => list.current && showChosen(list.current));
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all: readonly string[] = names;
    const next = moves[event.key]?.(all.indexOf(chosen), all.length);
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(names[next]!);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div ref={list} className="segments tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          aria-selected={name === chosen}
          aria-controls={`${id}-${name}`}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => choose(name)}
        >
          {title(name)}
        </button>
      ))}
    </div>
  );
}

/** In the middle of a row that does not fit, where it does not fade. */
function showChosen(list: HTMLElement): void {
  const tab = list.querySelector("[aria-selected=true]");
  if (tab === null || list.scrollWidth <= list.clientWidth) return;
  const [own, all] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollBy({ left: (own.left + own.right - all.left - all.right) / 2 });
}

interface TabProps {
  readonly name: string;
  readonly className?: string;
  /** False where something inside takes the focus. */
  readonly isFocusable?: boolean;
  readonly children: ReactNode;
}

export function Tab({ name, className, isFocusable = true, children }: TabProps) {
  const { id, name: chosen } = useContext(ChosenTab);
  const isChosen = name === chosen;
  return (
    <div
      role="tabpanel"
      id={`${id}-${name}`}
      className={className}
      aria-labelledby={`${id}-tab-${name}`}
      data-tab={name}
      hidden={!isChosen}
      tabIndex={isFocusable ? 0 : -1}
    >
      {isChosen && children}
    </div>
  );
}
