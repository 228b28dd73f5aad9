/** The answer to the last click: where a fact came from, what an activation binds, why a rule does not fire. */
import { Icon } from "../../../ui/icons.tsx";
import { ask, useRules } from "../../store.ts";
import { useWords, type Words } from "../../words/index.ts";
import type { Answer, Question } from "../../worker/protocol.ts";
import { ClassStory, InstanceStory, MessageStory } from "./object-stories.tsx";
import { ActivationStory, FactStory, RuleStory } from "./stories.tsx";
import "./inspector.css";

export function Inspector() {
  const words = useWords();
  const question = useRules((state) => state.question);
  const answer = useRules((state) => state.answer);
  const isOld = useRules((state) => state.answered !== state.question);
  if (question === null) return null;
  const title = titleOf(words, question);
  return (
    <aside className="inspector panel" aria-label={title}>
      <div className="panel-title">
        <h2>{title}</h2>
        <div className="toolbar">
          <button
            type="button"
            className="icon plain"
            aria-label={words.close}
            title={words.close}
            onClick={() => ask(null)}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      <div className="inspector-body" aria-live="polite" aria-busy={isOld} data-old={isOld || undefined}>
        {answer === null ? (
          <p className="soft" aria-busy="true">
            {words.thinking}
          </p>
        ) : (
          <AnswerText answer={answer} />
        )}
      </div>
    </aside>
  );
}

function titleOf(words: Words, { type }: Question): string {
  switch (type) {
    case "rule":
      return words.whyNot;
    case "instance":
    case "class":
    case "message":
      return words.objects[type];
    default:
      return words[type];
  }
}

function AnswerText({ answer }: { readonly answer: Answer }) {
  const words = useWords();
  switch (answer.type) {
    case "fact":
      return <FactStory answer={answer} />;
    case "instance":
      return <InstanceStory answer={answer} />;
    case "class":
      return <ClassStory answer={answer} />;
    case "message":
      return <MessageStory answer={answer} />;
    case "activation":
      return <ActivationStory answer={answer} />;
    case "rule":
      return <RuleStory answer={answer} />;
    default:
      return <p>{words.noAnswer}</p>;
  }
}
