// The tests near what changed since the last commit: the files of test/ that import a changed file, directly or through others,
// the nearest first, as many as fit into a time. How long each took is noted by every run (.frontier/test-times.json).

const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { root } = require("./setup.cjs");

const timesFile = path.join(root, ".frontier", "test-times.json");
/** Milliseconds for a test that has not run yet. */
const unknownTime = 1000;
const sourceFolders = ["src", "test", "bench", "editors"];
const isSource = (file) => /\.tsx?$/.test(file);
const isTest = (file) => /^test\/.*\.test\.tsx?$/.test(file);
/** A test that imports it runs the built program. */
const builtProgram = "test/built.ts";

/**
 * `chosen`, the test files to run; `left`, how many of those that depend on the change did not fit into the milliseconds;
 * `ofBuilt`, how many need the program to be built first. Undefined without a commit to compare with.
 */
function nearTests(milliseconds) {
  const changed = changedFiles();
  if (changed === undefined) return undefined;
  const importers = importersOfAll();
  const near = reachedFrom(changed.flatMap(testsOfData), importers).filter(isTest);
  const needBuild = new Set(reachedFrom([builtProgram], importers));
  const possible = near.filter((file) => !needBuild.has(file));
  const times = readTimes();
  const chosen = [];
  let spent = 0;
  for (const file of possible) {
    const time = times[file] ?? unknownTime;
    if (spent + time > milliseconds && chosen.length > 0) continue;
    spent += time;
    chosen.push(file);
  }
  return { chosen, left: possible.length - chosen.length, ofBuilt: near.length - possible.length };
}

function changedFiles() {
  const git = (...words) =>
    execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")
      .filter((line) => line !== "");
  try {
    return [
      ...git("diff", "--name-only", "--relative", "HEAD"),
      ...git("ls-files", "--others", "--exclude-standard"),
    ];
  } catch {
    return undefined;
  }
}

/** A data file of the tests stands for the tests in the nearest folder above it that has some. */
function testsOfData(file) {
  if (!file.startsWith("test/") || isSource(file)) return [file];
  let folder = path.posix.dirname(file);
  for (; folder !== "test"; folder = path.posix.dirname(folder)) {
    const tests = fs.existsSync(path.join(root, folder)) ? fs.readdirSync(path.join(root, folder)) : [];
    const found = tests.map((name) => path.posix.join(folder, name)).filter(isTest);
    if (found.length > 0) return found;
  }
  return [];
}

/** For each file, those that name it in an import or a URL. */
function importersOfAll() {
  const importers = new Map();
  for (const file of sourceFolders.flatMap((folder) => sourcesIn(folder))) {
    const text = fs.readFileSync(path.join(root, file), "utf8");
    for (const [, specifier] of text.matchAll(/(?:\bfrom|\bimport|\bURL)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g)) {
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      if (!importers.has(imported)) importers.set(imported, []);
      importers.get(imported).push(file);
    }
  }
  return importers;
}

function sourcesIn(folder) {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter(isSource);
}

/** The files from which one of `files` is reached by imports, themselves included, in the order of the number of steps. */
function reachedFrom(files, importers) {
  const reached = new Set(files);
  // A set is walked in the order in which it grows.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached];
}

function readTimes() {
  try {
    return JSON.parse(fs.readFileSync(timesFile, "utf8"));
  } catch {
    return {};
  }
}

/** Notes how long the files of a run of vitest took, from its report in JSON. */
function noteTimes(report) {
  const times = readTimes();
  for (const { name, startTime, endTime } of report.testResults)
    times[path.relative(root, name).split(path.sep).join("/")] = Math.round(endTime - startTime);
  fs.writeFileSync(timesFile, JSON.stringify(times));
}

module.exports = { nearTests, noteTimes };
