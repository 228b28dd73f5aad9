// The set-up of a fresh clone: installs the packages with their native parts, then builds dist/. Each step leaves a stamp,
// so that a later start only looks at file times, writes nothing, and works in a read-only folder.
// Loaded after node-version.cjs has accepted this Node.

const fs = require("node:fs");
const path = require("node:path");

const root = path.dirname(__dirname);
const at = (...parts) => path.join(root, ...parts);
const lockFile = at("package-lock.json");
const installStamp = at("node_modules", ".frontier-install");
const partsStamp = at("node_modules", ".frontier-parts");
const buildStamp = at("dist", ".frontier-build");
const nodeNote = at("dist", ".frontier-node");
const bundler = at("node_modules", "rolldown", "bin", "cli.mjs");
const program = at("dist", "bundled", "cli", "main.js");
const pageBuilder = at("node_modules", "vite", "bin", "vite.js");
const page = at("dist", "studio", "index.html");
const codeCache = at("scripts", "code-cache.cjs");
/** What people start most: the code that these commands need is kept compiled. */
const typicalCommands = [
  ["list", "strategies"],
  ["solve", "sliding-tiles", "1 2 3 4 5 6 0 7 8"],
  ["solve", "eternity2", "report-4x4"],
  ["compare", "sliding-tiles", "1 2 3 4 5 6 0 7 8"],
  ["clips", "-f2", at("programs", "8-puzzle", "en", "puzampro.clp")],
];
const ruleProgram = at("dist", "bundled", "clips", "clips.js");
const typicalRules = ["monkey", "sudoku", "zebra"].flatMap((name) => [
  "-f2",
  at("programs", "classic", `${name}.clp`),
]);
const notAllowed = ["EACCES", "EPERM", "EROFS"];
const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|TIMEDOUT|ENETUNREACH|EHOSTUNREACH|SOCKET_TIMEOUT|ENOTCACHED|^network /m;

/** A failure that is reported in one sentence. */
class SetupError extends Error {}

/** Installs and, unless `without` it, builds if needed. Throws SetupError. */
function setUp({ without } = {}) {
  const isDone = () => without === "build" || isBuilt();
  if (isInstalled() && hasParts() && isDone()) return;
  const { withLock } = require("./lock.cjs");
  try {
    checkWritable();
    fs.mkdirSync(at(".frontier"), { recursive: true });
    withLock(at(".frontier", "setup.lock"), () => {
      // Another process may have done the work while this one waited for the lock.
      if (!isInstalled()) install();
      if (!hasParts()) installParts();
      if (!isDone()) build();
    });
  } catch (error) {
    throw error.code ? explainWrite(error) : error;
  }
}

// The stamp is a copy of the lock file: comparing 100 kB is cheaper than loading crypto.
function isInstalled() {
  try {
    return fs.existsSync(bundler) && fs.readFileSync(installStamp).equals(fs.readFileSync(lockFile));
  } catch {
    return false;
  }
}

// The stamp names the system, and the parts that were there. A folder that came from another system fails here, as does one
// from which a part was removed.
function hasParts() {
  try {
    const [system, ...folders] = fs.readFileSync(partsStamp, "utf8").trimEnd().split("\n");
    return (
      system === `${process.platform} ${process.arch}` && folders.every((folder) => fs.existsSync(at(folder)))
    );
  } catch {
    return false;
  }
}

function isBuilt() {
  try {
    const built = fs.statSync(buildStamp).mtimeMs;
    const settings = fs
      .readdirSync(root)
      .filter((name) => /^((tsconfig.*|package)\.json|(rolldown|vite)\.config\..*)$/.test(name));
    return (
      fs.existsSync(program) &&
      fs.existsSync(page) &&
      isBuiltByThisNode() &&
      settings.every((name) => fs.statSync(at(name)).mtimeMs <= built) &&
      ["src", "bench"].every((folder) => !isNewer(at(folder), built))
    );
  } catch {
    return false;
  }
}

// What another Node has built works, but V8 compiles everything again at each start: where it can be built anew, it is.
function isBuiltByThisNode() {
  if (fs.readFileSync(buildStamp, "utf8") === process.version) return true;
  try {
    fs.accessSync(at("dist"), fs.constants.W_OK);
    return false;
  } catch {
    return true;
  }
}

// A folder's own time shows that a file in it was added, renamed or removed.
function isNewer(folder, time) {
  const stat = fs.statSync(folder, { throwIfNoEntry: false });
  if (!stat) return false;
  if (stat.mtimeMs > time) return true;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() ? isNewer(file, time) : fs.statSync(file).mtimeMs > time) return true;
  }
  return false;
}

// Found by trying: permissions do not reveal a read-only file system.
function checkWritable() {
  const probe = at(`.frontier-probe-${process.pid}`);
  fs.writeFileSync(probe, "");
  fs.unlinkSync(probe);
}

function explainWrite(error) {
  if (!notAllowed.includes(error.code)) return new SetupError(`The set-up failed: ${error.message}.`);
  return new SetupError(
    `${root} is read-only (${error.code}), and Frontier must install or build there once: copy it to a folder you can write to.`,
  );
}

