/** The worker that searches: a session, and the wire to the page. */
import { afterMessages, listenToPage, postToPage } from "../../app/worker/scope.ts";
import type { SearchMessage } from "./messages.ts";
import { SearchSession } from "./session.ts";

const session = new SearchSession(postToPage, afterMessages());

listenToPage<SearchMessage>((message) => session.hear(message));
