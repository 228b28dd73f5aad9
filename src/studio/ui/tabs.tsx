/** Tabs: a row of buttons, one of them chosen, and below it what belongs to that one. */
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import "./tabs.css";

interface ListProps<Name extends string> {
  /** What the tabs choose from, for screen readers. */
  readonly label: string;
  readonly names: readonly Name[];
  title(name: Name): string;
}

export function TabList<Name extends string>({ label, names, title }: ListProps<Name>) {
  return (
    <Radix.List className="segments tab-list" aria-label={label}>
      {names.map((name) => (
        <Radix.Trigger key={name} value={name}>
          {title(name)}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

interface TabsProps<Name extends string> {
  readonly className?: string;
  readonly chosen: Name;
  choose(name: NoInfer<Name>): void;
  /** A `TabList`, and a `Tab` for each of its names. */
  readonly children: ReactNode;
}

export function Tabs<Name extends string>({ className, chosen, choose, children }: TabsProps<Name>) {
  return (
    <Radix.Root className={className} value={chosen} onValueChange={(name) => choose(name as Name)}>
      {children}
    </Radix.Root>
  );
}

interface TabProps {
  readonly name: string;
  readonly className?: string;
  /** False where something inside takes the focus. */
  readonly isFocusable?: boolean;
  readonly children: ReactNode;
}

export function Tab({ name, className, isFocusable = true, children }: TabProps) {
  return (
    <Radix.Content value={name} className={className} data-tab={name} {...(!isFocusable && { tabIndex: -1 })}>
      {children}
    </Radix.Content>
  );
}
