/** What else could be tried when a search takes long: the settings that its domain knows to be quicker. */
import type { AnyDomain, Settings } from "../../domains/index.ts";
import { words } from "../words/index.ts";

/** Empty if nothing else is known. */
export function whatElse(domain: AnyDomain, used: Settings): string {
  const others = domain.quicker.filter((settings) =>
    Object.entries(settings).some(([option, value]) => used[option] !== value),
  );
  const lines = others.map((settings) =>
    Object.entries(settings)
      .map(([option, value]) => `--${option} ${value}`)
      .join(" "),
  );
  return lines.length === 0 ? "" : `${words.tryNext}\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
