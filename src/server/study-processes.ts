/**
 * Studies that the page starts. Each is `frontier study run` in a process of its own: what the command line does, with its
 * locks, limits and clean end, and nothing that a study does can take the server along.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { parseStudy } from "../node/files/definition-file.ts";
import { studySentence } from "../run/sentences.ts";
import { OptionError } from "../search/index.ts";
import type { StudyStart } from "../study/machine-studies.ts";

interface Running {
  readonly child: ChildProcess;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
}

export class StudyProcesses {
  private readonly running = new Map<string, Running>();
  private readonly failures = new Map<string, string>();

  constructor(
    /** The file of the command line. */
    private readonly program: string,
    private readonly store: string,
    /** The ids in the store. */
    private readonly ids: () => Promise<ReadonlySet<string>>,
  ) {}

  isRunning(id: string): boolean {
    return this.running.has(id);
  }

  /** Why the last process of a study ended before the study did. */
  failure(id: string): string | null {
    return this.failures.get(id) ?? null;
  }

  /** Says the id of the new study; rejects with the sentence of a process that ended at once. */
  async start({ study, sample, jobs }: StudyStart): Promise<string> {
    const before = await this.ids();
    const own = "text" in study ? studyFile(study.file, study.text) : undefined;
    const which = own?.path ?? (study as { name: string }).name;
    const process = this.spawned(which, ...option("sample", sample), ...option("jobs", jobs));
    void process.ended.then(() => own?.remove());
    const id = await this.newId(before, process);
    this.keep(id, process);
    return id;
  }

  /** Goes on with a study that was left. */
  resume(id: string): void {
    if (!this.isRunning(id)) this.keep(id, this.spawned(id, "--resume"));
  }

  /** As Ctrl-C does: what is recorded stays. Resolves when the process has ended. */
  async stop(id: string): Promise<void> {
    const running = this.running.get(id);
    running?.child.kill("SIGINT");
    await running?.ended;
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.running.keys()].map((id) => this.stop(id)));
  }

  private keep(id: string, running: ReturnType<StudyProcesses["spawned"]>): void {
    this.failures.delete(id);
    this.running.set(id, running);
    void running.ended.then(() => {
      this.running.delete(id);
      const sentence = running.sentence();
      if (sentence !== "") this.failures.set(id, sentence);
    });
  }

  private spawned(which: string, ...options: readonly string[]): Running & { sentence(): string } {
    const words = ["study", "run", which, "--quiet", "--store", this.store, ...options];
    // Detached: Ctrl-C in the terminal reaches the server only, which stops its studies once.
    const child = spawn(process.execPath, [this.program, ...words], {
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let errors = "";
    child.stderr.on("data", (text) => (errors = (errors + text).slice(-4000)));
    const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
    // 0 is a study that is done, 1 one whose numbers differ from printed ones, 130 one that was stopped.
    const isFailed = () => ![0, 1, 130].includes(child.exitCode ?? 130);
    const sentence = () => (isFailed() ? (errors.trim().split("\n").at(-1) ?? "") : "");
    return { child, ended, sentence };
  }

  /** The store tells the id: the command line gives it to the study when it begins. */
  private async newId(
    before: ReadonlySet<string>,
    process: ReturnType<StudyProcesses["spawned"]>,
  ): Promise<string> {
    let hasEnded = false;
    void process.ended.then(() => (hasEnded = true));
    for (;;) {
      const over = hasEnded;
      const id = [...(await this.ids())].find((one) => !before.has(one));
      if (id !== undefined) return id;
      if (over) throw new OptionError(process.sentence() || studySentence("ended-at-once"));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A study file of the user, in a folder of its own until the study has been read and run. */
function studyFile(name: string, text: string): { path: string; remove(): void } {
  const file = basename(name).replace(/[^\w.-]/g, "-") || "study.yaml";
  // Read here first: what is wrong in it is told as data, with its place.
  parseStudy(text, basename(file, extname(file)));
  const folder = mkdtempSync(join(tmpdir(), "frontier-study-"));
  const path = join(folder, file);
  writeFileSync(path, text);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function option(name: string, value: number | null): string[] {
  return value === null ? [] : [`--${name}`, String(value)];
}
