/** An HTTP server on the given port or, if that is taken, on the next free one. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import type { HttpBindings } from "@hono/node-server";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { machineSentence } from "../node/sentences.ts";
import { OptionError, type Sentence } from "../search/index.ts";

const TRIES = 50;

export interface Listening {
  readonly port: number;
  /** Closes open connections as well. */
  close(): Promise<void>;
}

export async function listen(
  app: Hono<{ Bindings: HttpBindings }>,
  host: string,
  port: number,
): Promise<Listening> {
  const server = createServer(getRequestListener(app.fetch));
  for (let tries = 0; ; tries++) {
    try {
      await listenOn(server, host, port === 0 ? 0 : port + tries);
      break;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EADDRINUSE" || tries === TRIES || port + tries === 65535)
        throw explained(error, host, port);
    }
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function explained(error: unknown, host: string, port: number): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const sentences: Readonly<Record<string, Sentence>> = {
    EADDRINUSE: machineSentence("ports-taken", port),
    EACCES: machineSentence("port-not-allowed", port),
    EADDRNOTAVAIL: machineSentence("other-address", host),
    ENOTFOUND: machineSentence("other-address", host),
  };
  return code === undefined
    ? (error as Error)
    : new OptionError(sentences[code] ?? machineSentence("cannot-listen", message));
}

/** The addresses at which a browser finds the server. */
export function addresses(host: string, port: number): string[] {
  const every = { "0.0.0.0": ["IPv4"], "::": ["IPv4", "IPv6"] }[host];
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const hosts =
    every === undefined
      ? [host]
      : own
          // An address that begins with fe80 works only with the name of its interface.
          .filter(({ family, address }) => every.includes(family) && !address.startsWith("fe80"))
          .map(({ address }) => address);
  return hosts.map((name) => `http://${name.includes(":") ? `[${name}]` : name}:${port}/`);
}
