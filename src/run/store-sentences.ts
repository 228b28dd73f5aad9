/** The English sentences about stores of studies, and about the workers that share one. */
export const storeSentences = {
  "store-away": (store: string, message: string) => `The store ${store} cannot be reached: ${message}.`,
  "store-waiting": (away: string) => `${away} Waiting for it…`,
  "store-silent": () => "The store does not answer.",
  "store-back": () => "The store is back.",
  "store-scheme": (kind: string) => `A store is a file or postgres://…; there are none of the kind ${kind}:.`,
  "store-address": () => "The address of the store cannot be read: it is postgres://user@host:port/database.",
  "store-may-not": (store: string, message: string) =>
    `The store ${store} lacks a right: ${message}. Its tables are made by a user who may create a schema.`,
  "store-refused": (store: string, message: string) => `The store ${store} refused the login: ${message}.`,
  "store-asks-password": (store: string) =>
    `The store ${store} asks for a password and was given none: set PGPASSWORD, or write it into ~/.pgpass, a file that only you may read (mode 0600).`,
  "store-answered": (store: string, message: string) => `The store ${store} answered: ${message}.`,
  "store-disk-full": (store: string) => `The store ${store} cannot be written: its disk is full.`,
  "store-full": (store: string) =>
    `The store ${store} cannot be written: the disk is full. What was recorded is safe, and --resume continues.`,
  "store-failing": (store: string) =>
    `The store ${store} cannot be read or written: the disk is full or failing. What was recorded is safe, and --resume continues.`,
  "store-no-database": (store: string) =>
    `The store ${store} is damaged or is not a store; it was left unchanged. Move it away to start a new one.`,
  "store-damaged": (store: string) =>
    `The store ${store} is damaged; it was left unchanged. Move it away to start a new one.`,
  "no-store-package": (name: string, system: string) =>
    `Studies that are stored in a file need the package ${name}, which is not installed for ${system}: npm install ${name}`,
  "no-pdf-package": (name: string, system: string) =>
    `Reports as PDF need the package ${name}, which is not installed for ${system}: npm install ${name}`,
  "store-busy": (store: string) => `The store ${store} has been locked by another program for too long.`,
  "store-read-only": (store: string) => `The store ${store} is read-only.`,
  "store-unopened": (store: string) => `The store ${store} cannot be opened.`,
  "store-unopened-because": (store: string, message: string) =>
    `The store ${store} cannot be opened: ${message}.`,
  "store-newer": (store: string, format: number, own: number) =>
    `The store ${store} was made by a newer version of Frontier (its format is ${format}, this one knows up to ${own}): update Frontier.`,
  "store-foreign": (store: string) =>
    `The store ${store} is a database of another program; it was left unchanged.`,
  "file-of-others": (file: string) =>
    `${file} was left alone: it or its folder is another account's, and everyone may write there.`,
  "store-no-file": (store: string) => `${store} is not a file, so no studies can be stored there.`,
  "store-log-unread": (store: string) =>
    `Some results of the store ${store} are still in ${store}-wal, which cannot be read in a folder that cannot be written: copy both files to another folder.`,
  "no-store": (store: string) => `There is no store ${store}.`,
  "study-damaged": (id: string) => `The study ${id} is damaged in its store.`,
  "result-damaged": (id: string, run: number) =>
    `The result of run ${run} of ${id} is not as it was written: the store is damaged. \`study check\` says how much of it is.`,
  "runs-taken-up": (runs: number) =>
    `${runs} ${runs === 1 ? "run of a dead worker was" : "runs of dead workers were"} put back in the queue.`,

  "waiting-no-worker": (
    runs: number,
    seconds: number,
    version: string,
    signature: string,
    others: readonly string[],
  ) =>
    `${runs === 1 ? "One run has" : `${runs} runs have`} waited for ${seconds} s, and no worker can take ${runs === 1 ? "it" : "them"}: none of Frontier ${version} with signature ${signature} is alive${others.length > 0 ? `, only ${others.join(", ")}` : ""}.`,
  "waiting-for-workers": (runs: number, seconds: number, workers: number) =>
    `No run has ended for ${seconds} s; ${runs === 1 ? "one is" : `${runs} are`} left, and ${workers === 1 ? "one worker is" : `${workers} workers are`} alive.`,
  "died-again": (runs: number) =>
    `${runs === 1 ? "One run that died is" : `${runs} runs that died are`} tried again.`,
  "no-export": (file: string) => `${file} is not an exported study.`,
  "export-newer": (file: string, format: number, own: number) =>
    `${file} was exported by a newer version of Frontier (its format is ${format}, this one knows up to ${own}): update Frontier.`,
  "export-damaged": (file: string, line: number) => `${file} is damaged: see line ${line}.`,
  "export-short": (file: string) => `${file} is not whole: its end is missing.`,
  "already-there": (id: string, store: string) => `${id} is in ${store} already.`,
} as const;
