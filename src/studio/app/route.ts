/**
 * Where in the studio the user is. All of it comes after the `#` of the address, so that a folder of static files can be
 * served without rewriting addresses, and a link can hold a board or a program.
 */
/** The pages of the navigation; before them comes the first screen. */
export const pages = ["puzzles", "rules", "studies", "learn"] as const;
type Page = (typeof pages)[number];

export interface Route {
  readonly page: Page | "home";
  /** What the address names as a page and is none; empty for a page. */
  readonly unknown: string;
  readonly query: URLSearchParams;
}

/** Reads an address such as `#/rules?program=…`; an unknown page is the first screen, which says so. */
export function readRoute(hash: string): Route {
  // Editors and chats that pass an address on may have written its signs as %3F and so on.
  const plain = hash.includes("?") ? hash : decoded(hash);
  const [path = "", query = ""] = plain.replace(/^#\/?/, "").split(/\?(.*)/s);
  const page = pages.find((name) => name === path);
  return { page: page ?? "home", unknown: page === undefined ? path : "", query: new URLSearchParams(query) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function routeHash(page: Route["page"], query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString();
  return `#/${page === "home" ? "" : page}${text === "" ? "" : `?${text}`}`;
}
