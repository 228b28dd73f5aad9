/** Lists in a sentence: `a, b i c`. */
export function listIn(and: string): (values: readonly (string | number)[]) => string {
  return (values) =>
    values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} ${and} ${values.at(-1)}`;
}
