// The object system of an engine: its classes, its instances and the message that is in progress.

import type { Modules } from "../constructs/modules.ts";
import { InstanceName, type Value } from "../language/values.ts";
import type { Defclass } from "./class.ts";
import { Classes } from "./classes.ts";
import { type Handler, handlersFor } from "./handler.ts";
import type { ObjectHost } from "./host.ts";
import { Instance } from "./instance.ts";
import { InstanceStore } from "./instance-store.ts";
import { ObjectMatching } from "./matching.ts";
import type { MessageCall } from "./messages.ts";
import { SlotNames } from "./slot-names.ts";
import { addSystemHandlers } from "./system-handlers.ts";

export class Objects {
  readonly classes: Classes;
  readonly instances: InstanceStore;
  readonly slotNames = new SlotNames();
  readonly matching = new ObjectMatching();
  /** The innermost message that is being handled. */
  message: MessageCall | null = null;
  /** False while a copy is made without messages. */
  initializesByMessage = true;
  /** The messages that modify or duplicate carry are valid only inside of those functions. */
  changeExpected = false;
  /** Counts the changes of classes and handlers. */
  revision = 0;

  constructor(modules: Modules) {
    this.classes = new Classes(modules);
    this.instances = new InstanceStore(modules, this.classes);
  }

  /** Makes the predefined classes and their handlers, after everything else is gone. */
  initialize(host: ObjectHost): void {
    this.handlersChanged();
    this.matching.clear();
    this.classes.addSystemClasses();
    for (const each of this.classes.systemClasses()) {
      each.watchInstances = host.watch.get("instances");
      each.watchSlots = host.watch.get("slots");
    }
    addSystemHandlers(host, this.classes.systemClass("USER"));
  }

  /** The handlers for a message to an instance of a class. */
  handlersOf(target: Defclass, message: string): Handler[] | null {
    const { dispatch } = target;
    if (dispatch.revision !== this.revision) {
      dispatch.handlers.clear();
      dispatch.revision = this.revision;
    }
    let found = dispatch.handlers.get(message);
    if (found === undefined) {
      found = handlersFor(target, message);
      dispatch.handlers.set(message, found);
    }
    return found;
  }

  handlersChanged(): void {
    this.revision++;
  }

  /** The class of a value; undefined for the name or address of an instance that does not exist. */
  classOfArgument(value: Value): Defclass | undefined {
    if (value instanceof Instance) return value.retracted ? undefined : value.class;
    if (value instanceof InstanceName) return this.instances.find(value.name)?.class;
    return this.classOf(value);
  }

  /** False for an instance, or the name of one, that belongs to none of the classes of these names. */
  isOfClass(value: Value, names: readonly string[]): boolean {
    if (!(value instanceof InstanceName) && !(value instanceof Instance)) return true;
    const instance = value instanceof Instance ? value : this.instances.find(value.name);
    return names.some((name) => {
      const allowed = this.classes.find(name);
      return allowed !== undefined && instance?.class.isA(allowed) === true;
    });
  }

  /** The class of a value; for the name of an instance that does not exist, INSTANCE-NAME. */
  classOf(value: Value): Defclass {
    if (value instanceof Instance) return value.class;
    const named = value instanceof InstanceName ? this.instances.find(value.name) : undefined;
    return this.classes.classOf(value, named);
  }
}
