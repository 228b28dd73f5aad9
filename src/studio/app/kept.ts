/**
 * What the browser keeps of a visit: each tab its own, through reloads, and what was kept last for the next tab. A browser
 * that keeps nothing is fine, too.
 */
export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      storage().setItem(key, text);
    } catch {
      // It is full or forbidden: what is kept stays in the page.
    }
  }
}

/** What was kept, of whatever form; an empty object for nothing. */
export function kept(key: string): Record<string, unknown> {
  try {
    const text = sessionStorage.getItem(key) ?? localStorage.getItem(key);
    return (JSON.parse(text ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
