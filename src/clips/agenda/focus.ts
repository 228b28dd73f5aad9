// The focus stack: the modules whose rules fire, the current one last. The module in focus becomes the current module.

import type { Module } from "../constructs/modules.ts";
import type { AgendaHost } from "./host.ts";

export class FocusStack {
  private readonly engine: AgendaHost;
  stack: Module[] = [];

  constructor(engine: AgendaHost) {
    this.engine = engine;
  }

  get current(): Module | null {
    return this.stack.at(-1) ?? null;
  }

  push(module: Module): void {
    const before = this.current;
    this.engine.modules.current = module;
    if (before === module) return;
    this.stack.push(module);
    this.trace("==>", module, before === null ? "" : ` from ${before.name}`);
    this.engine.observer?.focused?.(module, true);
  }

  pop(): Module | null {
    const module = this.current;
    if (module !== null) this.remove(module);
    return module;
  }

  /** Removes the topmost entry of a module from the stack, wherever it is. */
  remove(module: Module): void {
    const at = this.stack.lastIndexOf(module);
    if (at < 0) return;
    const onTop = at === this.stack.length - 1;
    this.stack.splice(at, 1);
    const next = onTop ? this.current : null;
    this.trace("<==", module, next === null ? "" : ` to ${next.name}`);
    if (next !== null) this.engine.modules.current = next;
    this.engine.observer?.focused?.(module, false);
  }

  clear(): void {
    while (this.stack.length > 0) this.pop();
  }

  private trace(arrow: string, module: Module, rest: string): void {
    if (this.engine.watch.get("focus"))
      this.engine.routers.write("wtrace", `${arrow} Focus ${module.name}${rest}\n`);
  }
}
