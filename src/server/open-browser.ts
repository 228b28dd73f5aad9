/** Opens an address in the user's browser, if there is a desktop to open it on. */
import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { makeFolder, writeWhole } from "../node/files/shared-files.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The command that opens a file or an address, or undefined in CI, over ssh and without a screen. */
export function openingCommand(
  place: string,
  platform: NodeJS.Platform,
  { CI, SSH_CONNECTION, SSH_TTY, DISPLAY, WAYLAND_DISPLAY }: Environment,
): readonly [string, ...string[]] | undefined {
  if (CI || SSH_CONNECTION || SSH_TTY) return undefined;
  if (platform === "darwin") return ["open", place];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", place];
  return DISPLAY || WAYLAND_DISPLAY ? ["xdg-open", place] : undefined;
}

/**
 * Opens an address with a secret. Every account of the machine sees the words of a command, so the browser is given a file that
 * only the user can read and that leads to the address. The result removes the file. The address is printed as well, so a failure
 * to open it is not an error.
 */
export function openBrowser(address: string, dataFolder: string): () => void {
  const file = join(readableFolder(dataFolder), `frontier-studio-${process.pid}.html`);
  const command = openingCommand(file, process.platform, process.env);
  if (command === undefined) return () => {};
  const remove = () => rmSync(file, { force: true });
  try {
    makeFolder(dataFolder);
    writeWhole(
      file,
      `<!doctype html><title>Frontier</title><meta http-equiv="refresh" content="0;url=${address}">\n`,
      {
        mode: 0o600,
      },
    );
  } catch {
    return () => {};
  }
  const [program, ...words] = command;
  const child = spawn(program, words, { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
  return remove;
}

/** A browser that is a snap reads no hidden folders of the user's. */
function readableFolder(dataFolder: string): string {
  return process.platform === "linux" && existsSync(join(homedir(), "snap")) ? homedir() : dataFolder;
}
