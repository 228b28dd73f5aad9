// The parser of expressions; constructs use it for everything inside parentheses that is evaluated.
// Lexemes are copied into the pretty-print buffer as they are read.

import {
  type CharacterSource,
  END,
  isConstant,
  type Lexeme,
  readLexeme,
  StringSource,
} from "../language/scanner.ts";
import type { Origin, SourcePosition } from "../language/source-position.ts";
import { Sym } from "../language/values.ts";
import { checkedCall } from "./check-call.ts";
import type { EvaluationHost, Referenced } from "./evaluation-host.ts";
import {
  type Call,
  constant,
  type Expression,
  heightOf,
  isSpread,
  type ProcedureCall,
  variable,
} from "./expressions.ts";
import {
  abortParse,
  failParse,
  naming,
  reportUnfinishedString,
  SyntaxChecked,
  syntaxError,
} from "./messages.ts";

const MAX_DEPTH = 20_000;

/** The variable of a loop, which the body must not bind again: that is refused when the whole body has been read. */
interface LoopVariable {
  readonly name: string;
  bound: boolean;
}

/** A call whose arguments are being read. */
interface OpenCall {
  readonly call: Call | ProcedureCall;
  readonly args: Expression[];
  readonly position: SourcePosition;
  /** What is allowed around the call. */
  readonly outside: object;
}

export class Parser<E extends EvaluationHost = EvaluationHost> {
  readonly engine: E;
  readonly source: CharacterSource;
  readonly origin: Origin;
  /** Where in the source the construct or command begins. */
  begin = 0;
  lexeme: Lexeme;
  /** Templates that facts in the body name: they stay while the construct does. */
  used: Referenced[] = [];
  /** Whether `return` and `break` are allowed at this point, and whether they are around the call that is parsed. */
  returnAllowed = false;
  /** Variables of the loops around the current lexeme. */
  readonly loopVariables: LoopVariable[] = [];
  breakAllowed = false;
  returnAllowedOutside = false;
  breakAllowedOutside = false;
  /** True when the text is only checked: the parse ends before a construct takes effect. */
  checkOnly = false;
  private depth = 0;

  constructor(engine: E, source: CharacterSource, origin?: Origin) {
    this.engine = engine;
    this.source = source;
    const text = source instanceof StringSource ? source.text : "";
    this.origin = origin ?? { file: null, text, offset: 0 };
    this.lexeme = END;
  }

  private pending: Lexeme | null = null;

  /** The text that was read so far. */
  get textRead(): string {
    return this.source instanceof StringSource ? this.source.text.slice(0, this.source.position) : "";
  }

  /** Called when a construct is found to be correct, before its first effect. */
  endCheck(): void {
    if (this.checkOnly) throw new SyntaxChecked("checked");
  }

  /** The name of the next lexeme when it is a symbol; the lexeme stays unread. */
  peekSymbol(): string | null {
    this.pending ??= readLexeme(this.source);
    return this.pending.type === "symbol" ? (this.pending.value as Sym).name : null;
  }

  /** True when the next lexeme connects constraints of a field; it stays unread. */
  peekConnective(): boolean {
    this.pending ??= readLexeme(this.source);
    return this.pending.type === "&" || this.pending.type === "|";
  }

  next(): Lexeme {
    this.lexeme = this.pending ?? readLexeme(this.source);
    this.pending = null;
    if (this.lexeme.overflow) {
      this.engine.routers.write("wwarning", "[SCANNER1] WARNING: Over or underflow of long long integer.\n");
    }
    if (this.lexeme.unfinished) reportUnfinishedString(this.engine);
    this.engine.pretty.save(this.lexeme.text);
    return this.lexeme;
  }

  /** Reads the next lexeme with a blank in front of it, unless it is a closing parenthesis. */
  nextSpaced(): Lexeme {
    const { pretty } = this.engine;
    pretty.save(" ");
    const lexeme = this.next();
    if (lexeme.type === ")") {
      pretty.backup();
      pretty.backup();
      pretty.save(")");
    }
    return lexeme;
  }

  /** True when the current lexeme has this type. */
  is(type: Lexeme["type"]): boolean {
    return this.lexeme.type === type;
  }

  /** True when the current lexeme is a constant: symbol, string, number or instance name. */
  atConstant(): boolean {
    return isConstant(this.lexeme);
  }

