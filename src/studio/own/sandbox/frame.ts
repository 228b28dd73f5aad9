/** The frame for users' programs: made when the first one is run, hidden, without an origin, without a network. */
import { frameScript } from "./frame-script.ts";

const policy = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:";

let frame: Promise<Window> | undefined;

/** The frame that runs scripts in workers: it takes a script and two ports, one to end the worker, one to speak with it. */
export function sandboxFrame(): Promise<Window> {
  frame ??= new Promise((resolve) => {
    const element = document.createElement("iframe");
    element.setAttribute("sandbox", "allow-scripts");
    element.hidden = true;
    element.title = "sandbox";
    element.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${frameScript}</script>`;
    element.addEventListener("load", () => resolve(element.contentWindow!), { once: true });
    document.body.append(element);
  });
  return frame;
}
