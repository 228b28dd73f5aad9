// The engine behind an Environment: its parts, the state of evaluation, and what constructs have in common.
// Parts know each other through this object only.

import { Agenda } from "./agenda/agenda.ts";
import { FocusStack } from "./agenda/focus.ts";
import { Watch } from "./agenda/watch.ts";
import { Deffacts } from "./constructs/deffacts/deffacts.ts";
import type { Deffunction } from "./constructs/deffunction/deffunction.ts";
import type { Defgeneric, GenericCall } from "./constructs/defgeneric/generics.ts";
import type { Defglobal } from "./constructs/defglobal/defglobal.ts";
import type { Defrule } from "./constructs/defrule/defrule.ts";
import { Template } from "./constructs/deftemplate/template.ts";
import { KINDS, type Kind, Modules } from "./constructs/modules.ts";
import type { Scope } from "./evaluate/compile.ts";
import { ErrorLog } from "./evaluate/error-log.ts";
import {
  abort,
  EvaluationError,
  fail,
  failParse,
  printError,
  SyntaxProblem,
  wrongType,
} from "./evaluate/messages.ts";
import { Fact } from "./facts/fact.ts";
import { LogicalSupport } from "./facts/logical-support.ts";
import { WorkingMemory } from "./facts/working-memory.ts";
import { functionTable } from "./functions/index.ts";
import { GlibcRandom } from "./functions/random.ts";
import type { RegionFile } from "./functions/regions.ts";
import { FileRouter } from "./host/file-router.ts";
import { type Host, Routers } from "./host/routers.ts";
import { expressionText } from "./language/expression-text.ts";
import type { Expression, FunctionRow, Thunk } from "./language/expressions.ts";
import { quote } from "./language/format-values.ts";
import { PrettyBuffer } from "./language/pretty-buffer.ts";
import { FALSE, Sym, type Value, VOID } from "./language/values.ts";
import { factPatterns } from "./lhs/patterns/facts.ts";
import type { PatternKind } from "./lhs/patterns/kind.ts";
import type { Observer } from "./observer.ts";
import type { Entity } from "./rete/entity.ts";
import type { Token } from "./rete/match-table.ts";
import { Network } from "./rete/network.ts";

/** The points of a run to which it can be taken back. */
export interface RunPoints {
  runBegins(): void;
  betweenFirings(): void;
  /** Something given from outside is worked on; a part of another input is no input of its own. */
  input<T>(work: () => T, again?: () => unknown): T;
}

const MAX_CALL_DEPTH = 4000;

export class Core {
  readonly routers: Routers;
  readonly files: FileRouter;
  readonly pretty = new PrettyBuffer();
  readonly functions: Map<string, FunctionRow>;
  readonly modules: Modules;
  readonly facts: WorkingMemory;
  readonly agenda: Agenda;
  readonly focus: FocusStack;
  readonly logic: LogicalSupport;
  readonly network: Network;
  readonly watch: Watch;
  /** The kinds of patterns, in the order in which they are asked whether a pattern is theirs. */
  readonly patternKinds: readonly PatternKind[] = [factPatterns(this)];
  readonly random = new GlibcRandom();
  observer: Observer | null = null;
  /** Told where a run can be stopped and taken up again; null unless firings can be undone. */
  timeline: RunPoints | null = null;

  /** The variables of the body that is running. */
  frame: (Value | undefined)[] = [];
  /** 0: going on; 1: `break` was called; 2: `return` was called with `returned`. */
  flow: 0 | 1 | 2 = 0;
  returned: Value = FALSE;
  /** Files of help texts that were fetched. */
  readonly regionFiles = new Map<string, RegionFile>();
  readonly topBindings = new Map<string, Value>();
  callDepth = 0;
  /** Inputs at work, one inside the other. */
  private inputs = 0;

  /** The rule that is firing, and the token whose variables its actions read. */
  firing: { readonly rule: Defrule; readonly token: Token } | null = null;
  /** The entities and multifield lengths of that token, which outlive it while the actions run. */
  firingEntities: (Entity | null)[] = [];
  firingMarks: number[][] = [];
  /** Rules fired since the last reset. */
  fired = 0;
  haltRules = false;
  running = false;
  /** True while a command typed at the top level is parsed. */
  topLevel = false;
  genericCall: GenericCall | null = null;
  /** Asked between firings: true stops the run. */
  stop: { aborted: boolean } = { aborted: false };

