/** A store that tells its listeners of changes in turn, one in each frame, while something plays. */
import type { StoreApi } from "zustand";
import { giveUpTurn, takeTurn } from "./turns.ts";

export function storeInTurn<State>(
  store: StoreApi<State>,
  isPlaying: (state: State) => boolean,
): StoreApi<State> {
  return {
    ...store,
    subscribe(listener) {
      const update = () => listener(store.getState(), store.getState());
      const unsubscribe = store.subscribe((state) => (isPlaying(state) ? takeTurn(update) : update()));
      return () => {
        unsubscribe();
        giveUpTurn(update);
      };
    },
  };
}
