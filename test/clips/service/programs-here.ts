/** Every CLIPS program of the project, as text. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { textOfBytes } from "../../../src/clips/index.ts";

export function programsHere(): { name: string; text: string }[] {
  return ["programs", "test/clips"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(clp|bat)$/.test(name))
      .map((name) => ({ name: join(folder, name), text: textOfBytes(readFileSync(join(folder, name))) })),
  );
}
