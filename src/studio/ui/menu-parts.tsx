/** A menu that was opened once, and what is in it; `menu.tsx` loads it. */
import { DropdownMenu } from "radix-ui";
import { Icon } from "./icons.tsx";
import type { GroupProps, ItemProps, MenuProps } from "./menu.tsx";

export function OpenedMenu({ label, align, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
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

export function MenuGroup({ title, children }: GroupProps) {
  return (
    <DropdownMenu.Group aria-label={title}>
      <DropdownMenu.Label className="menu-title">{title}</DropdownMenu.Label>
      {children}
    </DropdownMenu.Group>
  );
}
