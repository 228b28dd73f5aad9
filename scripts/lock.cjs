// One process at a time: a lock is a folder (mkdir is atomic everywhere) that holds its owner's
// process id. Others wait. A lock whose owner is gone, or that is too old, is taken away.

const fs = require("node:fs");
const path = require("node:path");

const tooOldMs = 10 * 60_000;
const noOwnerMs = 5_000; // the owner had time enough to write its id

/** Runs `action` while holding the lock; waits for it first. */
function withLock(lock, action) {
  acquire(lock);
  try {
    return action();
  } finally {
    fs.rmSync(lock, { recursive: true, force: true });
  }
}

function acquire(lock) {
  for (let waits = 0; ; waits++) {
    try {
      fs.mkdirSync(lock);
      fs.writeFileSync(path.join(lock, "pid"), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isStale(lock)) {
      remove(lock);
      continue;
    }
    if (waits === 10)
      console.error(`Waiting for another Frontier that is setting up (if there is none, delete ${lock})…`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

function isStale(lock) {
  const stat = fs.statSync(lock, { throwIfNoEntry: false });
  if (!stat) return false; // just released: try again
  const age = Date.now() - stat.mtimeMs;
  return age > tooOldMs || !isAlive(owner(lock), age);
}

function owner(lock) {
  try {
    return Number(fs.readFileSync(path.join(lock, "pid"), "utf8"));
  } catch {
    return 0;
  }
}

function isAlive(pid, age) {
  if (pid === 0) return age < noOwnerMs;
  // Held by another thread of this process; if it is older, by an earlier process that had this id.
  if (pid === process.pid) return age < process.uptime() * 1000;
  try {
    process.kill(pid, 0); // sends nothing, only asks
    return true;
  } catch (error) {
    return error.code === "EPERM"; // alive, but of another user
  }
}

// Renamed first: of two processes that find the same stale lock only one succeeds.
function remove(lock) {
  const away = `${lock}.${process.pid}`;
  try {
    fs.renameSync(lock, away);
    fs.rmSync(away, { recursive: true, force: true });
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

module.exports = { withLock };
