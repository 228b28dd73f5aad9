/** A menu behind a button, with groups and lines: `<Menu label="Export"><MenuItem …/></Menu>`. */
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";
import "./menu.css";

interface Props {
  /** What the button shows. */
  readonly label: ReactNode;
  /** The edge of the button with which the menu is aligned. */
  readonly align: "start" | "end";
  readonly children: ReactNode;
}

export function Menu({ label, align, children }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <button type="button">
          {label} <Icon name="down" />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align={align} sideOffset={4}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ItemProps {
  readonly disabled?: boolean;
  act(): void;
  readonly children: ReactNode;
}

export function MenuItem({ disabled = false, act, children }: ItemProps) {
  return (
    <DropdownMenu.Item className="menu-item" disabled={disabled} onSelect={act}>
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className="menu-line" />;
}

export function MenuGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <DropdownMenu.Group aria-label={title}>
      <DropdownMenu.Label className="menu-title">{title}</DropdownMenu.Label>
      {children}
    </DropdownMenu.Group>
  );
}
