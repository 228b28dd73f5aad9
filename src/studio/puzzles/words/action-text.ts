/** An action in words: moves of the gap in the chosen language, all others as the domain names them. */
import type { Words } from "./en.ts";

/** `null` is the action of a start. */
export function actionText(words: Words, action: string | null): string {
  return action === null ? words.start : (words.actions[action] ?? action);
}
