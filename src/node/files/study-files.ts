/** Where a study finds the files that it names: beside its own, or, if it comes from a page, below one folder and nowhere else. */

import { realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve } from "node:path";
import { studySentence } from "../../run/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { cannotRead } from "./file-trouble.ts";

export interface StudyFiles {
  /** The path of a file. Throws an OptionError if the study may not name it. */
  locate(file: string): string;
  /** Whether a message about a file that is no problem may quote what is in it. */
  readonly areQuoted: boolean;
}

/** For a study of the user's own, at the command line. */
export function filesBeside(study: string): StudyFiles {
  return { locate: (file) => resolve(dirname(study), file), areQuoted: true };
}

/** For a study from a page; undefined for no files at all. */
export function filesBelow(folder: string | undefined): StudyFiles {
  const locate = (file: string) => {
    if (folder === undefined) throw new OptionError(studySentence("no-files-for-page"));
    const path = resolve(folder, file);
    // Looked at before the file is touched, and again where its links lead.
    if (!isBelow(resolve(folder), path) || !isBelow(realpathSync(folder), realPath(path, file)))
      throw new OptionError(studySentence("file-outside", file));
    // The server would wait for whoever writes into a pipe.
    const found = statSync(path);
    if (!found.isFile() && !found.isDirectory())
      throw new OptionError(studySentence("cannot-read", file, studySentence("file-is-pipe")));
    return path;
  };
  return { locate, areQuoted: false };
}

function realPath(path: string, file: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    throw cannotRead(file, error);
  }
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && !isAbsolute(way) && !/^\.\.([/\\]|$)/.test(way);
}
