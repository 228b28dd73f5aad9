// The first start under bad conditions, simulated: an old Node, no network, a read-only folder, sources that do not compile,
// another system. What cannot work ends in one clear sentence, exit code 2 and no stack trace.

import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "frontier-setup-"));
  for (const name of ["scripts", "frontier", "package.json", "package-lock.json"])
    cpSync(join(root, name), join(copy, name), { recursive: true });
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** Writes a file of the copy; its folders are made. */
function write(name: string, text: string): string {
  const file = join(copy, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A command `npm` that comes first on the PATH. */
function fakeNpm(shell: string): void {
  chmodSync(write("bin/npm", `#!/bin/sh\n${shell}\n`), 0o755);
}

/** A clone already set up: stamps newer than the sources, a program that prints its arguments. */
function alreadySetUp(): void {
  cpSync(join(copy, "package-lock.json"), join(copy, "node_modules/.frontier-install"), { recursive: true });
  write("node_modules/.frontier-parts", `${process.platform} ${process.arch}\n`);
  write("node_modules/typescript-native/bin/tsc", "");
  write("node_modules/rolldown/bin/cli.mjs", "");
  write("node_modules/vite/bin/vite.js", "");
  write("src/cli/main.ts", "");
  write("dist/bundled/cli/main.js", "console.log(process.argv.slice(2).join());");
  write("dist/bundled/clips/clips.js", "");
  write("dist/studio/index.html", "");
  const { noteForShell } = createRequire(import.meta.url)(join(copy, "scripts/v8-options.cjs"));
  write("dist/.frontier-node", noteForShell(["--stack-size=245760", "--max-lazy"]));
  write("dist/.frontier-build", process.version);
}

function start(script: string, ...nodeOptions: string[]) {
  return startWith(["one", "two"], script, ...nodeOptions);
}

function startWith(words: string[], script: string, ...nodeOptions: string[]) {
  const options = [...nodeOptions, join(copy, "scripts", script), ...words];
  const env = { ...process.env, PATH: [join(copy, "bin"), process.env.PATH].join(delimiter) };
  return spawnSync(process.execPath, options, { cwd: tmpdir(), env, encoding: "utf8" });
}

/** Exit code 2 and one sentence as the last line on stderr; `before` are the lines above it. */
function expectOneSentence(run: ReturnType<typeof start>, sentence: RegExp, before: string[] = []): void {
  const lines = run.stderr.trimEnd().split("\n");
  expect(lines.slice(0, -1)).toEqual(before);
  expect(lines.at(-1)).toMatch(sentence);
  expect(lines.at(-1)).toMatch(/^frontier: .*\.$/);
  expect(run.stderr).not.toMatch(/^\s+at /m);
  expect(run.status).toBe(2);
}

test.each(["frontier.cjs", "program.cjs", "start.cjs", "test.cjs", "check.cjs"])(
  "an old Node: %s",
  (script) => {
    const old = 'Object.defineProperty(process, "versions", { value: { node: "16.20.2" } });';
    const run = start(script, "-r", write("old-node.cjs", old));
    expectOneSentence(run, /Node\.js 20\.19 or newer is needed, but this is 16\.20\.2/);
    expect(run.stdout).toBe("");
  },
);

test("no network", () => {
  fakeNpm(`echo 'npm error code ENOTFOUND' >&2
echo 'npm error network request to https://example.org/vitest failed, reason: getaddrinfo ENOTFOUND' >&2
echo 'npm error A complete log of this run can be found in: /nowhere' >&2
exit 1`);
  expectOneSentence(start("frontier.cjs"), /there is no network/, ["Installing…"]);
});

test("another failure of npm: its last telling line", () => {
  fakeNpm(`echo 'npm error code EBADENGINE' >&2
echo 'npm error Not compatible with your version of npm.' >&2
echo 'npm error A complete log of this run can be found in: /nowhere' >&2
exit 1`);
  expectOneSentence(start("frontier.cjs"), /npm install failed: Not compatible/, ["Installing…"]);
});

test("no npm at all", () => {
  const run = start("frontier.cjs", "-r", write("no-path.cjs", 'process.env.PATH = "/nowhere";'));
  expectOneSentence(run, /npm, which comes with Node\.js, cannot be run/, ["Installing…"]);
});

// A preload that refuses every write: a read-only folder would not stop root.
const readOnly = `const fs = require("fs");
for (const name of ["writeFileSync", "mkdirSync", "copyFileSync"])
  fs[name] = (path) => { throw Object.assign(new Error("EROFS: " + path), { code: "EROFS" }); };`;

test("a read-only folder that is not set up", () => {
  fakeNpm("echo 'npm must not be called' >&2; exit 1");
  expectOneSentence(start("frontier.cjs", "-r", write("read-only.cjs", readOnly)), /is read-only/);
});

test("a read-only folder that is set up simply works", () => {
  alreadySetUp();
  const run = start("frontier.cjs", "-r", write("read-only.cjs", readOnly));
  expect(run).toMatchObject({ stderr: "", stdout: "one,two\n", status: 0 });
});

test("sources that do not compile: the compiler's words, then one sentence", () => {
  alreadySetUp();
  rmSync(join(copy, "dist/.frontier-build"));
  write(
    "node_modules/typescript-native/bin/tsc",
    'console.log("src/x.ts(1,7): error TS2322"); process.exit(1);',
  );
  const run = start("frontier.cjs");
  expectOneSentence(run, /do not compile/, ["Building…", "src/x.ts(1,7): error TS2322"]);
  expect(run.stdout).toBe("");
});

test("a page that cannot be built: the bundler's words, then one sentence", () => {
  alreadySetUp();
  rmSync(join(copy, "dist/.frontier-build"));
  write("node_modules/vite/bin/vite.js", 'console.log("app.tsx: no such export"); process.exit(1);');
  const run = start("frontier.cjs");
  expectOneSentence(run, /page of the studio cannot be built/, ["Building…", "app.tsx: no such export"]);
});

test("`npm start` is the studio, `npm start -- ARGS` the command line", () => {
  alreadySetUp();
  expect(startWith([], "start.cjs").stdout).toBe("studio\n");
  expect(start("start.cjs").stdout).toBe("one,two\n");
});

test("a command line that cannot be bundled: the bundler's words, then one sentence", () => {
  alreadySetUp();
  rmSync(join(copy, "dist/.frontier-build"));
  write("node_modules/rolldown/bin/cli.mjs", 'console.error("cannot resolve x"); process.exit(1);');
  const run = start("frontier.cjs");
  expectOneSentence(run, /cannot be bundled/, ["Building…", "cannot resolve x"]);
  expect(run.stdout).toBe("");
});

test("a changed source is built once, and a lock left by a dead process does not matter", () => {
  alreadySetUp();
  write("src/cli/terminal/print.ts", "");
  rmSync(join(copy, "dist/.frontier-build"));
  write(".frontier/setup.lock/pid", "999999999");
  expect(start("frontier.cjs")).toMatchObject({ stderr: "Building…\n", stdout: "one,two\n", status: 0 });
  expect(start("frontier.cjs")).toMatchObject({ stderr: "", stdout: "one,two\n", status: 0 });
});

/** The files that the build has noted for ./frontier. */
function notedSources(): string[] {
  const [, list = ""] = /^sources="([^"]+)"\n$/.exec(
    readFileSync(join(root, "dist/bundled/clips/sources.sh"), "utf8"),
  )!;
  return list.split("\n");
}

