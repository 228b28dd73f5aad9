/**
 * A menu behind a button, with groups and lines: `<Menu label="Export"><MenuItem …/></Menu>`. What makes it a menu is
 * loaded when it is opened for the first time: it is a tenth of the first page otherwise.
 */
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { Icon } from "./icons.tsx";
import "./menu.css";

export interface MenuProps {
  /** What the button shows. */
  readonly label: ReactNode;
  /** The edge of the button with which the menu is aligned. */
  readonly align: "start" | "end";
  readonly children: ReactNode;
}

export interface ItemProps {
  readonly disabled?: boolean;
  act(): void;
  readonly children: ReactNode;
}

export interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

const parts = () => import("./menu-parts.tsx");

const OpenedMenu = later<MenuProps>("OpenedMenu");
export const MenuItem = later<ItemProps>("MenuItem");
export const MenuGroup = later<GroupProps>("MenuGroup");
export const MenuLine = later<object>("MenuLine");

export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void parts()}
      onFocus={() => void parts()}
      onKeyDown={(event) => event.key === "ArrowDown" && setWanted(true)}
      onClick={() => setWanted(true)}
    >
      {props.label} <Icon name="down" />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props} />
    </Suspense>
  );
}

function later<Props extends object>(name: keyof Awaited<ReturnType<typeof parts>>) {
  return lazy(async () => ({ default: (await parts())[name] as unknown as ComponentType<Props> }));
}
