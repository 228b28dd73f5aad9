/**
 * Who may use the studies: whoever opened the address that the terminal printed. Its secret is exchanged for a cookie that no
 * script can read and no foreign page can send. Other accounts of the machine see the page and nothing more.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";

const random = () => randomBytes(24).toString("base64url");

/** The name in the address: `/?key=SECRET`. */
const KEY = "key";

export class Admission {
  private readonly secret = random();
  private readonly session = random();
  /** Called when a browser has exchanged the secret for a cookie. */
  onEntered: () => void = () => {};

  /** The address of the page with the secret. */
  address(page: string): string {
    return `${page}?${KEY}=${this.secret}`;
  }

  /**
   * The answer to an address with the right secret, which sets the cookie and leads to the page; otherwise undefined. It is a page
   * and no redirection: a redirected request counts as coming from where the link was, and a strict cookie would be left out.
   */
  entrance(request: Request, port: number | undefined): Response | undefined {
    const key = new URL(request.url).searchParams.get(KEY);
    if (key === null || !isEqual(key, this.secret)) return undefined;
    this.onEntered();
    const isSecure = request.headers.get("X-Forwarded-Proto") === "https";
    const cookie = `${cookieName(port)}=${this.session}; Path=/; HttpOnly; SameSite=Strict`;
    return new Response(
      '<!doctype html><title>Frontier</title><meta http-equiv="refresh" content="0;url=./">',
      {
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Cache-Control": "no-store",
          "Set-Cookie": isSecure ? `${cookie}; Secure` : cookie,
        },
      },
    );
  }

  /** Whether a request carries the cookie. */
  admits(request: Request, port: number | undefined): boolean {
    const prefix = `${cookieName(port)}=`;
    return (request.headers.get("Cookie") ?? "")
      .split(/;\s*/)
      .some((cookie) => cookie.startsWith(prefix) && isEqual(cookie.slice(prefix.length), this.session));
  }
}

/** Browsers send a cookie to every port of a host: two studios must not overwrite each other's. */
const cookieName = (port: number | undefined) => `frontier-${port}`;

function isEqual(given: string, own: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(own)];
  return a.length === b.length && timingSafeEqual(a, b);
}
