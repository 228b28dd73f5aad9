/** Gets the packages of bench/peers/package.json, installed once into the user's cache folder. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cacheFolder } from "../src/node/files/table-cache.ts";

/** Loads one of the packages by its name. */
export function installedPeers(): (name: string) => unknown {
  const wanted = readFileSync(join("bench", "peers", "package.json"), "utf8");
  const folder = join(cacheFolder(), "bench-peers");
  // Written last, so that an installation that was cut short is started over.
  const stamp = join(folder, "installed.json");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    console.log(`Installing the packages to compare with into ${folder}…`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), wanted);
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"], {
      cwd: folder,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    writeFileSync(stamp, wanted);
  }
  return createRequire(join(folder, "package.json"));
}
