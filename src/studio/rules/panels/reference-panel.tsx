/** The reference of the language, which is loaded when it is first seen. */
import { lazy, Suspense } from "react";
import { withWords } from "../../app/languages.ts";

const ReferenceList = lazy(() => withWords(import("../reference/reference-list.tsx")));

export function ReferencePanel() {
  return (
    <Suspense fallback={null}>
      <ReferenceList />
    </Suspense>
  );
}
