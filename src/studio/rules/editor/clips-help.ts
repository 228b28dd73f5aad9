/** What an editor of rules helps with while one types: names, what is under the pointer, how a function is called. */
import { autocompletion } from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import { completeClips } from "./completion.ts";
import { hoverHelp } from "./hover-help.ts";
import { ask } from "./language/ask.ts";
import { signatureHelp } from "./signature-help.ts";

export const clipsHelp: Extension = [
  autocompletion({ override: [completeClips(ask)] }),
  hoverHelp(ask),
  signatureHelp(ask),
];
