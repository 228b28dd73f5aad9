/** The studio's server: what it serves, how it is cached, and what it refuses. A folder of a test stands for the page. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { hostname } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Admission } from "../../src/server/admission.ts";
import { studioApp } from "../../src/server/app.ts";
import { addresses, type Listening, listen } from "../../src/server/listen.ts";
import { openingCommand } from "../../src/server/open-browser.ts";
import { isLoopback, isOwnHost, proxyAddress } from "../../src/server/same-machine.ts";
import { scratchFolder } from "../cli/command-line.ts";

const scratch = scratchFolder();
const folder = join(scratch, "page");
const script = `console.log("${"long ".repeat(1000)}");`;
const policy = "default-src 'self'";
const admission = new Admission();
let server: Listening;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(
    join(folder, "index.html"),
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="frontier-studies" content="">`,
  );
  writeFileSync(join(folder, "assets/index-AAAA.js"), script);
  writeFileSync(join(folder, ".hidden"), "secret");
  writeFileSync(join(scratch, "secret.txt"), "secret");
  symlinkSync(join(scratch, "secret.txt"), join(folder, "link.txt"));
  symlinkSync(scratch, join(folder, "up"));
  const api = new Hono().basePath("/api");
  api.get("/studies", (context) => context.json(["one"]));
  api.post("/studies", (context) => context.json("started"));
  const studies = { admission, answer: api.fetch };
  server = await listen(studioApp({ folder, host: "127.0.0.1", studies }), "127.0.0.1", 0);
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** With the path exactly as written: fetch would normalise it first. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port: server.port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** What a browser keeps after it has opened the printed address. */
async function entered(headers: Record<string, string> = {}): Promise<string> {
  const { headers: sent } = await ask(admission.address("/"), headers);
  return sent["set-cookie"]![0]!;
}

describe("files", () => {
  it("the page is revalidated each time, a file with a hash in its name never", async () => {
    const page = await ask("/");
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
    expect((await ask("/", { "If-None-Match": String(page.headers.etag) })).status).toBe(304);
    expect((await ask("/", { "If-None-Match": 'W/"other"' })).status).toBe(200);
    const asset = await ask("/assets/index-AAAA.js");
    expect(asset.headers["cache-control"]).toContain("immutable");
    expect(asset.body.toString()).toBe(script);
  });

  it("is compressed for clients that accept it", async () => {
    const sent = async (accept: string) => ask("/assets/index-AAAA.js", { "Accept-Encoding": accept });
    expect(brotliDecompressSync((await sent("gzip, deflate, br")).body).toString()).toBe(script);
    expect(gunzipSync((await sent("gzip, br;q=0")).body).toString()).toBe(script);
    expect((await sent("identity")).body.toString()).toBe(script);
    expect((await sent("br")).headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  });

  it("HEAD has no body; other methods are refused", async () => {
    const head = await ask("/assets/index-AAAA.js", {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
      200,
      String(script.length),
      0,
    ]);
    expect((await ask("/", {}, "PUT")).status).toBe(405);
  });

  it.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/%252e%252e/secret.txt",
    "//secret.txt",
    "/index.html%00.js",
    "/%00",
    "/%ff",
    "/link.txt",
    "/up/secret.txt",
    "/.hidden",
    "/assets",
    "/assets/",
    "/constructor",
    "/__proto__",
  ])("nothing at %s", async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, "There is no such file."]);
  });
});

it.each([
  ["/puzzles", "./#/puzzles"],
  ["/rules?example=a%20b&x=//y", "./#/rules?example=a%20b&x=//y"],
  ["/studies/", "../#/studies/"],
  ["/es/puzles", "../#/es/puzles"],
  ["/a%0d%0aX:y", "./#/a%0d%0aX:y"],
  ["//evil.example/x", "../../#//evil.example/x"],
])(
  "%s typed into a browser leads to the page, which says whether it has such a part",
  async (path, place) => {
    const { status, headers, body } = await ask(path, { Accept: "text/html,*/*;q=0.8" });
    expect([status, headers.location, body.length]).toEqual([302, place, 0]);
    expect(headers["set-cookie"]).toBeUndefined();
    expect((await ask(path)).status).toBe(404);
  },
);

