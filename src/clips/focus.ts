// The focus stack: the modules whose rules fire, the current one last. The module in focus becomes the current module.

import type { Core } from "./core.ts";
import type { Module } from "./modules.ts";

export class FocusStack {
  private readonly core: Core;
  stack: Module[] = [];

  constructor(core: Core) {
    this.core = core;
  }

  get current(): Module | null {
    return this.stack.at(-1) ?? null;
  }

  push(module: Module): void {
    const before = this.current;
    this.core.modules.current = module;
    if (before === module) return;
    this.stack.push(module);
    this.trace("==>", module, before === null ? "" : ` from ${before.name}`);
    this.core.observer?.focused?.(module, true);
  }

  pop(): Module | null {
    const module = this.stack.pop() ?? null;
    if (module !== null) {
      this.core.modules.current = this.current ?? this.core.modules.current;
      this.trace("<==", module, this.current === null ? "" : ` to ${this.current.name}`);
      this.core.observer?.focused?.(module, false);
    }
    return module;
  }

  clear(): void {
    while (this.stack.length > 0) this.pop();
  }

  private trace(arrow: string, module: Module, rest: string): void {
    if (this.core.watch.get("focus"))
      this.core.routers.write("wtrace", `${arrow} Focus ${module.name}${rest}\n`);
  }
}
