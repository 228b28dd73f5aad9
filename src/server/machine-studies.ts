/** The studies of this machine behind the page. The store is opened when the page first asks: not everybody does. */
import { faultOf } from "../domains/index.ts";
import { OptionError } from "../search/index.ts";
import type { StudyProcesses } from "./study-processes.ts";

interface Opened {
  answer(request: Request): Response | Promise<Response>;
  readonly processes: StudyProcesses;
  close(): Promise<void>;
}

export class MachineStudies {
  private opened: Promise<Opened> | undefined;
  private readonly ended = new AbortController();

  constructor(
    /** The file of the command line. */
    private readonly program: string,
    /** As `--store` has it. */
    private readonly store: string | undefined,
  ) {}

  async answer(request: Request): Promise<Response> {
    this.opened ??= this.open();
    try {
      return await (await this.opened).answer(request);
    } catch (error) {
      // A store that cannot be opened now may be there the next time.
      this.opened = undefined;
      if (!(error instanceof OptionError)) throw error;
      return Response.json(faultOf(error), { status: 503 });
    }
  }

  /** Stops what the page started; what is recorded stays. */
  async close(): Promise<void> {
    this.ended.abort();
    const opened = await this.opened?.catch(() => undefined);
    await opened?.processes.stopAll();
    await opened?.close();
  }

  private async open(): Promise<Opened> {
    const { openStore, storeAddress } = await import("../node/store/open-store.ts");
    const { studiesApi } = await import("./studies-api.ts");
    const { StudyProcesses } = await import("./study-processes.ts");
    const address = storeAddress(this.store);
    const store = await openStore(address);
    const ids = async () => new Set((await store.summaries()).map(({ id }) => id));
    const processes = new StudyProcesses(this.program, address, ids);
    return {
      answer: studiesApi(store, processes, this.ended.signal).fetch,
      processes,
      close: () => store.close(),
    };
  }
}
