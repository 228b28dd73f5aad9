/** Whether something outside of the set-up, such as a guided walk, wants it unfolded. */
import { create } from "zustand";

export const useAskedSetup = create<{ readonly isAsked: boolean }>(() => ({ isAsked: false }));

export function askForSetup(): void {
  useAskedSetup.setState({ isAsked: true });
}
