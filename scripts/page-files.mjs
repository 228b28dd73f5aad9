// Which modules of the studio share a file. Left alone, the bundler makes one for every set of entry points that import the same
// modules, and each lazy part of a page is an entry point: *Puzzles* came in sixty files, most of them smaller than their request.

import { join } from "node:path";

/** What is loaded by itself, by the names of its files: entry point and frame come before every page, the keys beside any. */
const names = {
  "main.ts": "entry",
  "app/start.tsx": "frame",
  "home/page.tsx": "home",
  "puzzles/page.tsx": "puzzles",
  "rules/page.tsx": "rules",
  "studies/page.tsx": "studies",
  "walks/page.tsx": "learn",
  "app/shortcuts/all-keys.tsx": "keys",
};

/**
 * For the bundler's groups: names the file of a module, or null if no page needs it at once. What several pages need at once is one
 * file, what one page alone needs is another, and so is what one page needs at once and others may need later.
 */
export function pageFiles(folder) {
  let files;
  return (id, graph) => {
    files ??= filesFrom(folder, (module) => graph.getModuleInfo(module));
    return files.get(id) ?? null;
  };
}

function filesFrom(folder, infoOf) {
  const importedBy = (id) => infoOf(id)?.importedIds ?? [];
  const reachedFrom = (id) => [...importedBy(id), ...(infoOf(id)?.dynamicallyImportedIds ?? [])];
  const starts = new Map(Object.entries(names).map(([file, name]) => [join(folder, file), name]));
  const within = (id) => reachedFrom(id).filter((next) => !starts.has(next));
  const pages = [...starts].map(([start, name]) => {
    if (infoOf(start) === null) throw new Error(`The studio has no ${start}.`);
    return { name, atOnce: closure(start, importedBy), ever: closure(start, within) };
  });
  const files = new Map();
  for (const id of pages.flatMap(({ atOnce }) => [...atOnce]))
    files.set(
      id,
      fileOf(
        pages.filter(({ atOnce }) => atOnce.has(id)).map(({ name }) => name),
        pages.filter(({ ever }) => ever.has(id)).length > 1,
      ),
    );
  return files;
}

function fileOf(pages, isForOthers) {
  if (pages[0] === "entry" || pages[0] === "frame") return pages[0];
  if (pages.length > 1) return "shared";
  return isForOthers ? `${pages[0]}-parts` : pages[0];
}

function closure(from, next) {
  const ids = new Set([from]);
  for (const id of ids) for (const other of next(id)) ids.add(other);
  return ids;
}
