/**
 * Where in the studio the user is. All of it comes after the `#` of the address, so that a folder of static files can be
 * served without rewriting addresses, and a link can hold a board or a program.
 */
/** The pages of the navigation; before them comes the first screen. */
export const pages = ["puzzles", "rules", "studies", "learn"] as const;
type Page = (typeof pages)[number];

/** What the pages are called in the other languages, without accents: as somebody may type them. */
const otherNames: Readonly<Record<string, Page>> = {
  puzles: "puzzles",
  trencaclosques: "puzzles",
  "quebra-cabecas": "puzzles",
  reglas: "rules",
  regles: "rules",
  regras: "rules",
  estudios: "studies",
  estudis: "studies",
  estudos: "studies",
  aprender: "learn",
  aprendre: "learn",
};

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
  const page = pageNamed(decoded(path));
  return {
    page: page ?? "home",
    unknown: page === undefined ? decoded(path) : "",
    query: new URLSearchParams(query),
  };
}

function pageNamed(path: string): Page | undefined {
  const plain = path
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|\/$/gu, "");
  const name = Object.hasOwn(otherNames, plain) ? otherNames[plain] : plain;
  return pages.find((page) => page === name);
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
