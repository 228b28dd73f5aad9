// A private PostgreSQL for the tests: its data and its socket are in a folder of its own, and it runs as a user other
// than root. `node scripts/postgres.cjs start FOLDER` prints its address; `stop FOLDER` ends it, `kill FOLDER` does so
// abruptly.

const { spawnSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");

const [action, folder] = process.argv.slice(2);
if (!["start", "stop", "kill"].includes(action) || !folder) {
  console.error("Usage: node scripts/postgres.cjs start|stop|kill FOLDER");
  process.exit(2);
}
const data = path.join(path.resolve(folder), "data");
const sockets = path.resolve(folder);

if (action === "start") start();
else if (action === "stop") postgres("pg_ctl", "-D", data, "-m", "fast", "-w", "stop");
else
  process.kill(Number(fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");

function start() {
  fs.mkdirSync(folder, { recursive: true });
  if (isRoot()) spawnSync("chown", ["postgres", folder]);
  if (!fs.existsSync(data))
    postgres("initdb", "-D", data, "-U", "frontier", "--auth=trust", "-E", "UTF8", "-N");
  const settings = `-c listen_addresses='' -c unix_socket_directories='${sockets}' -c fsync=off`;
  const words = [
    "pg_ctl",
    "-D",
    data,
    "-l",
    path.join(sockets, "log"),
    "-o",
    settings,
    "-w",
    "-t",
    "60",
    "start",
  ];
  // A killed server leaves children that end once they notice; until then a new one does not start.
  const deadline = Date.now() + 60_000;
  while (!attempt(...words).isDone) if (Date.now() > deadline) return postgres(...words);
  console.log(`postgres://frontier@/postgres?host=${encodeURIComponent(sockets)}`);
}

function postgres(program, ...options) {
  const { isDone, reason } = attempt(program, ...options);
  if (isDone) return;
  console.error(`${program} failed: ${reason ?? `see ${path.join(sockets, "log")}`}`);
  process.exit(1);
}

// Runs a program of PostgreSQL, which refuses to work as root.
function attempt(program, ...options) {
  const words = [path.join(binaries(), program), ...options];
  const command = isRoot()
    ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", ...words]
    : words;
  const { status, error, stderr } = spawnSync(command[0], command.slice(1), {
    cwd: "/",
    encoding: "utf8",
    // Not "pipe" for the output: the server, which keeps running, would keep it open.
    stdio: ["ignore", "ignore", program === "initdb" ? "pipe" : "ignore"],
  });
  return { isDone: status === 0, reason: error?.message ?? stderr };
}

function isRoot() {
  return process.getuid?.() === 0;
}

// Debian keeps the server's programs out of the path, in a folder for each version.
function binaries() {
  const debian = "/usr/lib/postgresql";
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian) : [];
  const [newest] = versions.filter((name) => /^\d+$/.test(name)).sort((a, b) => b - a);
  return newest === undefined ? "" : path.join(debian, newest, "bin");
}
