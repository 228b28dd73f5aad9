/** What the studio's server answers: the page and its files; and, to the page on this machine, the studies. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { isLoopback, isOwnHost, isOwnOrigin } from "./same-machine.ts";
import { fileResponse, readFolder, type StaticFile, staticFile } from "./static-files.ts";

type Bindings = { Bindings: HttpBindings };

interface Options {
  /** The folder of the built page. */
  readonly folder: string;
  /** The address that the server listens on. */
  readonly host: string;
  /** What is below `/api`, for the page on this machine only. */
  readonly api?: (request: Request) => Response | Promise<Response>;
}

export function studioApp({ folder, host, api }: Options): Hono<Bindings> {
  const files = readFolder(folder);
  const page = files.get("/index.html");
  if (page === undefined) throw new Error(`${folder} holds no index.html.`);
  const headers = securityHeaders(page.content.toString());
  const token = randomBytes(24).toString("base64url");
  const pageWithToken = withToken(page, token);

  const app = new Hono<Bindings>();
  app.use(async (context, next) => {
    if (!isOwnHost(context.req.header("Host"), host))
      context.res = refused("This host name does not belong to the studio.");
    else if (!isOwnOrigin(context.req.raw.headers))
      context.res = refused("Requests are accepted only from the studio's own page.");
    else await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  if (api !== undefined)
    app.all("/api/*", (context) => {
      const given = context.req.header("X-Frontier-Token");
      if (isHere(context) && given !== undefined && isEqual(given, token)) return api(context.req.raw);
      return refused("This needs the token of a page opened on the machine that runs the studio.");
    });
  app.on(["GET", "HEAD"], "*", (context) => {
    const path = decoded(new URL(context.req.url).pathname);
    if (path === "/" || path === "/index.html")
      return fileResponse(api !== undefined && isHere(context) ? pageWithToken : page, context.req.raw);
    const file = path === undefined ? undefined : files.get(path);
    return file === undefined
      ? context.text("There is no such file.", 404)
      : fileResponse(file, context.req.raw);
  });
  app.all("*", (context) => context.text("The files are read-only.", 405, { Allow: "GET, HEAD" }));
  return app;
}

/** The policy is in the page, for servers that send none; frame-ancestors works only in a header. */
function securityHeaders(page: string): Readonly<Record<string, string>> {
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page)?.[1];
  if (policy === undefined) throw new Error("The page has no content security policy.");
  return {
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

/** A foreign page cannot read this one, so it cannot know the token that every request for studies must carry. */
function withToken(page: StaticFile, token: string): StaticFile {
  const place = '<meta name="frontier-token" content="';
  const text = page.content.toString().replace(`${place}"`, `${place}${token}"`);
  return staticFile("/index.html", Buffer.from(text));
}

const isHere = (context: Context<Bindings>) => isLoopback(context.env.incoming.socket.remoteAddress);

const refused = (sentence: string) => new Response(sentence, { status: 403 });

function isEqual(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
