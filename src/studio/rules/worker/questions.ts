/** Answers to what a user asks by a click: where a fact came from, what an activation binds, why a rule does not fire. */
import { type ActivationData, type Environment, formatValue } from "../../../clips/index.ts";
import type { RuleEngine } from "./engine.ts";
import { activationRow } from "./frame.ts";
import { aboutClass, aboutInstance, aboutMessage } from "./object-questions.ts";
import type { Answer, FactLink, Question, TreeQuestion } from "./protocol.ts";
import { ruleTreeNodes } from "./search-tree.ts";
import type { Session } from "./session.ts";
import type { Trace } from "./trace/trace.ts";

/** Facts named in one answer. */
const MOST = 30;

export function answerTo(session: Session, question: Question | TreeQuestion): Answer {
  switch (question.type) {
    case "fact":
      return aboutFact(session.engine.trace, question.id);
    case "instance":
      return aboutInstance(session.engine.trace, question.id, question.position);
    case "class":
      return aboutClass(session.engine.trace, question);
    case "message":
      return aboutMessage(session.engine.trace, question.id);
    case "activation":
      return aboutActivation(session, question.id, question.position);
    case "rule":
      return aboutRule(session.engineAt(question.position).environment, question);
    case "network":
      return { type: "network", ...session.engineAt(question.position).environment.network() };
    case "tree":
      return { type: "tree", position: question.position, tree: session.tree(question.position) };
    case "tree-nodes":
      return { type: "tree-nodes", nodes: treeNodes(session.engine, question.ids) };
    case "values":
      return { type: "values", values: valuesOf(session.engine.environment, question.expressions) };
  }
}

function valuesOf(environment: Environment, expressions: readonly string[]): (string | null)[] {
  return expressions.map((expression) => {
    const value = environment.evaluate(expression);
    return value === undefined ? null : formatValue(value);
  });
}

function treeNodes(engine: RuleEngine, ids: readonly number[]) {
  return ruleTreeNodes(engine.trace, ids, engine.previews());
}

const nothing: Answer = { type: "none" };

function aboutActivation(session: Session, id: number, position: number): Answer {
  const { trace } = session.engine;
  if (id < 0 || id >= trace.activations.count) return nothing;
  const activation = activationRow(trace, id, position);
  const isThere = trace.activations.isOnAgenda(id, position);
  // What it binds is asked at a moment at which it was there.
  const { environment } = session.engineAt(isThere ? position : trace.activations.born.at(id));
  const same = (other: ActivationData) =>
    other.rule === activation.rule &&
    other.module === activation.module &&
    other.matched.join() === activation.matched.join();
  const place = environment.agenda().findIndex(same);
  const ordered = environment.order().modules.flatMap(({ activations }) => activations);
  const at = ordered.findIndex(same);
  const reasons = [ordered[at - 1]?.beforeNext, ordered[at]?.beforeNext];
  return {
    type: "activation",
    activation,
    matched: trace.matchedLinks(id, position),
    bindings: (environment.bindings(place) ?? []).map(({ name, value }) => ({ name: `?${name}`, value })),
    order: isThere ? reasons.flatMap((reason) => (reason ? [reason.said] : [])) : [],
  };
}

function aboutRule(environment: Environment, { name, module }: { name: string; module: string }): Answer {
  const found = environment.whyNot(`${module}::${name}`);
  if (found === undefined) return nothing;
  return {
    type: "rule",
    name,
    state: found.state,
    said: found.said,
    alternatives: found.alternatives.map(({ steps, failing, nearest }) => ({
      steps: steps.map((step, i) => ({
        text: step.text,
        survive: step.survive,
        notes: i === failing ? nearest.map((near) => near.said) : [],
      })),
    })),
  };
}

function aboutFact(trace: Trace, id: number): Answer {
  const { facts } = trace;
  if (id < 0 || id >= facts.count) return nothing;
  const assertedAt = facts.born.at(id);
  const retractedAt = facts.died.at(id);
  const isGone = retractedAt <= trace.last;
  return {
    type: "fact",
    fact: trace.link(id),
    asserted: trace.moment(assertedAt),
    assertedAt,
    from: trace.usedAt(assertedAt),
    line: lineOf(trace, id),
    retracted: isGone ? trace.moment(retractedAt) : null,
    retractedAt: isGone ? retractedAt : null,
    made: madeFrom(trace, id),
  };
}

/** The facts and firings from which a fact comes, back to one that no rule made. */
function lineOf(trace: Trace, id: number) {
  const line: Extract<Answer, { type: "fact" }>["line"][number][] = [];
  for (
    let at = id, parent = trace.facts.parent.at(at);
    parent >= 0;
    at = parent, parent = trace.facts.parent.at(at)
  ) {
    const moment = trace.facts.born.at(at);
    const what = trace.moment(moment);
    if (what.type !== "firing" || line.length > 1000) break;
    line.push({ moment, number: what.number, rule: what.rule, fact: trace.link(parent) });
  }
  return line;
}

function madeFrom(trace: Trace, id: number): FactLink[] {
  const made: FactLink[] = [];
  for (let other = id + 1; other < trace.facts.count && made.length < MOST; other++) {
    if (trace.facts.parent.at(other) === id) made.push(trace.link(other));
  }
  return made;
}
