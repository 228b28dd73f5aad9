// Files opened by `open`: text read at once when opened, text written as it comes.

import type { Router, Routers } from "./routers.ts";

interface OpenFile {
  readonly path: string;
  readonly mode: string;
  readonly text: string;
  position: number;
}

export class FileRouter implements Router {
  readonly name = "files";
  readonly priority = 0;
  private readonly routers: Routers;
  private readonly open = new Map<string, OpenFile>();

  constructor(routers: Routers) {
    this.routers = routers;
  }

  handles(logicalName: string): boolean {
    return this.open.has(logicalName);
  }

  /** Opens a file under a logical name; false when that fails. */
  openFile(path: string, logicalName: string, mode: string): boolean {
    const { host } = this.routers;
    let text = "";
    if (mode.startsWith("r")) {
      const content = mode === "r" ? this.routers.readText(path) : host.readFile?.(path);
      if (content === undefined) return false;
      text = content;
    } else if (!(host.writeFile?.(path, "", mode.startsWith("a")) ?? false)) {
      return false;
    }
    this.open.set(logicalName, { path, mode, text, position: 0 });
    return true;
  }

  closeFile(logicalName: string): boolean {
    this.routers.forgetRest(logicalName);
    return this.open.delete(logicalName);
  }

  closeAll(): boolean {
    const any = this.open.size > 0;
    for (const name of this.open.keys()) this.routers.forgetRest(name);
    this.open.clear();
    return any;
  }

  write(logicalName: string, text: string): void {
    const file = this.open.get(logicalName);
    if (file !== undefined && !file.mode.startsWith("r"))
      this.routers.host.writeFile?.(file.path, text, true);
  }

  read(logicalName: string): number {
    const file = this.open.get(logicalName);
    if (file === undefined || file.position >= file.text.length) return -1;
    return file.text.charCodeAt(file.position++);
  }

  unread(logicalName: string, code: number): void {
    const file = this.open.get(logicalName);
    if (file !== undefined && code >= 0 && file.position > 0) file.position--;
  }
}