  /** True while constructs are loaded from a file with its progress shown. */
  loading = false;
  globalsChanged = false;
  readonly errors = new ErrorLog();
  lastError: { code: string; text: string } | null = null;
  readonly options = {
    sequenceOperator: false,
    staticChecking: true,
    dynamicChecking: false,
    autoFloatDividend: true,
    incrementalReset: true,
    resetGlobals: true,
    betaResizing: true,
    conserveMemory: false,
    profileThreshold: 0,
  };
  gensym = 1;
  locale = "C";

  constructor(host: Host) {
    this.routers = new Routers(host);
    this.files = new FileRouter(this.routers);
    this.routers.add(this.files);
    this.functions = functionTable();
    this.modules = new Modules(this);
    this.network = new Network(this);
    this.facts = new WorkingMemory(this);
    this.agenda = new Agenda(this);
    this.focus = new FocusStack(this);
    this.logic = new LogicalSupport(this);
    this.watch = new Watch(this);
    this.addInitialFact();
    this.focus.push(this.modules.main);
    this.assertInitialFact();
  }

  addInitialFact(): void {
    const template = new Template("initial-fact", this.modules.main, false, []);
    template.watch = this.watch.get("facts");
    const { main } = this.modules;
    main.constructs.deftemplate.set(template.name, template);
    const make = () => new Fact(template, []);
    main.constructs.deffacts.set(template.name, new Deffacts(template.name, main, [make], []));
  }

  assertInitialFact(): void {
    (this.modules.main.constructs.deffacts.get("initial-fact") as Deffacts).assertAll(this);
  }

  /** Takes an entity out of the working memory, whatever its kind. */
  withdraw(entity: Entity): void {
    if (entity instanceof Fact) this.facts.retract(entity);
  }

  findDeffunction(name: string): Deffunction | undefined {
    return this.modules.lookupCalled<Deffunction>("deffunction", name);
  }

  findGeneric(name: string): Defgeneric | undefined {
    return this.modules.lookupCalled<Defgeneric>("defgeneric", name);
  }

  findGlobal(name: string): Defglobal | undefined {
    return this.modules.lookupPlain<Defglobal>("defglobal", name);
  }

  readGlobal(name: string): Value {
    const global = this.findGlobal(name);
    if (global === undefined) fail(this, "GLOBLDEF", 1, `Global variable ?*${name}* is unbound.\n`);
    return global.value;
  }

  undefinedGlobal(name: string): never {
    return failParse(
      this,
      "GLOBLPSR",
      1,
      `\nGlobal variable ?*${name}* was referenced, but is not defined.\n`,
    );
  }

  /** Names that `bind` gives a value anywhere in a body get a place in its frame. */
  declareBound(scope: Scope, expressions: Expression[]): void {
    for (const expression of expressions) {
      if (expression.type === "constant" || expression.type === "variable" || expression.type === "global")
        continue;
      if (expression.type === "call" && expression.row.name === "bind") {
        const name = expression.extra?.names?.[0];
        if (name !== undefined) scope.declare(name);
        if (name !== undefined && expression.args.length === 0) scope.hideParameter(name);
      }
      this.declareBound(scope, expression.args);
    }
  }

  /** Evaluates outside of the running body. */
  evaluateDetached(thunk: Thunk): Value {
    const before = this.frame;
    const flow = this.flow;
    this.frame = [];
    this.flow = 0;
    try {
      return thunk();
    } finally {
      this.frame = before;
      this.flow = flow;
    }
  }

  withFrame(size: number, thunk: Thunk): Value {
    const before = this.frame;
    this.frame = new Array(size);
    try {
      return thunk();
    } finally {
      this.frame = before;
    }
  }

  /** Nothing is being evaluated any more: an evaluation was broken off from outside. */
  comeToRest(): void {
    this.frame = [];
    this.flow = 0;
    this.callDepth = 0;
    this.inputs = 0;
    this.firing = null;
    this.running = false;
    this.haltRules = false;
    this.topLevel = false;
    this.network.matching = false;
    this.genericCall = null;
  }

