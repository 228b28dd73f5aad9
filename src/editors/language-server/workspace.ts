/** The files of the editor's folders and the texts that are open in it, as one project of the language service. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { TextDocument } from "vscode-languageserver-textdocument";
import { textOfBytes } from "../../clips/index.ts";
import type { Source } from "../../clips/service/program.ts";
import { loadsIn, Project } from "../../clips/service/project.ts";

/** More files than this, or larger ones, are not read unless they are opened or loaded. */
const MOST_FILES = 2000;
const MOST_BYTES = 2_000_000;

export class Workspace {
  readonly project = new Project((from, path) => this.resolve(from, path));
  /** By their own address, the address under which the editor has opened a text. */
  private readonly open = new Map<string, string>();
  private readonly documents = new WeakMap<Source, TextDocument>();
  private folders: string[] = [];

  /** Reads the programs in the editor's folders. */
  addFolders(uris: readonly string[]): void {
    const paths = uris.flatMap((uri) => pathOf(uri) ?? []);
    this.folders.push(...paths);
    let left = MOST_FILES;
    for (const path of paths)
      for (const file of programsIn(path)) if (left-- > 0) this.readFile(pathToFileURL(file).href);
  }

  /** A text as the editor has it, from when it is opened until it is closed. */
  opened(uri: string, text: string): void {
    this.open.set(ownUri(uri), uri);
    this.set(ownUri(uri), text);
  }

  closed(uri: string): void {
    this.open.delete(ownUri(uri));
    this.readFile(ownUri(uri));
  }

  /** A file has changed on the disk; what is open in the editor counts more. */
  changed(uri: string): void {
    if (!this.open.has(ownUri(uri))) this.readFile(ownUri(uri));
  }

  source(uri: string): Source | undefined {
    return this.project.source(ownUri(uri));
  }

  /** The address that the editor knows. */
  editorUri(uri: string): string {
    return this.open.get(uri) ?? uri;
  }

  /** For positions as lines and characters. */
  document(source: Source): TextDocument {
    let document = this.documents.get(source);
    if (document === undefined) {
      document = TextDocument.create(source.uri, "clips", 0, source.tree.text);
      this.documents.set(source, document);
    }
    return document;
  }

  private set(uri: string, text: string | null): void {
    this.project.set(uri, text);
    const source = this.project.source(uri);
    for (const { path } of source === undefined ? [] : loadsIn(source.tree)) {
      const target = this.resolve(uri, path);
      if (target !== undefined && this.project.source(target) === undefined) this.readFile(target);
    }
  }

  private readFile(uri: string): void {
    const path = pathOf(uri);
    const text = path === undefined ? null : textOf(path);
    this.set(uri, text);
  }

  /** A path counts from the file that names it, or from one of the folders, whichever exists. */
  private resolve(from: string, path: string): string | undefined {
    const own = pathOf(from);
    const starts = [...(own === undefined ? [] : [dirname(own)]), ...this.folders];
    const uris = starts.map((start) => pathToFileURL(resolve(start, path)).href);
    return uris.find((uri) => this.project.source(uri) !== undefined || isFile(pathOf(uri)!));
  }
}

/** One address for one file, however the editor writes it. */
function ownUri(uri: string): string {
  const path = pathOf(uri);
  return path === undefined ? uri : pathToFileURL(path).href;
}

function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function textOf(path: string): string | null {
  try {
    return !isFile(path) || statSync(path).size > MOST_BYTES ? null : textOfBytes(readFileSync(path));
  } catch {
    return null;
  }
}

const LEFT_OUT = new Set(["node_modules", "dist", "build", "target"]);

/** The programs below a folder, those of nearer folders first. */
function* programsIn(folder: string): Generator<string> {
  const folders = [folder];
  for (const each of folders) {
    for (const entry of entriesOf(each)) {
      const path = join(each, entry.name);
      if (entry.isFile() && /\.clp$/i.test(entry.name)) yield path;
      else if (entry.isDirectory() && !entry.name.startsWith(".") && !LEFT_OUT.has(entry.name))
        folders.push(path);
    }
    if (folders.length > MOST_FILES) return;
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
