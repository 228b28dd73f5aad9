/** Workers that search. One can be started before anybody needs it: it loads while the page is drawn. */

let ahead: Worker | undefined;

export function startSearchWorker(): void {
  ahead ??= newWorker();
}

export function takeSearchWorker(): Worker {
  const worker = ahead ?? newWorker();
  ahead = undefined;
  return worker;
}

function newWorker(): Worker {
  return new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
}