  /** The current lexeme as an expression, or undefined when it is neither constant nor variable. */
  atom(): Expression | undefined {
    const { type, value } = this.lexeme;
    if (this.atConstant()) return constant(value);
    if (type === "variable" || type === "multi-variable")
      return variable(value as Sym, type === "multi-variable");
    if (type === "global" || type === "multi-global") {
      this.use(this.engine.findGlobal((value as Sym).name));
      return { type: "global", name: (value as Sym).name, multi: type === "multi-global" };
    }
    return undefined;
  }

  /** Notes what the construct that is parsed names. */
  use(named: Referenced | undefined): void {
    if (named !== undefined) this.used.push(named);
  }

  /** Reads an argument; undefined at the closing parenthesis. */
  argument(): Expression | undefined {
    return this.argumentAt(this.next());
  }

  private argumentAt(lexeme: Lexeme): Expression | undefined {
    if (lexeme.type === ")") return undefined;
    const atom = this.atom();
    if (atom !== undefined) {
      // Only the sequence operator makes a difference between `$?x` and `?x` here.
      return atom.type === "variable" && !isSpread(this.engine, atom) ? { ...atom, multi: false } : atom;
    }
    if (lexeme.type !== "(") {
      failParse(this.engine, "EXPRNPSR", 2, "Expected a constant, variable, or expression.\n");
    }
    return this.functionCall();
  }

  /** The current lexeme is the opening parenthesis: reads the name and the rest of the call. */
  functionCall(): Expression {
    return this.callNamed(this.functionName());
  }

  private functionName(): string {
    const lexeme = this.next();
    if (lexeme.type !== "symbol") failParse(this.engine, "EXPRNPSR", 1, "A function name must be a symbol\n");
    return (lexeme.value as Sym).name;
  }

  /** Parses a constant, a variable or a call that starts at the current lexeme. */
  atomOrExpression(lexeme: Lexeme = this.next()): Expression {
    this.lexeme = lexeme;
    const atom = this.atom();
    if (atom !== undefined) return atom;
    if (lexeme.type !== "(")
      failParse(this.engine, "EXPRNPSR", 2, "Expected a constant, variable, or expression.\n");
    return this.functionCall();
  }

  /** The rest of a call after its name. Calls in arguments are read in this loop, however deep they are nested. */
  callNamed(name: string): Expression {
    const open = [this.beginCall(name)];
    for (;;) {
      const top = open[open.length - 1];
      if (top.call.type === "call" && top.call.row.parse !== undefined) top.call.row.parse(this, top.call);
      else {
        const inner = this.nextArgument(top.args);
        if (inner !== undefined) {
          open.push(this.beginCall(inner));
          continue;
        }
        if (!this.is(")")) continue;
      }
      open.pop();
      const call = this.endCall(top);
      if (open.length === 0) return call;
      open[open.length - 1].args.push(call);
    }
  }

  private beginCall(name: string): OpenCall {
    if (++this.depth > MAX_DEPTH) {
      this.depth = 0;
      failParse(this.engine, "EXPRNPSR", 7, "The expression is nested too deeply.\n");
    }
    const { engine, origin } = this;
    const position = { origin, position: origin.offset + this.lexeme.position };
    const callable = engine.findCallable(name);
    const row = engine.functions.get(name);
    this.use(callable);
    if (callable === undefined && row === undefined) {
      const text = `Missing function declaration for ${name}.\n`;
      failParse(engine, "EXPRNPSR", 3, naming("call", name, text));
    }
    const { returnAllowed, breakAllowed, returnAllowedOutside, breakAllowedOutside } = this;
    const outside = { returnAllowed, breakAllowed, returnAllowedOutside, breakAllowedOutside };
    this.returnAllowedOutside = returnAllowed;
    this.breakAllowedOutside = breakAllowed;
    this.endBody();
    const args: Expression[] = [];
    if (callable !== undefined)
      return { call: { type: "procedure", target: callable, args }, args, position, outside };
    return { call: { type: "call", row: row!, args }, args, position, outside };
  }

