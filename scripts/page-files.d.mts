interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: string[]; readonly dynamicallyImportedIds: string[] } | null;
}

export function pageFiles(folder: string): (id: string, graph: Graph) => string | null;