  /** Works on something given from outside. */
  input<T>(work: () => T, again?: () => unknown): T {
    this.inputs++;
    try {
      return this.timeline === null ? work() : this.timeline.input(work, again);
    } finally {
      if (--this.inputs === 0) this.errors.flush();
    }
  }

  enterCall(): void {
    if (++this.callDepth > MAX_CALL_DEPTH) {
      this.callDepth--;
      fail(this, "EVALUATN", 4, "Functions are nested too deeply.\n", true);
    }
  }

  leaveCall(): void {
    this.callDepth--;
  }

  /** The value of functions that give none. */
  readonly nothing: Value = VOID;

  wrongType(name: string, argument: number, expected: string): never {
    return wrongType(this, name, argument, expected);
  }

  /** The length of a symbol or string in bytes, as `length$` counts it. */
  lengthOf(value: Value): number {
    if (value instanceof Sym) return byteLength(value.name);
    if (typeof value === "string") return byteLength(value);
    return this.wrongType("length$", 1, "multifield, symbol, or string");
  }

  /** Unwinds after an error that has been reported. */
  failSilently(): never {
    return abort();
  }

  /** The host asked to stop. */
  interrupt(): never {
    return abort();
  }

  isEvaluationError(error: unknown): boolean {
    return error instanceof EvaluationError;
  }

  /** True for errors that have been written to the host already. */
  isReported(error: unknown): boolean {
    return error instanceof EvaluationError || error instanceof SyntaxProblem;
  }

  reportUnwinding(kind: string, name: string): void {
    printError(this, "PRCCODE", 4, false, `Execution halted during the actions of ${kind} ${name}.\n`);
  }

  /** The end of a text came inside a string. */
  reportUnfinished(): void {
    printError(this, "SCANNER", 1, true, "Encountered End-Of-File while scanning a string\n");
  }

  warnOverflow(): void {
    this.routers.write("wwarning", "[SCANNER1] WARNING: Over or underflow of long long integer.\n");
  }

  checkImportConflict(kind: Kind, name: string, shown: string = kind): void {
    if (!this.modules.wouldConflict(kind, name)) return;
    const text = `Cannot define ${shown} ${name} because of an import/export conflict.\n`;
    failParse(this, "CSTRCPSR", 3, text);
  }

  /** The source text of a constant or expression, for the pretty-print form of globals. */
  lastAtomText(expression: Expression): string {
    return expression.type === "constant" && typeof expression.value === "string"
      ? quote(expression.value)
      : expressionText(expression);
  }

  /** Copies what the terminal shows into a file. */
  startDribble(path: string): boolean {
    const { host } = this.routers;
    if (!(host.writeFile?.(path, "", false) ?? false)) return false;
    this.routers.dribble = (text) => host.writeFile?.(path, text, true);
    return true;
  }

  /** True, as in the C program, whether or not there was anything to stop. */
  stopDribble(): true {
    this.routers.dribble = null;
    return true;
  }

  /** The line at the end of a listing; nothing when the listing is empty. */
  tally(count: number, one: string, several: string): void {
    if (count === 0) return;
    this.routers.write("wdisplay", `For a total of ${count} ${count === 1 ? one : several}.\n`);
  }

  refuseIncrementalReset(): never {
    const text = "The incremental reset behavior cannot be changed with rules loaded.\n";
    return fail(this, "INCRRSET", 1, text);
  }

  /** The names in use that contain a text: functions and constructs. */
  symbolsContaining(text: string): string[] {
    const names = new Set<string>(this.functions.keys());
    for (const module of this.modules.all()) {
      for (const kind of KINDS) for (const name of module.constructs[kind].keys()) names.add(name);
    }
    return [...names].filter((name) => name.includes(text));
  }

  traceJoin(sign: "+" | "="): void {
    if (this.loading && this.watch.get("compilations")) this.routers.write("wdialog", `${sign}j`);
  }

  traceJoinEnd(): void {
    if (this.loading && this.watch.get("compilations")) this.routers.write("wdialog", "\n");
  }
}

/** The number of bytes of a text in UTF-8. */
function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
