/** Packages that Frontier works without: someone who installs it for its library does not get them. */
import { createRequire } from "node:module";
import { OptionError } from "../search/index.ts";

/** One row each: what needs the package. */
const purposes = {
  libsql: "Studies that are stored in a file need",
  "@myriaddreamin/typst-ts-node-compiler": "Reports as PDF need",
} as const;

const load = createRequire(import.meta.url);

/** What the package exports. Throws an OptionError if it is not installed, or not for this system. */
export function optionalPackage<Exports>(name: keyof typeof purposes): Exports {
  try {
    return load(name) as Exports;
  } catch {
    const system = `${process.platform} ${process.arch}`;
    throw new OptionError(
      `${purposes[name]} the package ${name}, which is not installed for ${system}: npm install ${name}`,
    );
  }
}
