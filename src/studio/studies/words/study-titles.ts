/** Titles and questions of the built-in studies in the chosen language; a user's own study stays as it was written. */
import { studyText } from "../../../words/studies/index.ts";
import { usePreferences } from "../../app/preferences.ts";

interface About {
  readonly title: string;
  readonly question: string;
}

/** A function that gives the title and the question of a study. */
export function useStudyTitle(): (study: About) => About {
  const text = studyText(usePreferences(({ language }) => language));
  return ({ title, question }) => ({ title: text(title), question: text(question) });
}
