// Which texts know each other: those that one text loads, and what these load. A text that others load is read as a part of
// what they begin.

import { type Diagnostic, diagnose, type LoadCommand, loadIn } from "./diagnostics.ts";
import { Program, readSource, type Source } from "./program.ts";
import { isList, type SyntaxNode, type SyntaxTree } from "./syntax-tree.ts";

/** Finds the text that a path in another one means. */
export type Resolve = (from: string, path: string) => string | undefined;

export class Project {
  private readonly sources = new Map<string, Source>();
  private readonly programs = new Map<string, Program>();

  constructor(private readonly resolve: Resolve) {}

  /** Gives a text, or takes it away. */
  set(uri: string, text: string | null): void {
    if (this.sources.get(uri)?.tree.text === text) return;
    if (text === null) this.sources.delete(uri);
    else this.sources.set(uri, readSource(uri, text));
    this.programs.clear();
  }

  source(uri: string): Source | undefined {
    return this.sources.get(uri);
  }

  all(): Source[] {
    return [...this.sources.values()];
  }

  /** The text with everything that it knows. */
  program(uri: string): Program {
    let program = this.programs.get(uri);
    if (program === undefined) {
      const members = new Set(this.roots(uri).flatMap((root) => [...this.reached(root)]));
      program = new Program([...members]);
      for (const each of members) if (this.hasSameRoots(each.uri, uri)) this.programs.set(each.uri, program);
    }
    return program;
  }

  /** The errors of a text, and of the others that it is read together with. */
  diagnose(uri: string): Diagnostic[] {
    const follow = (from: Source, path: string) => this.target(from, path);
    const found = this.roots(uri).flatMap((root) => diagnose(this.sources.get(root)!, follow));
    return found.filter((each, i) => found.findIndex((other) => isSame(each, other)) === i);
  }

  private hasSameRoots(one: string, other: string): boolean {
    return this.roots(one).join("\n") === this.roots(other).join("\n");
  }

  target(from: Source, path: string): Source | undefined {
    const uri = this.resolve(from.uri, path);
    return uri === undefined ? undefined : this.sources.get(uri);
  }

  /** A text and what it loads, in that order. */
  private reached(uri: string): Set<Source> {
    const first = this.sources.get(uri);
    const reached = new Set(first === undefined ? [] : [first]);
    for (const source of reached)
      for (const { path } of loadsIn(source.tree)) {
        const target = this.target(source, path);
        if (target !== undefined) reached.add(target);
      }
    return reached;
  }

  /** The texts that load this one, directly or not, and that nobody loads; itself if there are none. */
  private roots(uri: string): string[] {
    const loaders = new Map<Source, Source[]>();
    for (const source of this.sources.values())
      for (const { path } of loadsIn(source.tree)) {
        const target = this.target(source, path);
        if (target !== undefined && target !== source)
          loaders.set(target, [...(loaders.get(target) ?? []), source]);
      }
    const own = this.sources.get(uri);
    const above = new Set(own === undefined ? [] : [own]);
    for (const source of above) for (const loader of loaders.get(source) ?? []) above.add(loader);
    const roots = [...above].filter((source) => !loaders.has(source)).map((source) => source.uri);
    return roots.length > 0 ? roots : [uri];
  }
}

function isSame(one: Diagnostic, other: Diagnostic): boolean {
  return one.uri === other.uri && one.at.from === other.at.from && one.message === other.message;
}

const loads = new WeakMap<SyntaxTree, LoadCommand[]>();

/** The files that a text loads, at the top or in its functions and rules. */
export function loadsIn(tree: SyntaxTree): LoadCommand[] {
  let found = loads.get(tree);
  if (found !== undefined) return found;
  found = [];
  const open: SyntaxNode[] = [...tree.children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const load = loadIn(node);
    if (load !== undefined) found.push(load);
    if (isList(node)) open.push(...node.children);
  }
  found.sort((a, b) => a.from - b.from);
  loads.set(tree, found);
  return found;
}
