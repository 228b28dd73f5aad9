// What the tests need from Debian. Missing programs are installed when apt-get may be used;
// otherwise CI fails, and elsewhere the tests that need them are skipped (FRONTIER_MISSING).

const { spawnSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { SetupError } = require("./setup.cjs");

/** One row each: the Debian package, what it brings, folders outside the path where that may be, what needs it. */
const programs = () => [
  { package: "g++", command: "g++", neededFor: "the speed comparison with C++" },
  {
    package: "postgresql",
    command: "pg_ctl",
    folders: debianPostgres(),
    neededFor: "studies on many machines",
  },
  { package: "clips", command: "clips", neededFor: "the comparison with CLIPS 6.30" },
  {
    package: "clips-common",
    command: "examples",
    folders: ["/usr/share/doc/clips-common"],
    neededFor: "rule programs of others",
  },
  { package: "chromium", command: "chromium", neededFor: "pages in a browser" },
  { package: "zsh", command: "zsh", neededFor: "completion in zsh" },
  { package: "fish", command: "fish", neededFor: "completion in fish" },
];

/** Installs what is missing. What stays missing fails in CI; elsewhere the tests are told to skip. */
function provideForTests() {
  const missing = provide();
  if (missing.length === 0) return;
  const list = missing.map((row) => `${row.command} (${row.neededFor}; Debian package ${row.package})`);
  const sentence = `Missing and not installable here: ${list.join(", ")}.`;
  if (process.env.CI) throw new SetupError(sentence);
  console.log(`${sentence} Their tests are skipped.`);
  process.env.FRONTIER_MISSING = missing.map((row) => row.command).join(",");
}

// Returns the rows that are still missing after the attempt.
function provide() {
  const missing = programs().filter((row) => !isFound(row));
  const asRoot = missing.length > 0 && isOnPath("apt-get") ? rootPrefix() : undefined;
  if (!asRoot) return missing;

  const packages = missing.map((row) => row.package);
  console.log(`Installing from Debian: ${packages.join(", ")}…`);
  const apt = "apt-get -qq --yes -o DPkg::Lock::Timeout=120".split(" ");
  const run = (...words) => spawnSync(words[0], words.slice(1), { stdio: ["ignore", "ignore", "inherit"] });
  run(...asRoot, ...apt, "update");
  // Small systems leave documentation out, and the examples count as such.
  const examples = "DPkg::Options::=--path-include=/usr/share/doc/clips-common/*";
  run(...asRoot, ...apt, "-o", examples, "install", "--no-install-recommends", ...packages);
  return programs().filter((row) => !isFound(row));
}

function isFound({ command, folders = [] }) {
  return isOnPath(command) || folders.some((folder) => fs.existsSync(path.join(folder, command)));
}

// The server's programs are in a folder for each version.
function debianPostgres() {
  const root = "/usr/lib/postgresql";
  return fs.existsSync(root) ? fs.readdirSync(root).map((version) => path.join(root, version, "bin")) : [];
}

function isOnPath(command) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return folders.some((folder) => fs.existsSync(path.join(folder, command)));
}

// CI machines often run as a user who may become root without a password.
function rootPrefix() {
  const quiet = ["env", "DEBIAN_FRONTEND=noninteractive"];
  if (process.getuid?.() === 0) return quiet;
  if (process.env.CI && spawnSync("sudo", ["-n", "true"]).status === 0) return ["sudo", "-n", ...quiet];
  return undefined;
}

module.exports = { provideForTests };
