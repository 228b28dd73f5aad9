/** The address of a store, as a user writes it and as it may be shown: without its password, wherever that stands. */
import { studySentence } from "../../run/sentences.ts";
import { OptionError } from "../../search/index.ts";

/** A drive of Windows is one letter. */
const scheme = /^([a-z][a-z0-9+.-]+):/i;

/** Mistyped: a file with this name would show a password to whoever lists the folder. */
const looksLikeAddress =
  /^postgres(ql)?\/\/|^[^/]*\/\/[^/]*@|^[^/:]+:[^/]+@|^\s*(host(addr)?|port|dbname|user|password|service)\s*=/i;

export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:/i.test(address);
}

/** The file that an address means. Throws an OptionError if it is the address of something else. */
export function fileOf(address: string): string {
  const [, kind] = scheme.exec(address) ?? [];
  if (kind === undefined && looksLikeAddress.test(address))
    throw new OptionError(studySentence("store-address"));
  if (kind === undefined) return address;
  if (kind.toLowerCase() === "file") return address.replace(/^file:(\/\/)?/i, "");
  // Nothing of the rest is quoted: it may hold a password.
  throw new OptionError(studySentence("store-scheme", kind));
}

/** The address of a database that the driver can read. Throws an OptionError that quotes nothing of it. */
export function checkedAddress(address: string): string {
  const checked = address
    .replace(scheme, (all) => all.toLowerCase())
    // The driver checks certificates with all of these, and would say so at every start.
    .replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, "$1verify-full");
  if (parsed(checked) === undefined) throw new OptionError(studySentence("store-address"));
  return checked;
}

/** User, host, port and database; neither a password nor any other parameter. */
export function shownAddress(address: string): string {
  const url = parsed(address);
  if (url === undefined) return "postgres://…";
  const host = url.searchParams.get("host") ?? url.host;
  const user = url.searchParams.get("user") ?? url.username;
  return `postgres://${user && `${user}@`}${host}${url.pathname}`;
}

/** The words of a command, with every address as it may be shown. */
export function shownWords(words: readonly string[]): string[] {
  return words.map((word) => word.replace(/postgres(ql)?:.*/i, shownAddress));
}

function parsed(address: string): URL | undefined {
  if (!/^\w+:\/\//.test(address)) return undefined;
  try {
    // A socket needs no host, which an address with a user cannot do without.
    return new URL(address.replace(/@(?=\/|\?|$)/, "@localhost"));
  } catch {
    return undefined;
  }
}
