/**
 * The script of the frame in which users' programs live. The frame has no origin and may connect to nothing; it starts a worker
 * for each program and ends it. The page's content policy allows exactly this text, by its hash (vite.config.ts).
 */
export const frameScript = `onmessage = ({ data: script, ports: [control, wire] }) => {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(address);
  worker.onerror = (event) => {
    event.preventDefault();
    control.postMessage({ message: event.message, line: event.lineno, column: event.colno });
  };
  control.onmessage = () => {
    worker.terminate();
    URL.revokeObjectURL(address);
  };
  worker.postMessage(null, [wire]);
};`;
