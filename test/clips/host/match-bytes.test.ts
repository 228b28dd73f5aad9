import { expect, it, vi } from "vitest";
import { Environment } from "../../../src/clips/index.ts";

const PAGE_BYTES = 2 ** 16;
/** The types of the language alone do not have it. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { Memory: new (size: { initial: number }) => object };
};

it.each([
  [undefined, 1],
  [PAGE_BYTES, 1],
  [PAGE_BYTES + 1, 2],
  [3 * PAGE_BYTES, 3],
])("matchBytes %j: the memory of matches begins with %j pages", (matchBytes, pages) => {
  const memory = vi.spyOn(WebAssembly, "Memory");
  new Environment({ matchBytes });
  expect(memory.mock.calls).toEqual([[{ initial: pages }]]);
  memory.mockRestore();
});
