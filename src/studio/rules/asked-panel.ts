/** A panel that something outside of the layout wants to be seen, such as a guided walk. */
import { create } from "zustand";

/** A new object each time: the same panel can be asked for again. */
export const useAskedPanel = create<{ readonly name: string }>(() => ({ name: "" }));

export function askForPanel(name: string): void {
  useAskedPanel.setState({ name }, true);
}
