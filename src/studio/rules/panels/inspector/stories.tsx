/** What the inspector says of a fact, an activation and a rule. */
import { useExplained } from "../../words/explain.ts";
import { useWords } from "../../words/index.ts";
import { momentText } from "../../words/moment-text.ts";
import type { Answer } from "../../worker/protocol.ts";
import { EntityButton, EntityList, Jump } from "./links.tsx";

export function FactStory({ answer }: { readonly answer: Extract<Answer, { type: "fact" }> }) {
  const words = useWords();
  return (
    <>
      <p className="inspector-fact">
        f-{answer.fact.index} {answer.fact.text}
      </p>
      <p>
        {answer.asserted.type === "firing" ? words.assertedBy : words.given}{" "}
        <Jump moment={answer.assertedAt}>{momentText(words, answer.asserted)}</Jump>
      </p>
      {answer.from.length > 0 && <EntityList title={words.fromFacts} entities={answer.from} />}
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
                <EntityButton entity={fact} />
              </li>
            ))}
          </ol>
        </>
      )}
      {answer.made.length > 0 && <EntityList title={words.made} entities={answer.made} />}
    </>
  );
}

export function ActivationStory({ answer }: { readonly answer: Extract<Answer, { type: "activation" }> }) {
  const words = useWords();
  const explained = useExplained();
  const { activation, matched, bindings, order } = answer;
  return (
    <>
      <p className="inspector-fact">
        {activation.salience} {activation.rule}: {activation.matched.join(", ")}
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
      {matched.length > 0 && <EntityList title={words.matched} entities={matched} />}
    </>
  );
}

export function RuleStory({ answer }: { readonly answer: Extract<Answer, { type: "rule" }> }) {
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
