/** The answer to the last click: where a fact came from, what an activation binds, why a rule does not fire. */
import { Icon } from "../../ui/icons.tsx";
import { ask, seek, useRules } from "../store.ts";
import { useExplained } from "../words/explain/index.ts";
import { useWords } from "../words/index.ts";
import { momentText } from "../words/moment-text.ts";
import type { Answer, FactLink } from "../worker/protocol.ts";
import "./inspector.css";

export function Inspector() {
  const words = useWords();
  const question = useRules((state) => state.question);
  const answer = useRules((state) => state.answer);
  if (question === null) return null;
  return (
    <aside className="inspector panel" aria-label={words[titles[question.type]]}>
      <div className="panel-title">
        <h2>{words[titles[question.type]]}</h2>
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
      <div className="inspector-body" aria-live="polite">
        {answer === null ? <p className="soft">{words.thinking}</p> : <AnswerText answer={answer} />}
      </div>
    </aside>
  );
}

const titles = { fact: "fact", activation: "activation", rule: "whyNot", network: "network" } as const;

function AnswerText({ answer }: { readonly answer: Answer }) {
  const words = useWords();
  switch (answer.type) {
    case "fact":
      return <FactStory answer={answer} />;
    case "activation":
      return <ActivationStory answer={answer} />;
    case "rule":
      return <RuleStory answer={answer} />;
    default:
      return <p>{words.noAnswer}</p>;
  }
}

function FactStory({ answer }: { readonly answer: Extract<Answer, { type: "fact" }> }) {
  const words = useWords();
  return (
    <>
      <FactText fact={answer.fact} />
      <p>
        {answer.asserted.type === "firing" ? words.assertedBy : words.given}{" "}
        <Jump moment={answer.assertedAt}>{momentText(words, answer.asserted)}</Jump>
      </p>
      {answer.from.length > 0 && <FactList title={words.fromFacts} facts={answer.from} />}
      {answer.retracted !== null && answer.retractedAt !== null && (
        <p>
          {words.retractedBy} <Jump moment={answer.retractedAt}>{momentText(words, answer.retracted)}</Jump>
        </p>
      )}
      {answer.line.length > 1 && (
        <>
          <h3>{words.line}</h3>
          <ol className="inspector-line">
            {answer.line.map(({ moment, number, rule, fact }) => (
              <li key={moment}>
                <Jump moment={moment}>{words.firing(number, rule, `f-${fact.index}`)}</Jump>
                <FactButton fact={fact} />
              </li>
            ))}
          </ol>
        </>
      )}
      {answer.made.length > 0 && <FactList title={words.made} facts={answer.made} />}
    </>
  );
}

function ActivationStory({ answer }: { readonly answer: Extract<Answer, { type: "activation" }> }) {
  const words = useWords();
  const explained = useExplained();
  const { activation, facts, bindings, order } = answer;
  return (
    <>
      <p className="inspector-fact">
        {activation.salience} {activation.rule}: {activation.facts.join(", ")}
      </p>
      <h3>{words.bindings}</h3>
      {bindings.length === 0 ? (
        <p className="soft">{words.noBindings}</p>
      ) : (
        <dl className="inspector-bindings">
          {bindings.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {order.length > 0 && (
        <>
          <h3>{words.whyHere}</h3>
          <p>{order.map(explained).join(" ")}</p>
        </>
      )}
      <FactList title={words.facts} facts={facts} />
    </>
  );
}

function RuleStory({ answer }: { readonly answer: Extract<Answer, { type: "rule" }> }) {
  const words = useWords();
  const explained = useExplained();
  return (
    <>
      <p>
        <strong>{answer.name}</strong>: {words.states[answer.state]}
      </p>
      {answer.said.map((said, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the alternatives of a rule keep their places
        <p key={i}>
          {answer.said.length > 1 && `${words.alternative(i + 1)}: `}
          {explained(said)}
        </p>
      ))}
      {answer.alternatives.map(({ steps }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the alternatives of a rule keep their places
        <ol key={i} className="inspector-steps">
          {steps.map((step, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the patterns of a rule keep their places
            <li key={j} data-dead={step.survive === 0 || undefined}>
              <code>{step.text}</code>
              {step.survive !== null && <span className="numbers soft">{words.matches(step.survive)}</span>}
              {step.notes.map(explained).map((note) => (
                <p key={note}>{note}</p>
              ))}
            </li>
          ))}
        </ol>
      ))}
    </>
  );
}

function FactList({ title, facts }: { readonly title: string; readonly facts: readonly FactLink[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="inspector-facts">
        {facts.map((fact) => (
          <li key={fact.id}>
            <FactButton fact={fact} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FactText({ fact }: { readonly fact: FactLink }) {
  return (
    <p className="inspector-fact">
      f-{fact.index} {fact.text}
    </p>
  );
}

function FactButton({ fact }: { readonly fact: FactLink }) {
  return (
    <button
      type="button"
      className="rules-row"
      title={fact.text}
      onClick={() => ask({ type: "fact", id: fact.id })}
    >
      <span className="rules-index">f-{fact.index}</span>
      <span className="rules-text">{fact.text}</span>
    </button>
  );
}

function Jump({ moment, children }: { readonly moment: number; readonly children: string }) {
  const words = useWords();
  return (
    <button type="button" className="inspector-jump" title={words.goThere} onClick={() => seek(moment)}>
      {children}
    </button>
  );
}
