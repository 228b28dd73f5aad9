/** A private PostgreSQL for a test file, started by the project's own script. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../built.ts";
import { childrenOf } from "../../cli/running.ts";

/** Whether `npm test` found that PostgreSQL is missing and cannot be installed. */
export const isMissing = (process.env.FRONTIER_MISSING ?? "").split(",").includes("pg_ctl");

export class PrivatePostgres {
  private readonly folder = mkdtempSync(join(tmpdir(), "frontier-postgres-"));
  /** What `--store` takes. */
  address = "";

  start(): void {
    this.address = this.script("start").trim();
  }

  /** Abruptly, as a power failure would. */
  kill(): void {
    this.script("kill");
  }

  /** It answers nobody, and does not go away; the server first, or it would start processes for new connections. */
  freeze(): void {
    this.send("SIGSTOP");
  }

  thaw(): void {
    this.send("SIGCONT");
  }

  private send(signal: NodeJS.Signals): void {
    const [server] = readFileSync(join(this.folder, "data", "postmaster.pid"), "utf8")
      .split("\n")
      .map(Number);
    process.kill(server!, signal);
    for (const child of childrenOf(server!)) {
      try {
        process.kill(child, signal);
      } catch {
        // The process of a connection that was closed in the meantime.
      }
    }
  }

  end(): void {
    this.script("stop");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private script(action: string): string {
    return execFileSync(process.execPath, [join(root, "scripts/postgres.cjs"), action, this.folder], {
      encoding: "utf8",
    });
  }
}
