// Licences of third parties in what the builds put together: a plugin for rolldown and Vite that writes them beside the files and
// ends the build if a package may not be shipped.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const allowed = [
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Unlicense",
];

/** Whether a package under this licence may be shipped; of alternatives, one is enough. */
export function isAllowed(licence) {
  return licence
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((one) => allowed.includes(one.trim()));
}

/** One list for all builds that make one product: of a page and of its workers. */
export function licences() {
  const packages = new Map();
  const collect = {
    name: "licences-collected",
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const folder = packageOf(id);
        if (folder !== undefined && !packages.has(folder)) packages.set(folder, described(folder));
      }
    },
  };
  const write = {
    name: "licences",
    apply: "build",
    generateBundle: {
      order: "post",
      handler() {
        const sorted = [...packages.values()].sort((a, b) => (a.title < b.title ? -1 : 1));
        const refused = sorted.filter(({ licence }) => !isAllowed(licence));
        if (refused.length > 0)
          this.error(
            `These may not be shipped: ${refused.map(({ title, licence }) => `${title} (${licence})`).join(", ")}.`,
          );
        this.emitFile({ type: "asset", fileName: "third-party-licences.txt", source: textOf(sorted) });
      },
    },
  };
  return { collect, write };
}

/** The folder of the package that a module is in; undefined for our own. */
function packageOf(id) {
  const [path] = id.replace(/^\0/, "").replaceAll("\\", "/").split("?");
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*/.exec(path)?.[0];
}

function described(folder) {
  const { name, version, license, author, homepage } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const by = typeof author === "string" ? author : (author?.name ?? homepage ?? "");
  return {
    title: `${name} ${version}`,
    licence: typeof license === "string" ? license : (license?.type ?? "unknown"),
    text: licenceText(folder) ?? by,
  };
}

/** What its files say, with notices that must go along; else that part of its readme; undefined if neither says anything. */
export function licenceText(folder) {
  const entries = readdirSync(folder);
  const text = (entry) => readFileSync(join(folder, entry), "utf8");
  const files = entries.filter((entry) =>
    /^(licen[cs]e|copying|notice|thirdpartynotices)([.-].*)?$/i.test(entry),
  );
  if (files.length > 0) return files.map((file) => text(file).trim()).join("\n\n");
  const readme = entries.find((entry) => /^readme(\..*)?$/i.test(entry));
  return readme && /^#+ *licen[cs]e.*\n+((?:(?!#).*\n?)+)/im.exec(text(readme))?.[1]?.trim();
}

function textOf(packages) {
  const list = packages.map(({ title, licence }) => `${title.padEnd(40)} ${licence}`);
  const texts = packages.map(
    ({ title, licence, text }) => `${"-".repeat(80)}\n${title}, ${licence}\n\n${text}`,
  );
  return `Frontier is made with these packages:\n\n${list.join("\n")}\n\n${texts.join("\n\n")}\n`;
}
