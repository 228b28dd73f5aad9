/** The worker's end of the wire: a session that says and hears messages. */
import type { FromSearch, ToSearch } from "./messages.ts";
import { SearchSession } from "./session.ts";

/** What a worker has for a global; the settings of the page know only a window. */
const scope = self as unknown as {
  postMessage(message: FromSearch): void;
  onmessage: ((event: { readonly data: ToSearch }) => void) | null;
};

// A message to itself comes after those that wait, without the pause of a timer.
const channel = new MessageChannel();
let work: (() => void) | undefined;
channel.port1.onmessage = () => work?.();

const session = new SearchSession(
  (message) => scope.postMessage(message),
  (next) => {
    work = next;
    channel.port2.postMessage(null);
  },
);

scope.onmessage = ({ data }) => session.hear(data);