test("./frontier looks at every file from which rule programs are built", () => {
  const bundle = readFileSync(join(root, "dist/bundled/clips/clips.js"), "utf8");
  const files = Array.from(bundle.matchAll(/^\/\/ (src\/.+\.ts)$/gm), ([, file]) => file);
  expect(files).toContain("src/clips/engine.ts");
  expect(notedSources()).toEqual(expect.arrayContaining([...files, "package.json", "rolldown.config.mjs"]));
});

test.each([
  ["no source is newer", "program"],
  ["a source is newer", "set-up"],
  ["nothing was noted", "set-up"],
])("./frontier clips when %s: %s", (what, expected) => {
  alreadySetUp();
  write("scripts/program.cjs", 'console.log("program");');
  write("scripts/frontier.cjs", 'console.log("set-up");');
  const source = write("src/clips/rule.ts", "");
  utimesSync(source, new Date(), what === "a source is newer" ? new Date(Date.now() + 5000) : new Date(0));
  if (what !== "nothing was noted") write("dist/bundled/clips/sources.sh", 'sources="src/clips/rule.ts"\n');
  const { stdout } = spawnSync(join(copy, "frontier"), ["clips", "-f2", "x.clp"], { encoding: "utf8" });
  expect(stdout).toBe(`${expected}\n`);
});

