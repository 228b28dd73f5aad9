/** The worker that searches: a session, and the wire to the page. */
import { afterMessages, listenToPage, postToPage } from "../../app/worker/scope.ts";
import type { SearchMessage, SearchReply } from "./messages.ts";
import { SearchSession } from "./session.ts";

const session = new SearchSession((reply) => postToPage(reply, columnsOf(reply)), afterMessages());

listenToPage<SearchMessage>((message) => session.hear(message));

/** A tree is made for its answer, and large. */
function columnsOf(reply: SearchReply): ArrayBuffer[] {
  if (reply.type !== "answer" || reply.answer.kind !== "tree") return [];
  const { ids, parents, statuses, g, h, f } = reply.answer.tree;
  return [ids, parents, statuses, g, h, f].map(({ buffer }) => buffer as ArrayBuffer);
}
