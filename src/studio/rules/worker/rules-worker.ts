/** The worker of the page "Rules": messages in, frames out, and work in slices between them. */
import { faultOf } from "../../../domains/index.ts";
import type { Answered, Asked } from "../../app/worker/client.ts";
import { afterMessages, listenToPage, postToPage } from "../../app/worker/scope.ts";
import {
  type Answer,
  type FromWorker,
  firstWant,
  type Question,
  type ToWorker,
  type TreeQuestion,
  type Want,
} from "./protocol.ts";
import { answerTo } from "./questions.ts";
import { Session } from "./session.ts";

/** Least milliseconds between frames while rules fire. */
const FRAME = 80;
/** A page that is slow to draw a frame rests for this many times as long. */
const REST = 4;

const post = (message: FromWorker | Answered<Answer>) => postToPage(message);
const session = new Session(post);
const soon = afterMessages();
let want: Want = firstWant;
let isWorking = false;
/** False while the page is drawing a frame. */
let isShown = true;
let framed = 0;
/** Milliseconds until the last frame was on the screen. */
let drawing = 0;

function work(): void {
  const more = session.work();
  const now = performance.now();
  if (!more) {
    isWorking = false;
    sendFrame();
    return;
  }
  if (isShown && now - framed > Math.max(FRAME, REST * drawing)) sendFrame();
  soon(work);
}

listenToPage<ToWorker | Asked<Question | TreeQuestion>>((message) => {
  try {
    receive(message);
  } catch (error) {
    // A question that cannot be answered must not wait.
    if (message.type === "ask") post({ type: "answer", number: message.number, answer: { type: "none" } });
    post({ type: "failed", fault: faultOf(error) });
  }
});

function receive(message: ToWorker | Asked<Question | TreeQuestion>): void {
  switch (message.type) {
    case "open":
      session.setBreaks(message.breaks);
      session.open(message.journal);
      break;
    case "do":
      session.do(message.inputs, message.at);
      break;
    case "stop":
      session.stop();
      break;
    case "answer":
      session.answer(message.line);
      break;
    case "shown":
      isShown = true;
      drawing = performance.now() - framed;
      return;
    case "break":
      session.setBreaks(message.rules);
      return;
    case "want":
      want = message.want;
      // While rules fire, the next frame comes soon; but the page waits for a past moment.
      if (!isWorking || want.position !== null) sendFrame();
      return;
    case "ask":
      post({ type: "answer", number: message.number, answer: answerTo(session, message.question) });
      return;
  }
  if (!isWorking) {
    isWorking = true;
    soon(work);
  }
}

function sendFrame(): void {
  const frame = session.frame(want);
  post({ type: "frame", frame });
  framed = performance.now();
  isShown = false;
  // While rules fire, another frame follows anyway.
  if (!frame.facts.isWhole && !isWorking) soon(() => !isWorking && sendFrame());
}
