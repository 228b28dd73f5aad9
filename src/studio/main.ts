/** The entry point: asks for the frame, the page of the address and its worker all at once, and none waits for another. */
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import { pageChunks } from "./app/page-chunks.ts";
import { readRoute } from "./app/route.ts";
import { startSearchWorker } from "./puzzles/search/worker-ahead.ts";

const { page } = readRoute(location.hash);
if (page === "home" || page === "puzzles") startSearchWorker();
const chunk = pageChunks[page]();
// Heard of below.
chunk.catch(() => {});
// Not awaited here: the frame imports the file of this module and would wait for it.
void import("./app/start.tsx").then(({ start }) => start(page, chunk));
