/** Packages that Frontier works without: someone who installs it for its library does not get them. */
import { createRequire } from "node:module";
import { studySentence } from "../run/sentences.ts";
import { OptionError } from "../search/index.ts";

/** For each package, the sentence that says what needs it. */
const missing = {
  libsql: "no-store-package",
  "@myriaddreamin/typst-ts-node-compiler": "no-pdf-package",
} as const;

const load = createRequire(import.meta.url);

/** What the package exports. Throws an OptionError if it is not installed, or not for this system. */
export function optionalPackage<Exports>(name: keyof typeof missing): Exports {
  try {
    return load(name) as Exports;
  } catch {
    const system = `${process.platform} ${process.arch}`;
    throw new OptionError(studySentence(missing[name], name, system));
  }
}
