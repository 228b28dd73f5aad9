/** What the editor holds and the engine runs. */
export interface Program {
  readonly name: string;
  readonly text: string;
  /** Commands that are worth trying with it. */
  readonly commands: readonly string[];
}