describe("the Node of the build", () => {
  const optionsOfClips = () => {
    for (const script of ["program", "frontier"])
      write(`scripts/${script}.cjs`, `console.log("${script}", process.execArgv.join(" "));`);
    write("dist/bundled/clips/sources.sh", 'sources="src/cli/main.ts"\n');
    utimesSync(join(copy, "src/cli/main.ts"), new Date(), new Date(0));
    const run = spawnSync(join(copy, "frontier"), ["clips", "-f2", "x.clp"], { encoding: "utf8" });
    return run.stdout.trimEnd();
  };

  test("takes all options for rule programs that it knows", () => {
    alreadySetUp();
    expect(optionsOfClips()).toBe("program --stack-size=245760 --max-lazy");
  });

  test.each([
    ["another Node", "node='/another/node'\ntakes=\"--stack-size=245760 --unknown\"\n"],
    ["a quote in its path", "node='/anoth'\\''er/node'\ntakes=--unknown\n"],
    ["none noted", "node=\ntakes=--unknown\n"],
  ])("%s: only the usual options, and set-up looks closely", (_, note) => {
    alreadySetUp();
    write("dist/.frontier-node", note);
    expect(optionsOfClips()).toBe("frontier --stack-size=245760 --max-semi-space-size=4");
  });

  test("a Node that is newer than the build: only the usual options", () => {
    alreadySetUp();
    utimesSync(join(copy, "dist/.frontier-node"), new Date(0), new Date(0));
    expect(optionsOfClips()).toBe("frontier --stack-size=245760 --max-semi-space-size=4");
  });

  test.each(["frontier.cjs", "program.cjs"])("what another one has built is built anew: %s", (script) => {
    alreadySetUp();
    write("dist/.frontier-build", "v0.10.0");
    expect(start(script)).toMatchObject({ stderr: "Building…\n", stdout: "one,two\n", status: 0 });
    expect(start(script)).toMatchObject({ stderr: "", stdout: "one,two\n", status: 0 });
  });

  test("what another one has built where nothing can be written is used", () => {
    alreadySetUp();
    write("dist/.frontier-build", "v0.10.0");
    const readOnlyFolder = `${readOnly}\nfs.accessSync = () => { throw new Error("EROFS"); };`;
    const run = start("frontier.cjs", "-r", write("read-only.cjs", readOnlyFolder));
    expect(run).toMatchObject({ stderr: "", stdout: "one,two\n", status: 0 });
  });

  test("options that it does not know are left out", () => {
    const file = join(copy, "scripts/v8-options.cjs");
    writeFileSync(file, readFileSync(file, "utf8").replace("const wanted = [", '$&"--unknown-to-all",'));
    const { acceptedOptions } = createRequire(import.meta.url)(file);
    expect(acceptedOptions()).toContain("--stack-size=245760");
    expect(acceptedOptions()).not.toContain("--unknown-to-all");
  });
});

