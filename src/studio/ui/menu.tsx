/**
 * A menu behind a button, with groups and lines: `<Menu label="Export"><MenuItem …/></Menu>`. The browser's own popover
 * closes it with Escape or a click outside; the keys are those of the ARIA practices.
 */
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Icon } from "./icons.tsx";
import "./menu.css";

interface Props {
  /** What the button shows. */
  readonly label: ReactNode;
  /** The edge of the button with which the menu is aligned. */
  readonly align: "start" | "end";
  readonly children: ReactNode;
}

const CloseMenu = createContext<() => void>(() => {});

/** Pixels between the button and its menu, and at least to the edges of the window. */
const GAP = 4;

export function Menu({ label, align, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (isLast = false) => {
    const menu = box.current!;
    // Its place depends on its size, and the focus goes to an item.
    flushSync(() => setOpen(true));
    menu.showPopover();
    place(menu, button.current!, align);
    items(menu)
      .at(isLast ? -1 : 0)
      ?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items(box.current!);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = nextItem(all, at, event.key);
    // The focus leaves the menu, and with it the menu goes.
    if (event.key === "Tab") box.current!.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        // Otherwise the press would close the menu and the click open it again.
        onPointerDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? box.current!.hidePopover() : open())}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          open(event.key === "ArrowUp");
        }}
      >
        {label} <Icon name="down" />
      </button>
      <div
        ref={box}
        id={id}
        className="menu"
        role="menu"
        popover="auto"
        aria-label={typeof label === "string" ? label : undefined}
        onToggle={(event) => setOpen(event.newState === "open")}
        onKeyDown={onKeyDown}
      >
        <CloseMenu
          value={() => {
            box.current!.hidePopover();
            button.current!.focus();
          }}
        >
          {/* What nobody sees is not made. */}
          {isOpen && children}
        </CloseMenu>
      </div>
    </>
  );
}

/** Below the button, or above it where there is more room, and inside the window. */
function place(menu: HTMLElement, button: HTMLElement, align: "start" | "end"): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, scrollHeight: height } = menu;
  const below = innerHeight - at.bottom - 2 * GAP;
  const isBelow = below >= Math.min(height, at.top);
  const left = align === "start" ? at.left : at.right - width;
  menu.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  menu.style.maxHeight = `${isBelow ? below : at.top - 2 * GAP}px`;
  menu.style.top = isBelow ? `${at.bottom + GAP}px` : "auto";
  menu.style.bottom = isBelow ? "auto" : `${innerHeight - at.top + GAP}px`;
}

function items(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("[role=menuitem]:not([aria-disabled=true])")];
}

/** The item to which a key leads; undefined if the key means nothing here. A letter leads to the next that begins with it. */
function nextItem(all: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === "ArrowDown") return all[(at + 1) % all.length];
  if (key === "ArrowUp") return all.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (!/^\p{L}$/u.test(key)) return undefined;
  const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return after.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

interface ItemProps {
  readonly disabled?: boolean;
  act(): void;
  readonly children: ReactNode;
}

export function MenuItem({ disabled = false, act, children }: ItemProps) {
  const close = useContext(CloseMenu);
  const choose = () => {
    if (disabled) return;
    close();
    act();
  };
  return (
    <div
      className="menu-item"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled}
      onClick={choose}
      onPointerMove={(event) => !disabled && event.currentTarget.focus()}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose();
      }}
    >
      {children}
    </div>
  );
}

export function MenuLine() {
  return <hr className="menu-line" />;
}

export function MenuGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset inside a menu
    <div role="group" aria-label={title}>
      <div className="menu-title" aria-hidden="true">
        {title}
      </div>
      {children}
    </div>
  );
}
