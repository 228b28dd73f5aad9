/** Opens an address in the user's browser, if there is a desktop to open it on. */
import { spawn } from "node:child_process";

type Environment = Readonly<Record<string, string | undefined>>;

/** The command that opens `address`, or undefined in CI, over ssh and without a screen. */
export function openingCommand(
  address: string,
  platform: NodeJS.Platform,
  { CI, SSH_CONNECTION, SSH_TTY, DISPLAY, WAYLAND_DISPLAY }: Environment,
): readonly [string, ...string[]] | undefined {
  if (CI || SSH_CONNECTION || SSH_TTY) return undefined;
  if (platform === "darwin") return ["open", address];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", address];
  return DISPLAY || WAYLAND_DISPLAY ? ["xdg-open", address] : undefined;
}

/** The address is printed as well, so a failure to open it is not an error. */
export function openBrowser(address: string): void {
  const command = openingCommand(address, process.platform, process.env);
  if (command === undefined) return;
  const [program, ...words] = command;
  const child = spawn(program, words, { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
