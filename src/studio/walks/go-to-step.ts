/** Going through a walk: the page is taken to the moment of the step, and the part to look at to the front. */
import type { Language } from "../../words/languages.ts";
import { usePreferences } from "../app/preferences.ts";
import { routeHash } from "../app/route.ts";
import { packText, unpackText } from "../rules/program/program-link.ts";
import { builtInWalk } from "./built-in/index.ts";
import { useOpenWalk } from "./open-walk.ts";
import { parts } from "./parts.ts";
import { readWalk, textIn, type Walk } from "./walk.ts";

/** Opens a walk of the studio; undefined if it has none of this name. */
export async function beginNamed(name: string, step = 0): Promise<Walk | undefined> {
  const walk = await builtInWalk(name);
  if (walk !== undefined) begin(walk, { walk: name }, step);
  return walk;
}

/** Opens a walk from a file; throws a `WalkError` if it is none. */
export async function beginOwn(json: string): Promise<void> {
  const walk = readWalk(json);
  begin(walk, { own: await packText(JSON.stringify(walk)) }, 0);
}

/** Opens the walk inside a link; undefined if the link is damaged. */
export async function beginPacked(own: string, step: number): Promise<Walk | undefined> {
  const json = await unpackText(own);
  if (json === undefined) return undefined;
  const walk = readWalk(json);
  begin(walk, { own }, step);
  return walk;
}

/** A step that the walk does not have is its first or its last. */
function begin(walk: Walk, link: Readonly<Record<string, string>>, step: number): void {
  useOpenWalk.setState({ walk, link, step: 0 });
  goToStep(Math.max(0, Math.min(Math.trunc(step) || 0, walk.steps.length - 1)));
}

/** A step without an address stays where the last one before it is. */
function addressOf(walk: Walk, step: number, language: Language): string | undefined {
  const at = walk.steps.slice(0, step + 1).findLast((each) => each.at !== undefined)?.at;
  return at && textIn(at, language);
}

export function goToStep(step: number): void {
  const { walk } = useOpenWalk.getState();
  if (walk === null) return;
  useOpenWalk.setState({ step });
  const address = addressOf(walk, step, usePreferences.getState().language);
  if (address !== undefined) location.hash = `#${address}`;
  const { look } = walk.steps[step]!;
  if (look !== undefined) parts[look].open?.();
}

/** A step that shows a program of one language shows that of another as soon as it is told in the other. */
export function followLanguage(): () => void {
  return usePreferences.subscribe(({ language }, before) => {
    const { walk, step } = useOpenWalk.getState();
    if (walk !== null && addressOf(walk, step, language) !== addressOf(walk, step, before.language))
      goToStep(step);
  });
}

export function endWalk(): void {
  useOpenWalk.setState({ walk: null, link: {}, step: 0 });
}

/** The address that opens the walk at the step that is shown. */
export function linkToStep(): string {
  const { link, step } = useOpenWalk.getState();
  const hash = routeHash("learn", { ...link, ...(step > 0 && { step: String(step + 1) }) });
  return `${location.href.split("#")[0]}${hash}`;
}
