// The engine behind an Environment: it wires the parts. Each part knows it only by the interface that the part declares.

import { Agenda } from "./agenda/agenda.ts";
import { FocusStack } from "./agenda/focus.ts";
import type { RunPoints } from "./agenda/host.ts";
import type { Rule } from "./agenda/rule.ts";
import { Watch } from "./agenda/watch.ts";
import { CONSTRUCTS, KINDS } from "./construct-kinds.ts";
import { Deffacts } from "./constructs/deffacts/deffacts.ts";
import type { Deffunction } from "./constructs/deffunction/deffunction.ts";
import type { Defgeneric, MethodCall } from "./constructs/defgeneric/defgeneric.ts";
import type { Defglobal } from "./constructs/defglobal/defglobal.ts";
import { Definstances } from "./constructs/definstances/definstances.ts";
import { Template } from "./constructs/deftemplate/template.ts";
import { Modules } from "./constructs/modules.ts";
import { Calculator } from "./evaluate/code/calculator.ts";
import { CommandNames } from "./evaluate/command-names.ts";
import { DeepCalls } from "./evaluate/deep-calls.ts";
import { ErrorLog } from "./evaluate/error-log.ts";
import { Evaluation } from "./evaluate/evaluation.ts";
import type { FunctionRow } from "./evaluate/function-row.ts";
import type { Callable } from "./evaluate/procedure.ts";
import { Profile } from "./evaluate/profile.ts";
import { Fact } from "./facts/fact.ts";
import type { Firing } from "./facts/host.ts";
import { LogicalSupport } from "./facts/logical-support.ts";
import { WorkingMemory } from "./facts/working-memory.ts";
import { FileRouter } from "./host/file-router.ts";
import type { RegionFile } from "./host/region-file.ts";
import { type Host, Routers } from "./host/routers.ts";
import { PrettyBuffer } from "./language/pretty-buffer.ts";
import type { Value } from "./language/values.ts";
import { factPatterns } from "./lhs/patterns/facts.ts";
import type { PatternKind } from "./lhs/patterns/kind.ts";
import { objectPatterns } from "./lhs/patterns/objects.ts";
import { reportJoinError } from "./lhs/test-errors.ts";
import type { Defclass } from "./objects/class.ts";
import { Instance } from "./objects/instance.ts";
import { destroyAll, makeInitialObject, unmakeInstance } from "./objects/lifecycle.ts";
import { Objects } from "./objects/objects.ts";
import type { Observer } from "./observer.ts";
import type { Entity } from "./rete/entity.ts";
import { GlibcRandom } from "./rete/glibc-random.ts";
import type { Join } from "./rete/join.ts";
import { Network } from "./rete/network.ts";

export class Engine {
  readonly routers: Routers;
  readonly files: FileRouter;
  readonly pretty = new PrettyBuffer();
  readonly functions: Map<string, FunctionRow<Engine>>;
  readonly constructs = CONSTRUCTS;
  readonly modules: Modules;
  readonly facts: WorkingMemory;
  readonly agenda: Agenda;
  readonly focus: FocusStack;
  readonly logic: LogicalSupport;
  readonly objects: Objects;
  readonly network: Network;
  readonly watch: Watch;
  /** The kinds of patterns, in the order in which they are tried on a pattern. */
  readonly patternKinds: readonly PatternKind[] = [objectPatterns(this), factPatterns(this)];
  readonly random: GlibcRandom;
  // Hidden from images of the engine: observers do not go back with it.
  #observer: Observer | null = null;
  /** Notified wherever a run can be stopped and resumed; null unless firings can be undone. */
  timeline: RunPoints | null = null;

  readonly evaluation = new Evaluation();
  readonly deepCalls = new DeepCalls(this.evaluation);
  readonly profile = new Profile(() => this.routers.host.time?.() ?? 0);
  #calculator: Calculator | null = null;
  readonly methodCall: { current: MethodCall | null } = { current: null };
  /** Files of help texts that were fetched. */
  readonly regionFiles = new Map<string, RegionFile>();
  /** How many inputs are running, one inside the other. */
  private inputs = 0;

  /** The rule that is firing, and the token whose variables its actions read. */
  firing: (Firing & { readonly rule: Rule }) | null = null;
  /** The entities and multifield lengths of that token, which outlive it while the actions run. */
  firingEntities: (Entity | null)[] = [];
  firingMarks: number[][] = [];
  /** Rules fired since the last reset. */
  fired = 0;
  running = false;