test("the compiler is the native one, unless it has no part for this system", () => {
  alreadySetUp();
  const { compilerIn } = createRequire(import.meta.url)(join(copy, "scripts/compiler.cjs"));
  const owner = (name: string) => `node_modules/${name}/package.json`;
  cpSync(join(root, owner("typescript-native")), join(copy, owner("typescript-native")));
  expect(compilerIn(copy)).toBe(join(copy, "node_modules/typescript/bin/tsc"));
  expect(compilerIn(root)).toBe(join(root, "node_modules/typescript-native/bin/tsc"));
});

test("two starts at once: one builds, the other waits for it", async () => {
  alreadySetUp();
  rmSync(join(copy, "dist/.frontier-build"));
  const slow = 'require("fs").appendFileSync("builds", "x"); setTimeout(() => {}, 500);';
  write("node_modules/typescript-native/bin/tsc", slow);
  const codes = await Promise.all(
    [1, 2, 3].map(() => {
      const child = spawn(process.execPath, [join(copy, "scripts/frontier.cjs")], { stdio: "ignore" });
      return new Promise((resolve) => child.on("exit", resolve));
    }),
  );
  expect(codes).toEqual([0, 0, 0]);
  expect(readFileSync(join(copy, "builds"), "utf8")).toBe("x");
});

