/** What the page shows of classes, instances and messages at one moment: a pure function of the trace. */
import {
  type ClassRow,
  type Frame,
  type InstanceRow,
  type MessageRow,
  MOST_SEARCHED,
  type Span,
} from "./protocol.ts";
import { valueText } from "./trace/kept-value.ts";
import type { SentMessage } from "./trace/message-history.ts";
import type { Trace } from "./trace/trace.ts";

export function instancesAt(
  trace: Trace,
  position: number,
  span: Span | null,
  filter: string,
): Frame["instances"] {
  const ids = trace.instances.at(position);
  if (span === null) return { count: ids.length, from: 0, rows: [] };
  const { from, to } = span;
  const found = filter === "" ? ids : filtered(trace, position, ids, filter);
  const rows = Array.from(found.slice(from, to), (id) => instanceRow(trace, id, position));
  return { count: found.length, from, rows };
}

function instanceRow(trace: Trace, id: number, position: number): InstanceRow {
  const { name, class: of } = trace.instances.head(id);
  const slots = trace.instances.slotsAt(id, position);
  const fresh = trace.instances.born.at(id) === position || slots.some((slot) => slot.fresh);
  return { id, name, class: of.name, slots, fresh };
}

function filtered(trace: Trace, position: number, ids: Int32Array, filter: string): number[] {
  const wanted = filter.toLowerCase();
  return Array.from(ids.subarray(0, MOST_SEARCHED)).filter((id) => {
    const { name, class: of, text } = trace.instanceLink(id, position);
    return `[${name}] of ${of} ${text}`.toLowerCase().includes(wanted);
  });
}

export function messagesAt(trace: Trace, position: number, span: Span | null): Frame["messages"] {
  const { from: first, to: end, sent } = trace.messages.at(position);
  const isForgotten = trace.messages.isForgotten(position);
  const rows: MessageRow[] = [];
  const from = span?.from ?? 0;
  for (let number = first + from; number < Math.min(end, first + (span?.to ?? 0)); number++) {
    rows.push(messageRow(trace, number, trace.messages.message(number)!));
  }
  return { count: end - first, sent, isForgotten, from, rows };
}

export function messageRow(trace: Trace, id: number, message: SentMessage): MessageRow {
  const { depth, name, instance, receiver, args, value } = message;
  return {
    id,
    depth,
    receiver: receiver === null ? trace.instances.label(instance) : valueText(receiver),
    name,
    arguments: args.map(valueText).join(" "),
    value: value === null ? null : valueText(value),
  };
}

export function classesAt(trace: Trace, position: number): ClassRow[] {
  const counts = trace.instances.countsAt(position);
  return trace.classes.at(position).map(({ name, module, superclasses, isPredefined, abstract }) => {
    const instances = counts.get(`${module}::${name}`) ?? 0;
    return { name, module, superclasses, isPredefined, abstract, instances };
  });
}
