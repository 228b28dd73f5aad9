/** What the studio's server answers: the page and its files; and, to whoever was admitted on this machine, the studies. */
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { faultOf } from "../domains/index.ts";
import { studySentence } from "../run/sentences.ts";
import { OptionError } from "../search/index.ts";
import type { Admission } from "./admission.ts";
import { isLoopback, isOwnHost, isOwnOrigin } from "./same-machine.ts";
import { fileResponse, readFolder, type StaticFile, staticFile } from "./static-files.ts";

type Bindings = { Bindings: HttpBindings };

interface Options {
  /** The folder of the built page. */
  readonly folder: string;
  /** The address that the server listens on. */
  readonly host: string;
  /** The address at which a proxy shows it. */
  readonly proxy?: URL | undefined;
  /** What is below `/api`, and who on this machine may use it. */
  readonly studies?: Studies;
}

interface Studies {
  readonly admission: Admission;
  answer(request: Request): Response | Promise<Response>;
}

export function studioApp({ folder, host, proxy, studies }: Options): Hono<Bindings> {
  const files = readFolder(folder);
  const page = files.get("/index.html");
  if (page === undefined) throw new Error(`${folder} holds no index.html.`);
  const headers = securityHeaders(page.content.toString());
  const pages = { open: marked(page, "open"), locked: marked(page, "locked") };

  const app = new Hono<Bindings>();
  app.use(async (context, next) => {
    if (!isOwnHost(context.req.header("Host"), host, proxy))
      context.res = refused("This host name does not belong to the studio.");
    else if (!isOwnOrigin(context.req.raw.headers, proxy))
      context.res = refused("Requests are accepted only from the studio's own page.");
    else await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  if (studies !== undefined)
    app.all("/api/*", (context) => {
      if (isHere(context) && studies.admission.admits(context.req.raw, portOf(context)))
        return studies.answer(context.req.raw);
      return Response.json(faultOf(new OptionError(studySentence("studio-locked"))), { status: 403 });
    });
  // Browsers ask for it by themselves while they follow the way in; the page names its own icon.
  app.get("/favicon.ico", (context) => context.body(null, 204));
  app.on(["GET", "HEAD"], "*", (context) => {
    const path = decoded(new URL(context.req.url).pathname);
    if (path === "/" || path === "/index.html") {
      const request = context.req.raw;
      if (studies === undefined || !isHere(context)) return fileResponse(page, request);
      const { admission } = studies;
      const isOpen = admission.admits(request, portOf(context));
      return (
        admission.entrance(request, portOf(context)) ??
        fileResponse(pages[isOpen ? "open" : "locked"], request)
      );
    }
    const file = path === undefined ? undefined : files.get(path);
    if (file !== undefined) return fileResponse(file, context.req.raw);
    // Typed by a person, as `/puzzles` may be: the page knows its parts, and says so of a name that is none.
    if (path !== undefined && context.req.header("Accept")?.includes("text/html"))
      return context.redirect(placeInPage(new URL(context.req.url)));
    return context.text("There is no such file.", 404);
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

/** `/puzzles?mode=play` -> `./#/puzzles?mode=play`: relative, because a proxy may show the studio below a path. */
function placeInPage({ pathname, search }: URL): string {
  const above = pathname.split("/").length - 2;
  return `${above === 0 ? "./" : "../".repeat(above)}#${pathname}${search}`;
}

/** Tells the page whether it may ask for the studies of the machine. */
function marked(page: StaticFile, state: "open" | "locked"): StaticFile {
  const place = '<meta name="frontier-studies" content="';
  const text = page.content.toString().replace(`${place}"`, `${place}${state}"`);
  return staticFile("/index.html", Buffer.from(text));
}

const isHere = (context: Context<Bindings>) => isLoopback(context.env.incoming.socket.remoteAddress);
const portOf = (context: Context<Bindings>) => context.env.incoming.socket.localPort;

const refused = (sentence: string) => new Response(sentence, { status: 403 });

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
