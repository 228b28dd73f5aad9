/** The page's end of a worker, with a worker made by hand. */
import { expect, it, vi } from "vitest";
import { WorkerClient } from "../../../src/studio/app/worker/client.ts";

function fake() {
  const sent: unknown[] = [];
  const worker = { postMessage: (message: unknown) => sent.push(message), terminate: vi.fn() };
  return { sent, worker: worker as unknown as Worker & typeof worker };
}

const say = (worker: Worker, data: unknown) => worker.onmessage!({ data } as MessageEvent);
const die = (worker: Worker, message?: string) =>
  worker.onerror!({ message, preventDefault: () => {} } as ErrorEvent);

it("gives each answer to the question it belongs to, and everything else to the listener", async () => {
  const { worker, sent } = fake();
  const heard: string[] = [];
  const client = new WorkerClient<string, string, string, number>(worker, {
    heard: (text) => heard.push(text),
  });
  client.send("begin");
  const [first, second] = [client.ask("a"), client.ask("b")];
  expect(sent).toEqual([
    "begin",
    { type: "ask", number: 1, question: "a" },
    { type: "ask", number: 2, question: "b" },
  ]);
  say(worker, { type: "answer", number: 2, answer: 20 });
  say(worker, "hello");
  say(worker, { type: "answer", number: 1, answer: 10 });
  expect(await Promise.all([first, second])).toEqual([10, 20]);
  expect(heard).toEqual(["hello"]);
});

it("leaves no question open when the worker is ended", async () => {
  const { worker } = fake();
  const client = new WorkerClient<never, never, string, number>(worker, {});
  const answer = client.ask("a");
  client.end();
  expect(worker.terminate).toHaveBeenCalled();
  expect(await answer).toBeUndefined();
  expect(await client.ask("b")).toBeUndefined();
});

it.each([
  ["x is not defined", { message: "x is not defined", said: null }],
  // Chromium gives no message when a worker runs out of memory.
  [undefined, { said: { code: "no-memory-left", values: [] } }],
])("reports a death with the message %s", async (message, fault) => {
  const { worker } = fake();
  const died = vi.fn();
  const client = new WorkerClient<never, never, string, number>(worker, { died });
  const answer = client.ask("a");
  die(worker, message);
  expect(died).toHaveBeenCalledWith(expect.objectContaining(fault));
  expect(await answer).toBeUndefined();
});

it("tells of the death again to whoever sends another message", async () => {
  const { worker, sent } = fake();
  const died = vi.fn();
  const client = new WorkerClient<string, never>(worker, { died });
  die(worker, "x is not defined");
  client.send("go on");
  await Promise.resolve();
  expect(sent).toEqual([]);
  expect(died).toHaveBeenCalledTimes(2);
});