  /** True while a file of constructs is being loaded and its progress is shown. */
  loading = false;
  globalsChanged = false;
  readonly errors = new ErrorLog();
  readonly options = {
    sequenceOperator: false,
    staticChecking: true,
    dynamicChecking: false,
    autoFloatDividend: true,
    incrementalReset: true,
    resetGlobals: true,
    betaResizing: true,
    profileThreshold: 0,
  };
  /** The number of the next generated name, and the names of that kind that were in use when gensym* last looked. */
  gensym = 1;
  namesInUse: Set<string> | null = null;
  readonly commandNames = new CommandNames();
  locale = "C";

  constructor(host: Host, functions: Map<string, FunctionRow<Engine>>, matchBytes: number | undefined) {
    this.routers = new Routers(host);
    this.files = new FileRouter(this.routers);
    this.routers.add(this.files);
    this.functions = functions;
    this.modules = new Modules(this, KINDS);
    this.network = new Network(this, matchBytes);
    this.random = new GlibcRandom(this.network.matches);
    this.facts = new WorkingMemory(this);
    this.agenda = new Agenda(this);
    this.focus = new FocusStack(this);
    this.logic = new LogicalSupport(this);
    this.watch = new Watch(this.modules, KINDS);
    this.objects = new Objects(this.modules);
    this.defineInitial();
    this.focus.push(this.modules.main);
    this.makeInitial();
  }

  calculator(): Calculator {
    this.#calculator ??= new Calculator(this.evaluation);
    return this.#calculator;
  }

  defineInitial(): void {
    this.objects.initialize(this);
    const template = new Template("initial-fact", this.modules.main, false, []);
    template.watch = this.watch.get("facts");
    const { main } = this.modules;
    main.constructs.deftemplate.set(template.name, template);
    const make = () => new Fact(template, []);
    const deffacts = new Deffacts(template.name, main, [make]);
    deffacts.uses = [template];
    template.useCount++;
    main.constructs.deffacts.set(template.name, deffacts);
    const makeObject = () => this.objects.matching.delay(this, () => makeInitialObject(this));
    main.constructs.definstances.set(
      "initial-object",
      new Definstances("initial-object", main, [makeObject]),
    );
  }

  get observer(): Observer | null {
    return this.#observer;
  }

  set observer(observer: Observer | null) {
    this.#observer = observer;
    this.agenda.observed = observer?.activated !== undefined || observer?.deactivated !== undefined;
  }

  get instanceCount(): number {
    return this.objects.instances.count;
  }

  deleteInstances(): void {
    destroyAll(this);
  }

  makeInitial(): void {
    const { definstances, deffacts } = this.modules.main.constructs;
    (definstances.get("initial-object") as Definstances).makeAll(this);
    (deffacts.get("initial-fact") as Deffacts).assertAll(this);
  }

  reportEarlier(join: Join, isEvaluating: boolean): void {
    if (isEvaluating) reportJoinError(this, { join });
    this.evaluation.failed = false;
  }

  /** Takes an entity out of the working memory, whatever its kind. */
  withdraw(entity: Entity): void {
    if (entity instanceof Fact) this.facts.retract(entity);
    else if (entity instanceof Instance) unmakeInstance(this, entity);
  }

  findCallable(name: string): Callable | undefined {
    return (
      this.modules.lookupCalled<Defgeneric>("defgeneric", name) ??
      this.modules.lookupCalled<Deffunction>("deffunction", name)
    );
  }

  findClass(name: string): Defclass | undefined {
    return this.objects.classes.find(name);
  }

  classOfArgument(value: Value): Defclass | undefined {
    return this.objects.classOfArgument(value);
  }

  isOfClass(value: Value, classes: readonly string[]): boolean {
    return this.objects.isOfClass(value, classes);
  }

  findGlobal(name: string): Defglobal | undefined {
    return this.modules.lookupPlain<Defglobal>("defglobal", name);
  }

  /** Forgets all that was being evaluated, after an evaluation was aborted from outside. */
  comeToRest(): void {
    this.evaluation.abandon();
    this.inputs = 0;
    this.firing = null;
    this.running = false;
    this.network.matching = false;
    this.methodCall.current = null;
  }

  /** Runs work that was given from outside. */
  input<T>(work: () => T, again?: () => unknown): T {
    if (this.inputs++ === 0) this.evaluation.settle();
    const { referenced } = this.evaluation;
    try {
      return this.timeline === null ? work() : this.timeline.input(work, again);
    } finally {
      this.evaluation.referenced = referenced;
      if (--this.inputs === 0) this.errors.flush();
    }
  }
}
