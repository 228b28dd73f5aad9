/** Actions by small numbers, so that a column of numbers can hold them; equal values have one number. */
import { NONE } from "../../../search/nodes/node.ts";

export class ActionCodes {
  private readonly actions: unknown[] = [];
  private readonly codes = new Map<unknown, number>();

  /** NONE for null. */
  codeOf(action: unknown): number {
    if (action === null) return NONE;
    let code = this.codes.get(action);
    if (code === undefined) {
      this.codes.set(action, (code = this.actions.length));
      this.actions.push(action);
    }
    return code;
  }

  actionOf(code: number): unknown {
    return code === NONE ? null : this.actions[code];
  }
}