describe("native parts", () => {
  interface System {
    readonly platform: string;
    readonly arch: string;
    readonly libc?: string;
  }
  const { nativeParts } = createRequire(import.meta.url)("../scripts/native-parts.cjs") as {
    nativeParts(root: string, system: System): { readonly owner: string; readonly name?: string }[];
  };

  const systems: readonly System[] = [
    { platform: "linux", arch: "x64", libc: "gnu" },
    { platform: "linux", arch: "x64", libc: "musl" },
    { platform: "linux", arch: "arm64", libc: "gnu" },
    { platform: "linux", arch: "arm", libc: "gnu" },
    { platform: "darwin", arch: "x64" },
    { platform: "darwin", arch: "arm64" },
    { platform: "win32", arch: "x64" },
    { platform: "win32", arch: "arm64" },
    { platform: "freebsd", arch: "x64" },
  ];
  /** The end of the names, in the order of the systems. */
  const endings: Readonly<Record<string, readonly (string | undefined)[]>> = {
    rolldown: [
      ...["linux-x64-gnu", "linux-x64-musl", "linux-arm64-gnu", "linux-arm-gnueabihf", "darwin-x64"],
      ...["darwin-arm64", "win32-x64-msvc", "win32-arm64-msvc", "freebsd-x64"],
    ],
    lightningcss: [
      ...["linux-x64-gnu", "linux-x64-musl", "linux-arm64-gnu", "linux-arm-gnueabihf", "darwin-x64"],
      ...["darwin-arm64", "win32-x64-msvc", "win32-arm64-msvc", "freebsd-x64"],
    ],
    libsql: [
      ...["linux-x64-gnu", "linux-x64-musl", "linux-arm64-gnu", "linux-arm-gnueabihf", "darwin-x64"],
      ...["darwin-arm64", "win32-x64-msvc", undefined, undefined],
    ],
    "@myriaddreamin/typst-ts-node-compiler": [
      ...["linux-x64-gnu", "linux-x64-musl", "linux-arm64-gnu", "linux-arm-gnueabihf", "darwin-x64"],
      ...["darwin-arm64", "win32-x64-msvc", "win32-arm64-msvc", undefined],
    ],
    "typescript-native": [
      ...["linux-x64", "linux-x64", "linux-arm64", "linux-arm", "darwin-x64", "darwin-arm64"],
      ...["win32-x64", "win32-arm64", "freebsd-x64"],
    ],
    "@biomejs/biome": [
      ...["linux-x64", "linux-x64-musl", "linux-arm64", undefined, "darwin-x64"],
      ...["darwin-arm64", "win32-x64", "win32-arm64", undefined],
    ],
  };

  test.each(Object.entries(endings))("of %s, for every system", (owner, expected) => {
    const found = systems.map((system) => {
      const part = nativeParts(root, system).find((part) => part.owner === owner);
      return /(linux|darwin|win32|freebsd)-.*$/.exec(part?.name ?? "")?.[0];
    });
    expect(found).toEqual(expected);
  });

  /** An npm that records its arguments and installs what they name. */
  const obedient = `echo "$@" >> calls
for word; do case $word in
  *@[0-9]*) mkdir -p "node_modules/\${word%@*}"
    echo "{ \\"version\\": \\"\${word##*@}\\" }" > "node_modules/\${word%@*}/package.json" ;;
esac; done`;

  /** Set up as far as the lock file of a Linux machine goes: the owners without their parts. */
  function withoutParts(): void {
    alreadySetUp();
    rmSync(join(copy, "node_modules/.frontier-parts"));
    for (const owner of ["rolldown", "libsql", "@biomejs/biome"])
      cpSync(
        join(root, "node_modules", owner, "package.json"),
        join(copy, "node_modules", owner, "package.json"),
      );
  }

  const pretended = (platform: string, arch: string) =>
    write(
      "pretended.cjs",
      `Object.defineProperty(process, "platform", { value: "${platform}" });
Object.defineProperty(process, "arch", { value: "${arch}" });`,
    );
  const versionOf = (owner: string) =>
    JSON.parse(readFileSync(join(root, "node_modules", owner, "package.json"), "utf8")).version;

  test("that are missing are installed by name and version, once", () => {
    withoutParts();
    fakeNpm(obedient);
    const preload = ["-r", pretended("darwin", "arm64")];
    const line = "Installing native parts for darwin-arm64…\n";
    expect(start("frontier.cjs", ...preload)).toMatchObject({ stderr: line, stdout: "one,two\n", status: 0 });
    const calls = readFileSync(join(copy, "calls"), "utf8");
    expect(calls.match(/\S+@\d\S+/g)).toEqual([
      `@rolldown/binding-darwin-arm64@${versionOf("rolldown")}`,
      `@libsql/darwin-arm64@${versionOf("libsql")}`,
      `@biomejs/cli-darwin-arm64@${versionOf("@biomejs/biome")}`,
    ]);
    expect(start("frontier.cjs", ...preload)).toMatchObject({ stderr: "", stdout: "one,two\n", status: 0 });
    expect(readFileSync(join(copy, "calls"), "utf8")).toBe(calls);
  });

  test("that were taken away come back, and a folder from another system gets its own", () => {
    withoutParts();
    fakeNpm(obedient);
    const mac = ["-r", pretended("darwin", "arm64")];
    start("frontier.cjs", ...mac);
    rmSync(join(copy, "node_modules/@rolldown/binding-darwin-arm64"), { recursive: true });
    expect(start("frontier.cjs", ...mac).stderr).toBe("Installing native parts for darwin-arm64…\n");
    const other = start("frontier.cjs", "-r", pretended("darwin", "x64"));
    expect(other).toMatchObject({ stderr: "Installing native parts for darwin-x64…\n", status: 0 });
  });

  test("that Frontier runs without may be missing", () => {
    withoutParts();
    fakeNpm(`case "$*" in *@biomejs*) echo 'npm error code E404' >&2; exit 1;; esac\n${obedient}`);
    const run = start("frontier.cjs", "-r", pretended("darwin", "arm64"));
    expect(run).toMatchObject({ stdout: "one,two\n", status: 0 });
    expect(run.stderr.split("\n").slice(1, -1)).toEqual([
      "@biomejs/biome is missing for darwin-arm64: format and lint are not checked.",
    ]);
  });

  test("that it is built with must be there: one sentence", () => {
    withoutParts();
    fakeNpm("echo 'npm error code ENOTFOUND' >&2; exit 1");
    const preload = ["-r", pretended("darwin", "arm64")];
    const before = ["Installing native parts for darwin-arm64…"];
    expectOneSentence(start("frontier.cjs", ...preload), /there is no network/, before);
    const unknown = start("frontier.cjs", "-r", pretended("sunos", "sparc"));
    expectOneSentence(unknown, /rolldown, which builds Frontier, has no version for sunos-sparc/);
  });
});