  /** Reads an atom as the next argument; returns the name of a call that begins instead. Ends at a parenthesis. */
  private nextArgument(args: Expression[]): string | undefined {
    const { pretty } = this.engine;
    pretty.save(" ");
    const lexeme = this.next();
    if (lexeme.type === "(") return this.functionName();
    const arg = this.argumentAt(lexeme);
    if (arg !== undefined) args.push(arg);
    else {
      pretty.backup();
      pretty.backup();
      pretty.save(")");
    }
    return undefined;
  }

  /** Checks a call that has all its arguments. */
  private endCall({ call: read, position, outside }: OpenCall): Expression {
    const { engine } = this;
    const { args } = read;
    let call = read;
    if (call.type === "procedure") {
      if (!this.expands(args) && !call.target.acceptsCount(engine, args.length)) abortParse();
    } else {
      const { row } = call;
      if (!this.expands(args)) call = checkedCall(engine, call);
      else if ((row.parse !== undefined && row.sequences !== true) || row.spreads === true)
        this.refuseExpansion(args, row.name);
    }
    Object.assign(this, outside);
    this.depth--;
    call.height = args.reduce((height, arg) => Math.max(height, heightOf(arg) + 1), 0);
    engine.errors.remember(call, position);
    return call;
  }

  /** True when the number of arguments is only known when the call runs. */
  expands(args: Expression[]): boolean {
    return args.some((arg) => isSpread(this.engine, arg));
  }

  /** Arguments up to the closing parenthesis, separated by one blank in the pretty-print form. */
  args(): Expression[] {
    const { pretty } = this.engine;
    const args: Expression[] = [];
    for (;;) {
      pretty.save(" ");
      const arg = this.argument();
      if (arg === undefined) break;
      args.push(arg);
    }
    pretty.backup();
    pretty.backup();
    pretty.save(")");
    return args;
  }

  /**
   * Actions, one on each line of the pretty-print form, up to `endWord` or a lexeme that starts no expression;
   * that lexeme is left in `lexeme`.
   */
  actions(options: { readFirst: boolean; endWord?: string }): Expression[] {
    const actions: Expression[] = [];
    let read = options.readFirst;
    for (;;) {
      if (read) this.next();
      read = true;
      const { type, value } = this.lexeme;
      if (options.endWord !== undefined && type === "symbol" && (value as Sym).name === options.endWord) {
        return actions;
      }
      const atom = this.atom();
      if (atom !== undefined) actions.push(atom);
      else if (type === "(") actions.push(this.functionCall());
      else {
        this.refuseExpansion(actions, "progn");
        return actions;
      }
      this.engine.pretty.newline();
    }
  }

  /** Fields cannot be spread among the arguments of functions with a syntax of their own. */
  private refuseExpansion(args: Expression[], name: string): void {
    if (!this.expands(args)) return;
    failParse(this.engine, "EXPRNPSR", 4, `$ Sequence operator not a valid argument for ${name}.\n`, false);
  }

  /** The actions that follow may leave what is around the call, and those of a loop the call itself. */
  beginBody(isLoop = false): void {
    this.returnAllowed = this.returnAllowedOutside;
    this.breakAllowed = isLoop || this.breakAllowedOutside;
  }

  /** What follows in the call must give a value. */
  endBody(): void {
    this.returnAllowed = false;
    this.breakAllowed = false;
  }

  /** The actions of a loop over fields or facts. */
  loopActions(): Expression[] {
    this.beginBody(true);
    return this.closedActions();
  }

  /** Reads actions; the pretty-print form of one with an error is cut short after its parenthesis. */
  closedActions(): Expression[] {
    try {
      return this.actions({ readFirst: true });
    } catch (error) {
      const { pretty } = this.engine;
      pretty.backup();
      pretty.backup();
      pretty.save("(");
      throw error;
    }
  }

  /** Shows what ends the actions right after the last one. If `where` is given, it must be a parenthesis. */
  closeActions(where?: string): void {
    const { pretty } = this.engine;
    pretty.backup();
    pretty.backup();
    pretty.saveAgain(this.lexeme.text);
    if (where !== undefined && !this.is(")")) syntaxError(this.engine, where);
  }

  expect(type: Lexeme["type"], where: string): Lexeme {
    if (this.next().type !== type) syntaxError(this.engine, where);
    return this.lexeme;
  }

  nameOf(lexeme: Lexeme = this.lexeme): string {
    return lexeme.value instanceof Sym ? lexeme.value.name : lexeme.text;
  }
}
