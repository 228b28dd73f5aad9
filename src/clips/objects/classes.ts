// The classes that exist: the predefined ones, and how names are looked up.

import type { Module, Modules } from "../constructs/modules.ts";
import { InstanceName, typeNameOf, type Value } from "../language/values.ts";
import { Defclass } from "./class.ts";
import type { Instance } from "./instance.ts";

/** Each predefined class with its superclasses, in the order in which they are linked. */
const HIERARCHY: readonly [name: string, ...superclasses: string[]][] = [
  ["OBJECT"],
  ["PRIMITIVE", "OBJECT"],
  ["USER", "OBJECT"],
  ["NUMBER", "PRIMITIVE"],
  ["INTEGER", "NUMBER"],
  ["FLOAT", "NUMBER"],
  ["LEXEME", "PRIMITIVE"],
  ["SYMBOL", "LEXEME"],
  ["STRING", "LEXEME"],
  ["MULTIFIELD", "PRIMITIVE"],
  ["ADDRESS", "PRIMITIVE"],
  ["EXTERNAL-ADDRESS", "ADDRESS"],
  ["FACT-ADDRESS", "ADDRESS"],
  ["INSTANCE", "PRIMITIVE"],
  ["INSTANCE-ADDRESS", "INSTANCE", "ADDRESS"],
  ["INSTANCE-NAME", "INSTANCE"],
  ["INITIAL-OBJECT", "USER"],
];

/** The order in which the predefined classes are listed. */
const LISTED =
  `FLOAT INTEGER SYMBOL STRING MULTIFIELD EXTERNAL-ADDRESS FACT-ADDRESS INSTANCE-ADDRESS INSTANCE-NAME
  OBJECT PRIMITIVE NUMBER LEXEME ADDRESS INSTANCE USER INITIAL-OBJECT`.split(/\s+/);

export class Classes {
  private readonly modules: Modules;
  private readonly system = new Map<string, Defclass>();
  private nextId = 0;
  /** `convenience` gives classes and slots more by default than `conservation`. */
  defaultsMode: "convenience" | "conservation" = "convenience";

  constructor(modules: Modules) {
    this.modules = modules;
  }

  create(name: string, module: Module): Defclass {
    return new Defclass(name, module, this.nextId++);
  }

  /** Makes the predefined classes anew in the module MAIN. */
  addSystemClasses(): void {
    const { main } = this.modules;
    this.system.clear();
    for (const [name, ...above] of HIERARCHY) {
      const made = this.create(name, main);
      made.isSystem = true;
      made.abstract = name !== "INITIAL-OBJECT";
      made.reactive = !made.abstract;
      made.superclasses = above.map((each) => this.system.get(each)!);
      for (const each of made.superclasses) each.subclasses.push(made);
      const [first] = made.superclasses;
      made.precedence = [made, ...(first?.precedence ?? [])];
      for (const each of made.superclasses.slice(1)) made.precedence.splice(2, 0, each);
      this.system.set(name, made);
    }
    for (const name of LISTED) main.constructs.defclass.set(name, this.system.get(name)!);
  }

  systemClasses(): Iterable<Defclass> {
    return this.system.values();
  }

  /** A predefined class. */
  systemClass(name: string): Defclass {
    return this.system.get(name)!;
  }

  /** True when `module` sees the class: it is predefined, its own, or imported. */
  isInScope(target: Defclass, module: Module): boolean {
    if (target.isSystem || target.module === module) return true;
    return this.modules.providers(module, "defclass", target.name).includes(target.module);
  }

  /** The class of a name without module that `module` sees. */
  inScope(name: string, module: Module = this.modules.current): Defclass | undefined {
    const system = this.system.get(name);
    if (system !== undefined) return system;
    const [from] = this.modules.providers(module, "defclass", name);
    return from?.constructs.defclass.get(name) as Defclass | undefined;
  }

  /** The class that `MODULE::name` or a name in scope stands for. */
  find(name: string): Defclass | undefined {
    const at = name.indexOf("::");
    if (at < 0) return this.inScope(name);
    const module = this.modules.find(name.slice(0, at));
    return module?.constructs.defclass.get(name.slice(at + 2)) as Defclass | undefined;
  }

  /** The class of this name in the current module, or a predefined one. */
  inModule(name: string): Defclass | undefined {
    const system = this.system.get(name);
    return system ?? (this.modules.current.constructs.defclass.get(name) as Defclass | undefined);
  }

  /** The class of a value; an instance name needs the instance that it names. */
  classOf(value: Value, named: Instance | undefined): Defclass {
    if (named !== undefined) return named.class;
    return this.systemClass(value instanceof InstanceName ? "INSTANCE-NAME" : typeNameOf(value));
  }
}
