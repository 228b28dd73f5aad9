/** Server-sent events, cut at any place. */
import { expect, it } from "vitest";
import { eventTexts } from "../../../src/studio/studies/sources/server-events.ts";

it.each([1, 2, 7, 100])("events in pieces of %i bytes", async (size) => {
  const bytes = new TextEncoder().encode(
    ': hello\n\ndata: {"é":1}\n\nevent: x\ndata:a\ndata: b\nid: 3\n\ndata: cut',
  );
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let i = 0; i < bytes.length; i += size) controller.enqueue(bytes.slice(i, i + size));
      controller.close();
    },
  });
  const texts: string[] = [];
  for await (const text of eventTexts(pieces)) texts.push(text);
  expect(texts).toEqual(['{"é":1}', "a\nb"]);
});
