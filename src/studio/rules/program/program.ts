/** What the editor holds and the engine runs. */
export interface Program {
  readonly name: string;
  readonly text: string;
  /** Commands that are worth trying with it; `usableCommands` are those that its text still has. */
  readonly commands: readonly string[];
}

const builtIn = new Set(["run", "facts", "instances"]);

/** The commands that mean something for the text as it is now: another one may have taken the place of the example. */
export function usableCommands({ text, commands }: Program): readonly string[] {
  const usable = commands.filter((command) => {
    const name = /^\(([^\s)]+)/.exec(command)?.[1] ?? "";
    return builtIn.has(name) || defines(text, name);
  });
  const begin = beginning(text);
  return [...new Set([...(begin === null ? [] : [begin]), ...usable, "(run)"])];
}

/** A function without parameters that asserts the first facts of a program which has no other: `(start)`. */
function beginning(text: string): string | null {
  if (/^\((deffacts|definstances)\s/m.test(text)) return null;
  const constructs = text.split(/\n(?=\()/);
  for (const construct of constructs) {
    const name = /^\(deffunction\s+([^\s()]+)\s*(?:"[^"]*"\s*)?\(\s*\)/.exec(construct)?.[1];
    if (name !== undefined && /\(assert\s/.test(construct)) return `(${name})`;
  }
  return null;
}

function defines(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`\\(deffunction\\s+${escaped}[\\s(]`).test(text);
}
