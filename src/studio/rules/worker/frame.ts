/** What the page shows of one moment: a pure function of the trace and of what the page wants to see. */
import { classesAt, instancesAt, messagesAt } from "./object-frame.ts";
import type { ActivationRow, Ending, FactRow, Frame, RuleRow, Span, Status, Want } from "./protocol.ts";
import type { Trace } from "./trace/trace.ts";

export interface Situation {
  readonly status: Status;
  readonly input: Frame["input"];
  readonly ending: Ending;
  /** The rules that are defined now. */
  readonly rules: readonly { readonly name: string; readonly module: string }[];
  readonly modules: number;
  /** The agenda as it is now; the trace would have to sort it. */
  agenda(from: number, to: number): number[];
  readonly waiting: number;
}

/** Lines of the console that are shown when no span is wanted. */
export const LINES = 200;

export function frameOf(trace: Trace, want: Want, now: Situation): Frame {
  const position = Math.min(want.position ?? trace.last, trace.last);
  const live = position === trace.last;
  const focus = focusAt(trace, position);
  const agenda = live ? null : pastAgenda(trace, position, focus);
  const rows =
    agenda?.slice(want.agenda.from, want.agenda.to) ?? now.agenda(want.agenda.from, want.agenda.to);
  return {
    status: now.status,
    input: now.input,
    ending: now.ending,
    position,
    last: trace.last,
    moment: trace.moment(position),
    firings: trace.firingsAt(position),
    facts: factsAt(trace, position, want.facts, want.filter),
    hasClasses: trace.classes.hasOwn,
    instances: instancesAt(trace, position, want.instances, want.instanceFilter),
    agenda: {
      count: agenda?.length ?? now.waiting,
      from: want.agenda.from,
      rows: rows.map((id) => activationRow(trace, id, position)),
    },
    messages: messagesAt(trace, position, want.messages),
    console: consoleAt(trace, position, want.console),
    globals: globalsAt(trace, position),
    focus,
    modules: now.modules,
    strategy: trace.values.at("strategy", position)?.value ?? "depth",
    salienceEvaluation: trace.values.at("salience-evaluation", position)?.value ?? "when-defined",
    rules: ruleRows(trace, now.rules, position),
    classes: want.classes ? classesAt(trace, position) : null,
  };
}

function focusAt(trace: Trace, position: number): string[] {
  return (trace.values.at("focus", position)?.value ?? "").split(" ").filter((name) => name !== "");
}

/** The agenda of a moment in firing order: modules on the focus stack first. */
export function pastAgenda(
  trace: Trace,
  position: number,
  focus: readonly string[] = focusAt(trace, position),
): readonly number[] {
  const rank = (rule: number) => {
    const place = focus.indexOf(trace.rule(rule).module);
    return place < 0 ? focus.length : place;
  };
  return trace.activations.at(position, rank, focus.join(" "));
}

export function activationRow(trace: Trace, id: number, position: number): ActivationRow {
  const { activations } = trace;
  const { name, module } = trace.rule(activations.rule.at(id));
  return {
    id,
    rule: name,
    module,
    salience: activations.salience.at(id),
    matched: trace.labels(id),
    fresh: activations.born.at(id) === position,
  };
}

function factsAt(trace: Trace, position: number, span: Span, filter: string): Frame["facts"] {
  const row = (id: number): FactRow => ({ ...trace.link(id), fresh: trace.facts.born.at(id) === position });
  if (filter === "") {
    const ids = trace.facts.at(position);
    const rows = [...ids.subarray(span.from, span.to)].map(row);
    return { count: ids.length, from: span.from, rows, isWhole: true };
  }
  const { found, isWhole } = trace.facts.containing(filter, position);
  const rows = found.slice(span.from, span.to).map(row);
  return { count: found.length, from: span.from, rows, isWhole };
}

function consoleAt(trace: Trace, position: number, span: Span | null): Frame["console"] {
  const count = trace.console.countAt(position);
  const from = span?.from ?? Math.max(0, count - LINES);
  return { count, from, lines: trace.console.at(position, from, span?.to ?? count) };
}

function globalsAt(trace: Trace, position: number): Frame["globals"] {
  return trace.values
    .names()
    .filter((name) => name.startsWith("?*"))
    .flatMap((name) => {
      const found = trace.values.at(name, position);
      return found === null ? [] : [{ name, ...found }];
    });
}

function ruleRows(trace: Trace, rules: Situation["rules"], position: number): RuleRow[] {
  const waiting = trace.activations.waitingAt(position, position === trace.last);
  return rules.map(({ name, module }) => {
    const number = trace.knownRule(name, module);
    if (number === undefined) return { name, module, fired: 0, waiting: 0 };
    return { name, module, fired: trace.firingsOf(number, position), waiting: waiting[number] ?? 0 };
  });
}
