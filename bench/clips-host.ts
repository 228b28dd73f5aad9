// A host in memory for the CLIPS tests and fuzzers: output as text, files in a table, no clock.

import type { Host } from "../src/clips/index.ts";

export interface MemoryHost extends Host {
  readonly files: Map<string, string>;
  output: string;
}

export function memoryHost(input = ""): MemoryHost {
  const lines = input.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const files = new Map<string, string>();
  const host: MemoryHost = {
    files,
    output: "",
    write: (text) => {
      host.output += text;
    },
    readLine: () => lines.shift(),
    readFile: (path) => files.get(path),
    writeFile: (path, text, append) => {
      files.set(path, append ? (files.get(path) ?? "") + text : text);
      return true;
    },
    removeFile: (path) => files.delete(path),
    renameFile: (from, to) => {
      const text = files.get(from);
      if (text === undefined) return false;
      files.delete(from);
      files.set(to, text);
      return true;
    },
    time: () => 0,
  };
  return host;
}

/** What the C program printed, with its pointers as the engine shows them. */
export function withoutPointers(text: string): string {
  return text.replaceAll(/<Pointer-0x[0-9a-f]+>/g, "<Pointer-0x1>");
}