describe("who may use it", () => {
  it("every answer has the security headers, even a refusal", async () => {
    for (const { headers } of [await ask("/"), await ask("/none"), await ask("/", { Host: "evil.example" })])
      expect(headers).toMatchObject({
        "content-security-policy": `${policy}; frame-ancestors 'none'`,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
      });
  });

  it("a foreign name that points at 127.0.0.1 is refused", async () => {
    expect((await ask("/", { Host: "evil.example:4600" })).status).toBe(403);
    expect((await ask("/", { Host: "localhost:9999" })).status).toBe(200);
  });

  it.each([
    ["localhost", "127.0.0.1", true],
    ["LOCALHOST:1", "127.0.0.1", true],
    ["[::1]:4600", "127.0.0.1", true],
    ["192.168.1.5:4600", "127.0.0.1", false],
    ["192.168.1.5:4600", "0.0.0.0", true],
    ["192.168.1.5", "192.168.1.5", true],
    [`${hostname()}:4600`, "0.0.0.0", true],
    ["127.0.0.1.evil.example", "0.0.0.0", false],
    ["evil.example", "::", false],
    ["localhost@evil.example", "127.0.0.1", false],
    ["evil.example#localhost", "127.0.0.1", false],
    ["", "127.0.0.1", false],
    [undefined, "127.0.0.1", false],
  ])("Host %s at a server on %s: %s", (header, listensOn, isOwn) => {
    expect(isOwnHost(header, listensOn)).toBe(isOwn);
  });

  it("a page of another origin is refused", async () => {
    const own = `127.0.0.1:${server.port}`;
    const from = async (headers: Record<string, string>) => (await ask("/", headers)).status;
    expect(await from({ Origin: `http://${own}` })).toBe(200);
    for (const Origin of [
      "http://evil.example",
      "null",
      `http://localhost:${server.port}`,
      "http://127.0.0.1:1",
    ])
      expect(await from({ Origin })).toBe(403);
    expect(await from({ "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" })).toBe(403);
    expect(await from({ "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" })).toBe(200);
  });

  it("the page holds no secret, and says whether it may ask for studies", async () => {
    const Cookie = (await entered()).split(";")[0]!;
    const marker = async (headers: Record<string, string>) =>
      /frontier-studies" content="([^"]*)"/.exec((await ask("/", headers)).body.toString())![1];
    expect(await marker({})).toBe("locked");
    expect(await marker({ Cookie })).toBe("open");
    expect((await ask("/", { Cookie })).body.toString()).not.toContain(Cookie.split("=")[1]);
  });

  it("the secret of the address becomes a cookie that scripts and foreign pages cannot use", async () => {
    expect(await entered()).toMatch(
      new RegExp(`^frontier-${server.port}=[\\w-]{32}; Path=/; HttpOnly; SameSite=Strict$`),
    );
    expect(await entered({ "X-Forwarded-Proto": "https" })).toMatch(/; Secure$/);
    const { headers, body } = await ask(admission.address("/"));
    expect([headers["cache-control"], String(body)]).toEqual(["no-store", expect.stringContaining("url=./")]);
    expect((await ask("/?key=wrong")).headers["set-cookie"]).toBeUndefined();
  });

  it("behind a proxy, a visitor without the secret gets nothing but the page", async () => {
    const visitor = { "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "studio.example" };
    expect((await ask("/", visitor)).body.toString()).toContain("locked");
    expect((await ask("/api/studies", visitor)).status).toBe(403);
  });

  it("behind a proxy that was named, its page may use the studies, and no other", async () => {
    const proxy = proxyAddress("https://Studio.example/frontier")!;
    expect(proxy.href).toBe("https://studio.example/frontier/");
    const studies = { admission, answer: () => Response.json("started") };
    const app = studioApp({ folder, host: "127.0.0.1", proxy, studies });
    const connection = { incoming: { socket: { remoteAddress: "127.0.0.1", localPort: 1 } } };
    const at = async (address: string, headers: Record<string, string>, method = "GET") =>
      app.request(address, { method, headers }, connection);
    const Host = "studio.example";
    const entrance = await at(admission.address("http://studio.example/"), { Host });
    const Cookie = entrance.headers.get("Set-Cookie")!.split(";")[0]!;
    const post = async (headers: Record<string, string>) =>
      (await at("http://studio.example/api/studies", { Cookie, ...headers }, "POST")).status;
    expect(await post({ Host, Origin: "https://studio.example" })).toBe(200);
    // A proxy that puts its own name for the server in.
    expect(await post({ Host: "127.0.0.1:4600", Origin: "https://studio.example" })).toBe(200);
    expect(await post({ Host: "evil.example", Origin: "https://studio.example" })).toBe(403);
    for (const Origin of ["http://studio.example:81", "https://evil.example", "https://studio.example.evil"])
      expect(await post({ Host, Origin })).toBe(403);
  });

  it.each([
    "studio.example",
    "ftp://studio.example",
    "https://me:word@studio.example",
    "https://",
    "https://x/?a=1",
  ])("%s is no address of a proxy", (text) => {
    expect(proxyAddress(text)).toBeUndefined();
  });

  it("studies need the cookie", async () => {
    const right = { Cookie: `theme=dark; ${(await entered()).split(";")[0]}` };
    const refused = await ask("/api/studies");
    expect([refused.status, JSON.parse(String(refused.body)).said.code]).toEqual([403, "studio-locked"]);
    expect((await ask("/api/studies", { Cookie: `frontier-${server.port}=wrong` })).status).toBe(403);
    const secret = admission.address("").split("=")[1]!;
    expect((await ask("/api/studies", { Cookie: `frontier-${server.port}=${secret}` })).status).toBe(403);
    expect((await ask(`/api/studies?key=${secret}`)).status).toBe(403);
    expect((await ask("/api/studies", {}, "POST")).status).toBe(403);
    expect((await ask("/api/studies", right)).body.toString()).toBe('["one"]');
    expect((await ask("/api/studies", { ...right, Origin: "http://evil.example" }, "POST")).status).toBe(403);
    expect((await ask("/api/studies", right, "POST")).status).toBe(200);
  });

  it.each([
    ["127.0.0.1", true],
    ["::1", true],
    ["::ffff:127.0.0.1", true],
    ["192.168.1.5", false],
    ["::ffff:10.0.0.1", false],
    [undefined, false],
  ])("a connection from %s is of this machine: %s", (address, isHere) => {
    expect(isLoopback(address)).toBe(isHere);
  });
});

describe("where it is", () => {
  it("the next port where one is taken", async () => {
    const second = await listen(new Hono(), "127.0.0.1", server.port);
    expect(second.port).toBeGreaterThan(server.port);
    await second.close();
  });

  it("an address of another machine is a sentence", async () => {
    await expect(listen(new Hono(), "203.0.113.1", 0)).rejects.toThrow(
      "203.0.113.1 is not an address of this machine.",
    );
  });

  it("addresses that a browser understands", () => {
    expect(addresses("127.0.0.1", 4600)).toEqual(["http://127.0.0.1:4600/"]);
    expect(addresses("::1", 80)).toEqual(["http://[::1]:80/"]);
    expect(addresses("0.0.0.0", 1)).toContain("http://127.0.0.1:1/");
  });

  it("a browser is opened on a desktop only", () => {
    const on = (platform: NodeJS.Platform, env: Record<string, string>) =>
      openingCommand("x", platform, env)?.[0];
    expect(on("linux", {})).toBeUndefined();
    expect(on("linux", { DISPLAY: ":0" })).toBe("xdg-open");
    expect(on("linux", { WAYLAND_DISPLAY: "wayland-0" })).toBe("xdg-open");
    expect(on("linux", { DISPLAY: ":10", SSH_CONNECTION: "1" })).toBeUndefined();
    expect(on("darwin", {})).toBe("open");
    expect(on("darwin", { CI: "true" })).toBeUndefined();
    expect(on("win32", {})).toBe("rundll32");
  });
});
