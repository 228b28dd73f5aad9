/**
 * The studies that pages have started. They run in this process through the same library call as on the command line; their
 * searches run in processes of the pool, so whatever a search does, the server goes on.
 */
import { basename, extname } from "node:path";
import { type Fault, faultOf, faultSaying } from "../domains/index.ts";
import { parseStudy } from "../node/files/definition-file.ts";
import { definitionNamed } from "../node/files/named-definition.ts";
import { filesBelow } from "../node/files/study-files.ts";
import { briefly } from "../node/store/persistently.ts";
import type { StudyTable } from "../node/store/schema.ts";
import type { Store } from "../node/store/store.ts";
import { beginStudy, resumableStudy, runStudy } from "../node/study-life.ts";
import type { StudyProgress } from "../node/study-progress.ts";
import { studySentence } from "../run/sentences.ts";
import { OptionError } from "../search/index.ts";
import type { StudyDefinition } from "../study/definition.ts";
import type { StudyStart } from "../study/machine-studies.ts";

interface Running {
  readonly stop: AbortController;
  /** Resolves when the study has ended, however it did. */
  readonly ended: Promise<void>;
  progress: StudyProgress | undefined;
}

export class RunningStudies {
  /** Called when a study has begun, made progress or ended. */
  onChange: () => void = () => {};
  private readonly running = new Map<string, Running>();
  private readonly failures = new Map<string, Fault>();

  constructor(
    private readonly store: Store,
    /** The folder whose files a study may name; undefined for none. */
    private readonly files?: string,
  ) {}

  ids(): string[] {
    return [...this.running.keys()];
  }

  isRunning(id: string): boolean {
    return this.running.has(id);
  }

  /** Undefined while nothing is known yet, or if the study does not run here. */
  progress(id: string): StudyProgress | undefined {
    return this.running.get(id)?.progress;
  }

  /** Why a study ended before all of its runs were done; null if it did not, or was stopped. */
  failure(id: string): Fault | null {
    return this.failures.get(id) ?? null;
  }

  /** Gives the id of the new study. Throws an OptionError or a TextError if there is something wrong with it. */
  async start({ study, sample, jobs }: StudyStart): Promise<string> {
    const definition = { ...this.definitionOf(study), ...(sample !== null && { sample }) };
    const begun = await beginStudy(this.store, definition, briefly);
    this.run(begun, jobs ?? undefined);
    return begun.id;
  }

  /** Goes on with a study that was left; if it cannot, `failure` says why. */
  async resume(id: string): Promise<void> {
    if (this.isRunning(id)) return;
    try {
      this.run(await resumableStudy(this.store, id, undefined, briefly));
    } catch (error) {
      this.failures.set(id, failureOf(error));
      this.onChange();
    }
  }

  /** What Ctrl-C does on the command line: what is recorded stays. Resolves when the study has ended. */
  async stop(id: string): Promise<void> {
    const running = this.running.get(id);
    running?.stop.abort();
    await running?.ended;
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.running.keys()].map((id) => this.stop(id)));
  }

  private definitionOf(study: StudyStart["study"]): StudyDefinition {
    if ("name" in study) return definitionNamed(study.name);
    const name = basename(study.file, extname(study.file)).replace(/[^\w.-]/g, "-") || "study";
    return parseStudy(study.text, name, filesBelow(this.files));
  }

  private run(study: StudyTable, jobs?: number): void {
    const { id } = study;
    // Two pages may have asked at the same moment.
    if (this.isRunning(id)) return;
    const stop = new AbortController();
    const onProgress = (progress: StudyProgress) => {
      const running = this.running.get(id);
      if (running !== undefined) running.progress = progress;
      this.onChange();
    };
    this.failures.delete(id);
    const ended = runStudy(this.store, study, { jobs, onProgress }, stop.signal)
      .catch((error: unknown) => void this.failures.set(id, failureOf(error)))
      .then(() => {
        this.running.delete(id);
        this.onChange();
      });
    this.running.set(id, { stop, ended, progress: undefined });
    this.onChange();
  }
}

/** An error that is not the user's mistake is labelled as a failure of the study. */
function failureOf(error: unknown): Fault {
  if (error instanceof OptionError) return faultOf(error);
  return faultSaying(studySentence("study-failed", error instanceof Error ? error.message : String(error)));
}
