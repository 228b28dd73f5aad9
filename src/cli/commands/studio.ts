/** `frontier studio`: serves the web page and says where. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Command } from "commander";
import { wholeNumberOption } from "../../domains/index.ts";
import { packageFile } from "../../node/files/package-files.ts";
import { machineSentence } from "../../node/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { ExitCode } from "../exit-codes.ts";
import { color } from "../terminal/color.ts";
import { untilInterrupted } from "../terminal/interrupt.ts";
import { words } from "../words/index.ts";

interface StudioFlags {
  readonly port: string;
  readonly host: string;
  readonly open: boolean;
  readonly store?: string;
  readonly files?: string;
  readonly proxy?: string;
}

/** Built by Vite. */
const folder = packageFile("dist/studio");

export function addStudio(commands: Command): void {
  commands
    .command("studio")
    .description("Serves the studio, a web page for watching searches, and opens it in the browser.")
    .option("--port <NUMBER>", "the port; if it is taken, the next free one", "4600")
    .option(
      "--host <ADDRESS>",
      "the address to listen on; 0.0.0.0 makes it reachable from other machines",
      "127.0.0.1",
    )
    .option("--no-open", "do not open a browser")
    .option("--store <ADDRESS>", "the studies to show: a file, or postgres://… (default: as `study`)")
    .option("--files <FOLDER>", "the folder whose files studies from the page may name (default: none)")
    .option("--proxy <ADDRESS>", "the address at which a proxy on this machine shows it: https://…")
    .action(async (flags: StudioFlags) => {
      process.exitCode = await studio(flags);
    });
}

async function studio(flags: StudioFlags): Promise<number> {
  const port = wholeNumberOption("port", flags.port, { most: 65_535 });
  if (!existsSync(folder)) throw new OptionError(machineSentence("page-not-built"));
  // Loaded here, or every start of the program would wait for it.
  const { studioApp } = await import("../../server/app.ts");
  const { Admission } = await import("../../server/admission.ts");
  const { addresses, listen } = await import("../../server/listen.ts");
  const { openBrowser } = await import("../../server/open-browser.ts");
  const { MachineStudies } = await import("../../server/machine-studies.ts");

  const { isLocalAddress, proxyAddress } = await import("../../server/same-machine.ts");
  const { dataFolder } = await import("../../node/store/store-embedded.ts");

  const proxy = flags.proxy === undefined ? undefined : proxyAddress(flags.proxy);
  if (flags.proxy !== undefined && proxy === undefined)
    throw new OptionError(machineSentence("proxy-address", flags.proxy));
  const machine = new MachineStudies(flags.store, flags.files);
  const admission = new Admission();
  const studies = { admission, answer: (request: Request) => machine.answer(request) };
  const server = await listen(studioApp({ folder, host: flags.host, proxy, studies }), flags.host, port);
  if (port !== 0 && server.port !== port) process.stdout.write(`${words.studio.taken(port, server.port)}\n`);
  // Other machines may only watch: their address holds no secret.
  const own = addresses(flags.host, server.port).map((address) =>
    isLocalAddress(address) ? admission.address(address) : address,
  );
  const found = proxy === undefined ? own : [admission.address(proxy.href), ...own];
  // Whoever reads that Ctrl-C ends it may press it at once.
  const served = (signal: AbortSignal) => {
    process.stdout.write(`${words.studio.at(found.map((address) => color.bold(address)).join(" "))}\n`);
    process.stdout.write(color.dim(`${words.studio.end}\n`));
    if (flags.open && found[0] !== undefined) admission.onEntered = openBrowser(found[0], dataFolder());
    return once(signal, "abort");
  };
  await untilInterrupted(served, { signals: ["SIGINT", "SIGTERM", "SIGHUP"] });
  admission.onEntered();
  await server.close();
  await machine.close();
  return ExitCode.solved;
}
