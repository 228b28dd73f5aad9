/** What several methods are called together: an option in which they differ is left out where every value of it is among them. */
import type { Method, Part } from "../study/cells.ts";

/** Each name stands for one of the methods or for several; together they stand for all of them and for no other. */
export function namesOf(part: Part, methods: readonly Method[]): string[] {
  const wanted = new Set(methods.map(({ name }) => name));
  const named = new Set<string>();
  return methods.flatMap((method) => {
    if (named.has(method.name)) return [];
    const kept = neededOptions(part, method, wanted);
    const isWhole = kept.length === method.options.length;
    for (const { name } of isWhole ? [method] : withOptions(part, method, kept)) named.add(name);
    return [[method.base, ...kept].join(" · ")];
  });
}

function neededOptions(part: Part, method: Method, wanted: ReadonlySet<string>): readonly string[] {
  return method.options.reduce((kept, option) => {
    const fewer = kept.filter((other) => other !== option);
    return withOptions(part, method, fewer).every(({ name }) => wanted.has(name)) ? fewer : kept;
  }, method.options);
}

/** All methods of the same strategy and heuristic that have these options. */
function withOptions(part: Part, { base }: Method, options: readonly string[]): Method[] {
  return part.methods.filter(
    (other) => other.base === base && options.every((option) => other.options.includes(option)),
  );
}
