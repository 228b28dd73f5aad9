/** Answers about objects: where an instance came from and what changed it, what a class has, who handled a message. */
import { messageRow } from "./object-frame.ts";
import type { Answer, Question } from "./protocol.ts";
import type { Trace } from "./trace/trace.ts";

/** Instances and changes named in one answer. */
const MOST = 30;

const nothing: Answer = { type: "none" };

export function aboutInstance(trace: Trace, id: number, position: number): Answer {
  const { instances } = trace;
  if (id < 0 || id >= instances.count) return nothing;
  const madeAt = instances.born.at(id);
  const deletedAt = instances.died.at(id);
  const isGone = deletedAt <= trace.last;
  // Once it is deleted, it stays as it was in the end; before it was made, it is as it will be.
  const seen = Math.max(madeAt, Math.min(position, deletedAt));
  return {
    type: "instance",
    instance: trace.instanceLink(id, seen),
    module: instances.head(id).class.module.name,
    slots: instances.slotsAt(id, seen),
    changes: instances
      .changesUpTo(id, seen, MOST)
      .map((change) => ({ ...change, by: trace.moment(change.moment) })),
    made: trace.moment(madeAt),
    madeAt,
    from: trace.usedAt(madeAt),
    deleted: isGone ? trace.moment(deletedAt) : null,
    deletedAt: isGone ? deletedAt : null,
  };
}

export function aboutClass(
  trace: Trace,
  { name, module, position }: Extract<Question, { type: "class" }>,
): Answer {
  const found = trace.classes.at(position).find((each) => each.name === name && each.module === module);
  if (found === undefined) return nothing;
  const { precedence, abstract, reactive, slots, handlers } = found;
  const ids = Array.from(trace.instances.at(position)).filter((id) => {
    const of = trace.instances.head(id).class;
    return of.name === name && of.module.name === module;
  });
  return {
    type: "class",
    name,
    precedence,
    abstract,
    reactive,
    slots,
    handlers,
    instances: ids.slice(0, MOST).map((id) => trace.instanceLink(id, position)),
    count: ids.length,
  };
}

export function aboutMessage(trace: Trace, id: number): Answer {
  const message = trace.messages.message(id);
  if (message === undefined) return nothing;
  const { instance, moment, handlers } = message;
  return {
    type: "message",
    message: messageRow(trace, id, message),
    instance: instance < 0 ? null : trace.instanceLink(instance, moment),
    handlers: handlers.map(({ name, type, class: of }) => ({ name, type, class: of.name })),
    sent: trace.moment(moment),
    sentAt: moment,
  };
}
