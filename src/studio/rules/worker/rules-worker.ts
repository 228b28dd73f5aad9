/** The worker of the page "Rules": messages in, frames out, and work in slices between them. */
import type { FromWorker, ToWorker, Want } from "../protocol.ts";
import { answerTo } from "./questions.ts";
import { Session } from "./session.ts";

/** Least milliseconds between frames while rules fire; trees are drawn less often. */
const FRAME = 80;
const TREE = 400;
/** A page that needs long for a frame gets so many times that as a rest. */
const REST = 4;

const post = (message: FromWorker) => self.postMessage(message);
const session = new Session(post);
const channel = new MessageChannel();
let want: Want = {
  position: null,
  facts: { from: 0, to: 60 },
  filter: "",
  agenda: { from: 0, to: 60 },
  console: null,
  tree: false,
};
let isWorking = false;
/** False while the page is at work on a frame. */
let isShown = true;
let framed = 0;
let treed = 0;
/** Milliseconds until the last frame was on the screen. */
let drawing = 0;

channel.port1.onmessage = () => {
  const more = session.work();
  const now = performance.now();
  if (!more) {
    isWorking = false;
    sendFrame();
    return;
  }
  if (isShown && now - framed > Math.max(FRAME, REST * drawing)) {
    sendFrame(now - treed > Math.max(TREE, 2 * REST * drawing));
  }
  channel.port2.postMessage(null);
};

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    receive(data);
  } catch (error) {
    post({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  }
};

function receive(message: ToWorker): void {
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
      // While rules fire, the next frame is near; but a past moment is waited for.
      if (!isWorking || want.position !== null) sendFrame();
      return;
    case "ask":
      post({ type: "answer", id: message.id, answer: answerTo(session, message.question) });
      return;
  }
  if (!isWorking) {
    isWorking = true;
    channel.port2.postMessage(null);
  }
}

function sendFrame(tree = true): void {
  post({ type: "frame", frame: session.frame(tree ? want : { ...want, tree: false }) });
  framed = performance.now();
  isShown = false;
  if (tree) treed = framed;
}
