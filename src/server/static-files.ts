/**
 * The files of the built page, read once at the start. A request is looked up by its whole path and never touches the
 * file system, so there is no way out of the folder, and a build that runs at the same time does not mix two versions.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".clp": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
/** Already compressed, or too small to gain from it. */
const asItIs = /\.(png|webp|woff2)$/;
const SMALL = 1000;
/** Vite puts a hash of the content into the names of this folder. */
const hashed = /^\/assets\//;

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
} as const;
type Encoding = keyof typeof encodings;

export interface StaticFile {
  readonly content: Buffer<ArrayBuffer>;
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly isCompressible: boolean;
  /** Each is filled by the first request for it. */
  readonly compressed: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

/**
 * By the path of the address, such as `/assets/index-Bxk1fz65.js`. Links are not followed; names that begin with a dot
 * are left out.
 */
export function readFolder(folder: string, path = "/"): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const from = join(folder, entry.name);
    const at = path + entry.name;
    if (entry.isDirectory()) for (const [name, file] of readFolder(from, `${at}/`)) files.set(name, file);
    else if (entry.isFile()) files.set(at, staticFile(at, readFileSync(from)));
  }
  return files;
}

export function staticFile(path: string, content: Buffer<ArrayBuffer>): StaticFile {
  return {
    content,
    type: types[extname(path)] ?? "application/octet-stream",
    cacheControl: hashed.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
    etag: `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
    isCompressible: content.length >= SMALL && !asItIs.test(path),
    compressed: new Map(),
  };
}

export async function fileResponse(file: StaticFile, request: Request): Promise<Response> {
  const headers = new Headers({ "Cache-Control": file.cacheControl, ETag: file.etag });
  if (file.isCompressible) headers.set("Vary", "Accept-Encoding");
  if (matches(request.headers.get("If-None-Match"), file.etag))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", file.type);
  const encoding = file.isCompressible ? accepted(request.headers.get("Accept-Encoding")) : undefined;
  const content = encoding === undefined ? file.content : await inEncoding(file, encoding);
  if (encoding !== undefined) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(content.length));
  return new Response(request.method === "HEAD" ? null : content, { headers });
}

function inEncoding(file: StaticFile, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const known = file.compressed.get(encoding);
  if (known !== undefined) return known;
  const made = encodings[encoding](file.content);
  file.compressed.set(encoding, made);
  return made;
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(/\s*,\s*/).some((tag) => tag === "*" || tag === etag) ?? false;
}

function accepted(header: string | null): Encoding | undefined {
  const offers = (header ?? "").split(",").map((offer) => offer.trim().split(/\s*;\s*q=/));
  const isWanted = (name: string) => offers.some(([offer, q]) => offer === name && Number(q ?? 1) > 0);
  return (Object.keys(encodings) as Encoding[]).find(isWanted);
}
