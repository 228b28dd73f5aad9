/** Where a newcomer begins: the command that gives the program its first facts, as long as nothing has fired or can. */
import { usableCommands } from "../program/program.ts";
import { enter, useRules } from "../store.ts";
import { useWords } from "../words/index.ts";

/** The command to begin with; null where rules can fire, have fired, or the program asks something. */
export function useBeginning(): string | null {
  const program = useRules((state) => state.program);
  const isStill = useRules(
    ({ frame, want }) =>
      frame?.status === "idle" && frame.agenda.count === 0 && frame.firings === 0 && want.position === null,
  );
  const [first] = usableCommands(program);
  return isStill && first !== undefined && first !== "(run)" ? first : null;
}

export function BeginHint({ command }: { readonly command: string }) {
  const words = useWords();
  return (
    <>
      {words.beginWith}{" "}
      <button type="button" className="rules-command" onClick={() => enter(command)}>
        {command}
      </button>
    </>
  );
}
