/** A slot and its value as CLIPS writes them. */

export function slotValue({ name, value }: { readonly name: string; readonly value: string }): string {
  return value === "" ? `(${name})` : `(${name} ${value})`;
}
