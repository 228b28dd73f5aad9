/** A PostgreSQL of a bench's own, in a folder of its own, by the script that the tests use. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface PrivatePostgres {
  /** What `--store` takes. */
  readonly address: string;
  /** Abruptly, as a power failure would. */
  kill(): void;
  start(): void;
  end(): void;
}

export function privatePostgres(): PrivatePostgres {
  const folder = mkdtempSync(join(tmpdir(), "frontier-bench-postgres-"));
  const script = (action: string) =>
    execFileSync(process.execPath, ["scripts/postgres.cjs", action, folder], { encoding: "utf8" }).trim();
  const end = () => {
    script("stop");
    rmSync(folder, { recursive: true, force: true });
  };
  // A bench that is stopped leaves no server behind.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      end();
      process.exit(130);
    });
  return {
    address: script("start"),
    kill: () => void script("kill"),
    start: () => void script("start"),
    end,
  };
}