function install() {
  console.error("Installing…");
  const { status, errors } = npmInstall();
  if (status !== 0) throw new SetupError(explainNpm(errors));
  fs.copyFileSync(lockFile, installStamp);
}

function npmInstall(...packages) {
  // Without a network npm would try for minutes: --offline uses its cache, or gives up at once.
  const ping = npm("ping", "--fetch-retries=0", "--fetch-timeout=10000");
  const source = noNetwork.test(ping.errors.join("\n")) ? "--offline" : "--prefer-offline";
  return npm("install", source, "--include=dev", "--no-audit", "--no-fund", "--no-save", ...packages);
}

// What Frontier cannot be built without must succeed; of the rest, a line says what does not work.
function installParts() {
  const { nativeParts, thisSystem } = require("./native-parts.cjs");
  const system = thisSystem();
  const here = [system.platform, system.arch, system.libc].filter(Boolean).join("-");
  const missing = () => nativeParts(root, system).filter(({ folder }) => folder === undefined);
  const impossible = missing().find(({ name, without }) => !name && !without);
  if (impossible)
    throw new SetupError(`${impossible.owner}, which builds Frontier, has no version for ${here}.`);

  if (missing().some(({ name }) => name)) {
    console.error(`Installing native parts for ${here}…`);
    installNamed(nativeParts(root, system).filter(({ name }) => name));
  }
  for (const { owner, without } of missing()) console.error(`${owner} is missing for ${here}: ${without}.`);
  const there = nativeParts(root, system).flatMap(({ folder }) => folder ?? []);
  const lines = [`${system.platform} ${system.arch}`, ...there];
  fs.writeFileSync(partsStamp, `${lines.join("\n")}\n`);
}

// All in one call, also those that are there: npm removes what neither the lock file nor the call names.
function installNamed(parts) {
  const install = (list) => npmInstall(...list.map(({ name, version }) => `${name}@${version}`));
  if (install(parts).status === 0) return;
  // One of them cannot be had: first what is needed, then the others one by one.
  const kept = parts.filter(({ without }) => !without);
  const { status, errors } = install(kept);
  if (status !== 0) throw new SetupError(explainNpm(errors));
  for (const part of parts.filter(({ without }) => without))
    if (install([...kept, part]).status === 0) kept.push(part);
}

function npm(...words) {
  const { spawnSync } = require("node:child_process");
  const shell = process.platform === "win32"; // npm is a .cmd file there
  const { error, status, stderr } = spawnSync("npm", [...words, "--loglevel=error"], {
    cwd: root,
    encoding: "utf8",
    shell,
  });
  if (error) throw new SetupError(`npm, which comes with Node.js, cannot be run: ${error.message}.`);
  const errors = stderr
    .split("\n")
    .filter((line) => /^npm (error|ERR!) +[^ ]/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!) +/, ""));
  return { status, errors };
}

/** One sentence from the error lines of a failing npm. */
function explainNpm(errors) {
  const text = errors.join("\n");
  if (noNetwork.test(text))
    return "The packages could not be fetched because there is no network, or the npm registry cannot be reached.";
  const telling = errors.filter((line) => !/^(A complete log|Log files|at |[{}])/.test(line));
  const reason = telling.at(-1) ?? "it gave no reason";
  const denied = notAllowed.find((code) => text.includes(code));
  return denied ? `npm lacks permission to write (${denied}): ${reason}` : `npm install failed: ${reason}`;
}

// The stamp names this Node, and gets the time of the start: what is edited during the build is newer.
function build() {
  const { compilerIn } = require("./compiler.cjs");
  const { acceptedOptions, noteForShell } = require("./v8-options.cjs");
  console.error("Building…");
  const started = new Date();
  run("The TypeScript sources do not compile", compilerIn(root), "-b", "tsconfig.node.json");
  run("The command line cannot be bundled", bundler, "--config");
  for (const words of typicalCommands)
    run("The command line does not run", codeCache, "--keep", program, ...words);
  // V8 takes the cache only with the options with which it was made.
  const options = acceptedOptions();
  run("clips does not run", ...options, codeCache, "--keep", ruleProgram, "clips", ...typicalRules);
  run("The page of the studio cannot be built", pageBuilder, "build", "--logLevel", "warn");
  fs.writeFileSync(nodeNote, noteForShell(options));
  fs.writeFileSync(buildStamp, process.version);
  fs.utimesSync(buildStamp, started, started);
}

// What a failing tool says goes to stderr: stdout belongs to the command line.
function run(failure, tool, ...options) {
  const { spawnSync } = require("node:child_process");
  // The tests set another NODE_ENV, with which the page would be built for its developers.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout } = spawnSync(process.execPath, [tool, ...options], {
    cwd: root,
    env,
    // What `clips` is told to do with the programs that it has read; nothing else reads it.
    input: "(reset)\n(run)\n",
    stdio: ["pipe", "pipe", 2],
  });
  if (status === 0) return;
  process.stderr.write(stdout);
  throw new SetupError(`${failure} (see above).`);
}

/** Runs `action`; a SetupError ends the process with exit code 2 and its sentence. */
function oneSentence(action) {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`frontier: ${error.message}`);
    process.exit(2);
  }
}

module.exports = { root, setUp, oneSentence, SetupError };
