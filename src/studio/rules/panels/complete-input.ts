/** Whether a typed command is whole: its parentheses are closed outside of strings and comments. */
export function isComplete(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === "\\") i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === ";") {
      while (i < text.length && text[i] !== "\n") i++;
    } else if (char === "(") depth++;
    else if (char === ")") depth--;
  }
  return depth <= 0 && !inString;
}
