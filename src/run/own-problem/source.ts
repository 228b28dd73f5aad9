/** A user's program in a file, as plain data: TypeScript or JavaScript that exports a problem, or rules of CLIPS. */

export interface OwnSource {
  /** As the user named it. */
  readonly file: string;
  readonly text: string;
  /** Facts at the start of a rule program, in the place of its own of the same templates. */
  readonly facts: string;
}

export function isProgramName(file: string): boolean {
  return isRuleName(file) || /\.[cm]?[jt]s$/i.test(file);
}

export function isRuleName(file: string): boolean {
  return /\.clp$/i.test(file);
}

/** Whether a text without a name is rules: after comments, it begins with a construct. */
export function isRuleText(text: string): boolean {
  return /^(?:\s|;.*)*\(\s*def[a-z-]+\s/.test(text);
}
