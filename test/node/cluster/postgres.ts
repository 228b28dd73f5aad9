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

  /** The server and the processes of its connections. */
  processes(): number[] {
    const [server] = readFileSync(join(this.folder, "data", "postmaster.pid"), "utf8")
      .split("\n")
      .map(Number);
    return [server!, ...childrenOf(server!)];
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
