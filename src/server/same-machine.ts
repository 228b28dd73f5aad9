/**
 * Only pages of this server may send requests. A foreign page can make a browser send some, by a name that it
 * points at 127.0.0.1 (DNS rebinding: the Host header betrays it) or across origins (the Origin header does).
 */
import { isIP } from "node:net";
import { hostname } from "node:os";

const everyAddress = ["0.0.0.0", "::"];
const ownNames = ["localhost", "127.0.0.1", "::1"];

/**
 * Whether a Host header names this server. The port does not matter: behind `ssh -L` it is another one. A server that
 * listens on every address is known by any IP address, since these cannot be redirected, and by the machine's name; one
 * behind a proxy by the proxy's name.
 */
export function isOwnHost(header: string | undefined, listensOn: string, proxy?: URL): boolean {
  const name = hostOf(`http://${header}`)?.name;
  if (header === undefined || name === undefined) return false;
  if (ownNames.includes(name) || name === listensOn.toLowerCase() || name === proxy?.hostname) return true;
  return everyAddress.includes(listensOn) && (isIP(name) !== 0 || isMachine(name));
}

/**
 * Whether a request is from a page of the server that its Host header names, or of the proxy in front of it; without an Origin
 * header it is taken to be.
 */
export function isOwnOrigin(headers: Headers, proxy?: URL): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (
    site !== null &&
    site !== "same-origin" &&
    site !== "none" &&
    headers.get("Sec-Fetch-Mode") !== "navigate"
  )
    return false;
  const origin = headers.get("Origin");
  if (origin === null || origin === proxy?.origin) return true;
  const from = hostOf(origin)?.withPort;
  return from !== undefined && from === hostOf(`http://${headers.get("Host")}`)?.withPort;
}

/** Whether an address of the server, as a browser writes it, can be reached from this machine only. */
export function isLocalAddress(address: string): boolean {
  const { name } = hostOf(address)!;
  return ownNames.includes(name) || isLoopback(name);
}

/** The address at which a proxy shows the studio; undefined if it is none. */
export function proxyAddress(text: string): URL | undefined {
  if (!/^https?:\/\/[^/@?#]+(\/[^?#]*)?$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text.endsWith("/") ? text : `${text}/`);
}

/** Whether a connection comes from this machine. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1$|(::ffff:)?127\.)/.test(address);
}

function isMachine(name: string): boolean {
  const own = hostname().toLowerCase();
  return name === own || name === `${own.split(".")[0]}.local`;
}

function hostOf(address: string): { name: string; withPort: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname: name, host: withPort, username, pathname } = new URL(address);
  if (username !== "" || pathname.length > 1) return undefined;
  return { name: name.replace(/^\[|\]$/g, ""), withPort };
}
