/** A moment of the timeline in words. */
import type { Moment } from "../worker/protocol.ts";
import type { Words } from "./index.ts";

export function momentText(words: Words, moment: Moment): string {
  switch (moment.type) {
    case "start":
      return words.start;
    case "load":
      return words.load(moment.name);
    case "command":
      return moment.text;
    case "firing":
      return words.firing(moment.number, moment.rule, moment.matched.join(", "));
  }
}
