/** Conditions of choices, such as `expanded(breadth-first) > expanded(a-star)`: two quantities or numbers compared. */

/** A number, or a quantity of the page by its name, with words in brackets that say of which search or rule. */
export type Term = number | { readonly name: string; readonly of: readonly string[] };

interface Condition {
  readonly left: Term;
  readonly sign: keyof typeof signs;
  readonly right: Term;
}

const signs = {
  "<=": (a: number, b: number) => a <= b,
  ">=": (a: number, b: number) => a >= b,
  "!=": (a: number, b: number) => a !== b,
  "<": (a: number, b: number) => a < b,
  ">": (a: number, b: number) => a > b,
  "=": (a: number, b: number) => a === b,
};

/** The quantities that a condition can name. */
const names: ReadonlySet<string> = new Set([
  "frontier",
  "closed",
  "generated",
  "expanded",
  "g",
  "h",
  "f",
  "cost",
  "facts",
  "agenda",
  "fired",
]);

function parse(text: string): Condition | undefined {
  const [, left, sign, right] = /^((?:[^<>=!()]|\([^()]*\))+)(<=|>=|!=|<|>|=)(.+)$/.exec(text) ?? [];
  const [a, b] = [termOf(left), termOf(right)];
  if (a === undefined || b === undefined) return undefined;
  return { left: a, sign: sign as keyof typeof signs, right: b };
}

function termOf(text = ""): Term | undefined {
  const word = text.trim();
  if (/^-?\d+(\.\d+)?$/.test(word)) return Number(word);
  const [, name = "", inside] = /^([a-z]+)(?:\(([^()]*)\))?$/.exec(word) ?? [];
  if (!names.has(name)) return undefined;
  return { name, of: inside === undefined ? [] : inside.split(",").map((each) => each.trim()) };
}

export function isCondition(value: unknown): value is string {
  return typeof value === "string" && parse(value) !== undefined;
}

/** Whether a condition holds where a term has the value that `quantity` gives; a value that is not known holds in none. */
export async function holds(
  condition: string,
  quantity: (term: Exclude<Term, number>) => Promise<number>,
): Promise<boolean> {
  const parsed = parse(condition);
  if (parsed === undefined) return false;
  const value = (term: Term) => (typeof term === "number" ? term : quantity(term));
  const [left, right] = await Promise.all([value(parsed.left), value(parsed.right)]);
  return !Number.isNaN(left) && !Number.isNaN(right) && signs[parsed.sign](left, right);
}
