/** The studies that come with Frontier, loaded after the page has been shown. */
import { useEffect, useState } from "react";
import type { StudyDefinition } from "../../../study/definition.ts";

/** How many instances per part of a study a page does quickly, and how many it takes at most. */
export const FEW_IN_PAGE = 10;
export const MOST_IN_PAGE = 2000;

export function useBuiltIn(): readonly StudyDefinition[] {
  const [studies, setStudies] = useState<readonly StudyDefinition[]>([]);
  useEffect(() => {
    void import("../../../study/built-in/index.ts").then(({ builtInStudies }) =>
      setStudies(Object.values(builtInStudies)),
    );
  }, []);
  return studies;
}

/** Returns the key of the new study. */
export async function startInPage(definition: StudyDefinition, sample: number | null): Promise<string> {
  const { runInPage } = await import("./in-page/run-in-page.ts");
  return runInPage({ ...definition, sample: Math.min(sample ?? MOST_IN_PAGE, MOST_IN_PAGE) });
}
