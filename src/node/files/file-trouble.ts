/** What the system says about a file that cannot be read or written, as a sentence that every language has. */
import { studySentence } from "../../run/sentences.ts";
import { OptionError, type Sentence } from "../../search/index.ts";
import { machineSentence } from "../sentences.ts";

export function cannotRead(file: string, error: unknown): OptionError {
  return new OptionError(studySentence("cannot-read", file, systemReason(error, "no-such-file")));
}

/** What is missing for a new file is its folder. */
export function cannotWrite(file: string, error: unknown): OptionError {
  return new OptionError(machineSentence("cannot-write", file, systemReason(error, "no-such-folder")));
}

/** What the system has no code for in this table stays in its own words. */
function systemReason(error: unknown, missing: "no-such-file" | "no-such-folder"): Sentence | string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return studySentence(missing);
    case "EISDIR":
      return studySentence("file-is-folder");
    case "EACCES":
    case "EPERM":
      return studySentence("file-not-allowed");
    case "EROFS":
      return studySentence("read-only-place");
    case "EEXIST":
      return studySentence("file-is-there");
    case "ENOSPC":
      return studySentence("disk-full");
    case "ENAMETOOLONG":
      return studySentence("name-too-long");
    case "ERR_INVALID_ARG_VALUE":
      return studySentence("name-with-nul");
    default:
      return message;
  }
}
