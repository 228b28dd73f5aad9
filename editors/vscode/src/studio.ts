/** The studio of an installed Frontier, served as long as the editor is open. */
import { type ChildProcess, spawn } from "node:child_process";
import { basename } from "node:path";
import { deflateRawSync } from "node:zlib";

/** The part of the studio's address that holds a program. */
export function programHash(file: string, text: string): string {
  const name = encodeURIComponent(basename(file));
  return `#/rules?name=${name}&program=${deflateRawSync(text).toString("base64url")}`;
}

export class Studio {
  private process: ChildProcess | null = null;
  private address: Promise<string> | null = null;

  /** Its address; the first call starts it with a command. */
  open(command: string): Promise<string> {
    this.address ??= this.start(command).catch((error) => {
      this.address = null;
      throw error;
    });
    return this.address;
  }

  private start(command: string): Promise<string> {
    return new Promise((done, failed) => {
      const child = spawn(command, ["studio", "--no-open"], {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, NO_COLOR: "1" },
      });
      this.process = child;
      let said = "";
      const hear = (piece: Buffer) => {
        said += piece;
        const address = /https?:\/\/\S+/.exec(said)?.[0];
        if (address !== undefined) done(address);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("error", failed);
      child.on("exit", () => {
        this.address = null;
        failed(new Error(said.trim()));
      });
    });
  }

  end(): void {
    this.process?.kill();
  }
}
