/** The studies of this machine, for the page. The store is opened when a page first asks for it: most never do. */
import { faultOf } from "../domains/index.ts";
import { OptionError } from "../search/index.ts";
import type { RunningStudies } from "./running-studies.ts";

interface Opened {
  answer(request: Request): Response | Promise<Response>;
  readonly running: RunningStudies;
  close(): Promise<void>;
}

export class MachineStudies {
  private opened: Promise<Opened> | undefined;
  private readonly ended = new AbortController();

  constructor(
    /** What `--store` says. */
    private readonly store: string | undefined,
    /** The folder whose files a study may name; undefined for none. */
    private readonly files?: string,
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

  /** Stops the studies that pages started; what is recorded stays. */
  async close(): Promise<void> {
    this.ended.abort();
    const opened = await this.opened?.catch(() => undefined);
    await opened?.running.stopAll();
    await opened?.close();
  }

  private async open(): Promise<Opened> {
    const { openStore, storeAddress } = await import("../node/store/open-store.ts");
    const { studiesApi } = await import("./studies-api.ts");
    const { RunningStudies } = await import("./running-studies.ts");
    const store = await openStore(storeAddress(this.store));
    const running = new RunningStudies(store, this.files);
    return {
      answer: studiesApi(store, running, this.ended.signal).fetch,
      running,
      close: () => store.close(),
    };
  }
}
