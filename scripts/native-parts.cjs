// Native parts: compiled code that some packages bring as a separate package for each system. The lock file was written
// on one system and does not name them all, so npm may leave out the one that this system needs. The set-up then
// installs it by name and version, taken from the package it belongs to.

const fs = require("node:fs");
const path = require("node:path");

/** One row per package with native parts: what cannot be done without them, or nothing if Frontier cannot be built. */
const owners = [
  { name: "rolldown" },
  { name: "lightningcss" },
  { name: "libsql", without: "studies cannot be stored in a file" },
  { name: "@myriaddreamin/typst-ts-node-compiler", without: "reports cannot be written as PDF" },
  { name: "typescript-native", without: "compiling takes longer" },
  { name: "@biomejs/biome", without: "format and lint are not checked" },
  { name: "oxc-parser", without: "unused code is not checked" },
  { name: "oxc-resolver", without: "unused code is not checked" },
];

/** The system that Node runs on: the names that npm uses, and the C library on Linux. */
function thisSystem() {
  const { platform, arch } = process;
  if (platform !== "linux") return { platform, arch };
  const { header } = process.report.getReport();
  return { platform, arch, libc: header.glibcVersionRuntime === undefined ? "musl" : "gnu" };
}

/**
 * Of the optional dependencies of a package, the one made for a system; undefined if there is none. Their names end in the
 * platform, the processor and, where it matters, the binary interface: `binding-linux-arm-gnueabihf`, `cli-darwin-arm64`.
 */
function partFor(optionalDependencies, { platform, arch, libc }) {
  const names = Object.keys(optionalDependencies);
  const ending = (abi) => names.find((name) => new RegExp(`[-/]${platform}-${arch}${abi}$`).test(name));
  // A part that names no C library brings its own.
  if (libc === "musl") return ending("-musl(eabihf)?") || ending("");
  return ending("-(gnu(eabihf)?|msvc)") || ending("");
}

/**
 * The part that each installed owner needs on a system: its `name` and `version`, undefined where the owner has none for the
 * system, and the `folder` where it is installed, undefined where it is missing.
 */
function nativeParts(root, system) {
  return owners
    .filter(({ name }) => manifestIn(root, folderOf(name)))
    .map(({ name: owner, without }) => {
      const parts = manifestIn(root, folderOf(owner)).optionalDependencies || {};
      const name = partFor(parts, system);
      if (name === undefined) return { owner, without };
      // npm puts a part beside its owner, or inside it where two versions of the owner are installed.
      const folders = [path.join(folderOf(owner), folderOf(name)), folderOf(name)];
      const folder = folders.find((folder) => manifestIn(root, folder)?.version === parts[name]);
      return { owner, without, name, version: parts[name], folder };
    });
}

const folderOf = (name) => path.join("node_modules", name);

function manifestIn(root, folder) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, folder, "package.json"), "utf8"));
  } catch {
    return undefined;
  }
}

/** Whether the part of a package that this system needs is installed; a package that is not there lacks none. */
function hasPart(root, owner) {
  return nativeParts(root, thisSystem()).every((part) => part.owner !== owner || part.folder !== undefined);
}

module.exports = { hasPart, nativeParts, thisSystem };
