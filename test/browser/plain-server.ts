/** A web server that knows nothing of the studio: it serves the files of a folder, below a path. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

export interface PlainServer {
  readonly address: string;
  close(): Promise<void>;
}

export async function plainServer(folder: () => string, path: string): Promise<PlainServer> {
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url!, "http://x").pathname;
    if (!asked.startsWith(path)) return void response.writeHead(404).end();
    const name = asked.slice(path.length) || "index.html";
    try {
      const content = await readFile(join(folder(), name));
      response
        .writeHead(200, { "Content-Type": types[extname(name)] ?? "application/octet-stream" })
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
