/** The sign that a path does not begin where its list begins. */
import { whole } from "../numbers.ts";
import { useWords } from "../words/index.ts";

export function Earlier({
  count,
  as: Element = "span",
}: {
  readonly count: number;
  readonly as?: "span" | "li";
}) {
  const words = useWords();
  if (count <= 0) return null;
  return <Element className="watch-earlier soft">… {words.earlier(whole(count))}</Element>;
}
