// Makes code of the body of a function that only calculates: numbers, symbols, its own variables, conditions, loops, and
// calls of such functions. Everything else is refused, and stays with the closures.

import { KEY_OF_FALSE, KEY_OF_TRUE } from "../../language/key-tags.ts";
import { Float, Sym, type Value } from "../../language/values.ts";
import type { Call, Expression } from "../expressions.ts";
import type { FunctionRow } from "../function-row.ts";
import type { Callable } from "../procedure.ts";
import type { Calculator } from "./calculator.ts";
import * as instruction from "./instructions.ts";

/** Thrown by whatever the machine cannot do. */
export class NotCalculable extends Error {}

/** Operations on two values, from the left for more of them. */
const PAIRS: Partial<Record<string, number>> = {
  sum: instruction.SUM,
  difference: instruction.DIFFERENCE,
  product: instruction.PRODUCT,
  maximum: instruction.MAXIMUM,
  minimum: instruction.MINIMUM,
};

/** Operations on two values only: more of them are compared in an order of their own. */
const TWO: Partial<Record<string, number>> = {
  remainder: instruction.REMAINDER,
  same: instruction.SAME,
  different: instruction.DIFFERENT,
  equal: instruction.EQUAL,
  unequal: instruction.UNEQUAL,
  less: instruction.LESS,
  "at most": instruction.AT_MOST,
  greater: instruction.GREATER,
  "at least": instruction.AT_LEAST,
};

const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);

export class CodeMaker {
  private readonly calculator: Calculator;
  private readonly functionOf: (target: Callable) => number;
  private readonly cells: number[] = [];
  /** Cells that hold a place in the code, which is an address only when the code is written. */
  private readonly places: number[] = [];
  private readonly variables = new Map<string, number>();
  private variableCount: number;
  /** The cells to be filled with the end of each loop around what is being made. */
  private readonly breaks: number[][] = [];
  private readonly returns: number[] = [];

  /** `functionOf` gives the function of a target of a call, or throws. */
  constructor(
    calculator: Calculator,
    parameters: readonly string[],
    functionOf: (target: Callable) => number,
  ) {
    this.calculator = calculator;
    this.functionOf = functionOf;
    for (const [i, name] of parameters.entries()) this.variables.set(name, i);
    this.variableCount = parameters.length;
  }

  /** Writes the code of a body with its head at `address`. */
  write(address: number, parameterCount: number, actions: readonly Expression[]): void {
    this.sequence(actions, true);
    this.returns.push(this.cells.push(instruction.RETURN, 0) - 1);
    const bytes = this.variableCount * instruction.VALUE_BYTES;
    for (const at of this.returns) this.cells[at] = bytes;
    const code = this.calculator.newCode(this.cells.length);
    if (code === 0) throw new NotCalculable("no room for its code");
    for (const at of this.places) this.cells[at] = code + 4 * this.cells[at];
    this.calculator.write(code, this.cells);
    // No instruction leaves more than one value on the stack.
    const needed = bytes + (this.cells.length + 1) * instruction.VALUE_BYTES;
    this.calculator.write(address, [code, bytes, parameterCount, needed]);
  }

  /** Pushes the value of an expression. `isAction`: nothing is being calculated around it, so it may end the call. */
  private push(expression: Expression, isAction = false): void {
    if (expression.type === "constant") this.pushConstant(expression.value);
    else if (expression.type === "variable" && !expression.multi) {
      const index = this.variables.get(expression.name);
      if (index === undefined) throw new NotCalculable("a variable that is bound later");
      this.get(index);
    } else if (expression.type === "procedure") {
      for (const arg of expression.args) this.push(arg);
      this.cells.push(instruction.CALL, this.functionOf(expression.target), expression.args.length);
    } else if (expression.type === "call") this.pushCall(expression, isAction);
    else throw new NotCalculable("a value from outside");
  }

  private pushConstant(value: Value): void {
    if (typeof value === "number") this.pushValue(instruction.INTEGER, value);
    else if (value instanceof Float) this.pushValue(instruction.FLOAT, value.value);
    else if (value instanceof Sym) this.pushValue(instruction.SYMBOL, value.key);
    else throw new NotCalculable("a constant of another type");
  }

  private pushValue(type: number, number: number): void {
    double[0] = number;
    this.cells.push(instruction.PUSH, type, halves[0], halves[1]);
  }

  private pushFalse(): void {
    this.pushValue(instruction.SYMBOL, KEY_OF_FALSE);
  }

  private get(index: number): void {
    this.cells.push(instruction.GET, index * instruction.VALUE_BYTES);
  }

  /** Takes the value on top into a variable. */
  private take(index: number): void {
    this.cells.push(instruction.SET, index * instruction.VALUE_BYTES, instruction.DROP);
  }

  private pushCall(call: Call, isAction: boolean): void {
    const { row, args } = call;
    const { formula = "", calculation, real } = row;
    const pair = PAIRS[calculation ?? formula];
    const two = TWO[formula];
    if (pair !== undefined) this.chain(args, pair);
    else if (two !== undefined && args.length === 2) this.chain(args, two);
    else if (formula === "and" || formula === "or") this.logic(args, formula);
    else if (formula === "not") this.single(args[0], instruction.NOT);
    else if (formula === "absolute") this.single(args[0], instruction.ABSOLUTE);
    else if (real !== undefined) {
      this.push(args[0]);
      this.cells.push(instruction.REAL, this.calculator.numberOf(real));
    } else if (calculation !== undefined) this.special(calculation, call, isAction);
    else throw new NotCalculable(`a call of ${row.name}`);
  }

  private single(arg: Expression, operation: number): void {
    this.push(arg);
    this.cells.push(operation);
  }

  private chain([first, ...others]: readonly Expression[], operation: number, convert?: number): void {
    this.push(first);
    if (convert !== undefined) this.cells.push(convert);
    for (const arg of others) this.single(arg, operation);
  }

  private special(
    calculation: NonNullable<FunctionRow["calculation"]>,
    { args, extra }: Call,
    isAction: boolean,
  ): void {
    switch (calculation) {
      case "quotient":
        this.chain(args, instruction.QUOTIENT, instruction.TO_FLOAT);
        break;
      case "whole quotient":
        this.chain(args, instruction.WHOLE_QUOTIENT, instruction.TO_INTEGER);
        break;
      case "pi":
        this.pushValue(instruction.FLOAT, Math.PI);
        break;
      case "bind":
        this.bind(args, extra?.names?.[0]);
        break;
      case "progn":
        this.sequence(args, isAction);
        break;
      case "if":
        this.condition(args, isAction);
        break;
      case "while":
        this.loop(
          () => this.push(args[0]),
          () => this.sequence([args[1]], isAction),
        );
        break;
      case "count":
        this.count(args, extra!.loop as string, isAction);
        break;
      case "return":
        if (!isAction || args.length === 0) throw new NotCalculable("a return without a value");
        this.push(args[0]);
        this.returns.push(this.cells.push(instruction.RETURN, 0) - 1);
        break;
      case "break":
        if (!isAction || this.breaks.length === 0) throw new NotCalculable("a break inside an expression");
        this.breaks.at(-1)!.push(this.jump(instruction.JUMP));
        break;
      default:
        throw new NotCalculable(calculation);
    }
  }

  /** A jump whose target is filled in by `land`. */
  private jump(how: number): number {
    const at = this.cells.push(how, 0) - 1;
    this.places.push(at);
    return at;
  }

  private land(...jumps: number[]): void {
    for (const at of jumps) this.cells[at] = this.cells.length;
  }

  private jumpBack(to: number): void {
    this.places.push(this.cells.push(instruction.REPEAT, to) - 1);
  }

  /** Actions one after another; the value is that of the last. */
  private sequence(actions: readonly Expression[], isAction: boolean): void {
    if (actions.length === 0) this.pushFalse();
    for (const [i, action] of actions.entries()) {
      if (i > 0) this.cells.push(instruction.DROP);
      this.push(action, isAction);
    }
  }

  private bind(args: readonly Expression[], name: string | undefined): void {
    if (name === undefined || args.length !== 1) throw new NotCalculable("another kind of bind");
    this.push(args[0]);
    let index = this.variables.get(name);
    if (index === undefined) {
      index = this.variableCount++;
      this.variables.set(name, index);
    }
    this.cells.push(instruction.SET, index * instruction.VALUE_BYTES);
  }

  private condition([condition, yes, no]: readonly Expression[], isAction: boolean): void {
    this.push(condition);
    const toElse = this.jump(instruction.JUMP_IF_FALSE);
    this.push(yes, isAction);
    const toEnd = this.jump(instruction.JUMP);
    this.land(toElse);
    if (no === undefined) this.pushFalse();
    else this.push(no, isAction);
    this.land(toEnd);
  }

  /** TRUE or FALSE, decided by the first argument that decides it. */
  private logic(args: readonly Expression[], how: "and" | "or"): void {
    const out: number[] = [];
    for (const arg of args) {
      this.push(arg);
      if (how === "or") this.cells.push(instruction.NOT);
      out.push(this.jump(instruction.JUMP_IF_FALSE));
    }
    this.pushValue(instruction.SYMBOL, how === "and" ? KEY_OF_TRUE : KEY_OF_FALSE);
    const toEnd = this.jump(instruction.JUMP);
    this.land(...out);
    this.pushValue(instruction.SYMBOL, how === "and" ? KEY_OF_FALSE : KEY_OF_TRUE);
    this.land(toEnd);
  }

  /** A loop; its value is FALSE. */
  private loop(condition: () => void, body: () => void, step = () => {}): void {
    const start = this.cells.length;
    condition();
    const toEnd = this.jump(instruction.JUMP_IF_FALSE);
    this.breaks.push([]);
    body();
    this.cells.push(instruction.DROP);
    step();
    this.jumpBack(start);
    this.land(toEnd, ...this.breaks.pop()!);
    this.pushFalse();
  }

  private count([start, end, body]: readonly Expression[], name: string, isAction: boolean): void {
    const counter = this.variableCount++;
    const last = this.variableCount++;
    this.single(start, instruction.TO_INTEGER);
    this.take(counter);
    this.single(end, instruction.TO_INTEGER);
    this.take(last);
    const before = this.variables.get(name);
    this.variables.set(name, counter);
    this.loop(
      () => {
        this.get(counter);
        this.get(last);
        this.cells.push(instruction.AT_MOST);
      },
      () => this.sequence([body], isAction),
      () => {
        this.get(counter);
        this.pushValue(instruction.INTEGER, 1);
        this.cells.push(instruction.SUM);
        this.take(counter);
      },
    );
    if (before === undefined) this.variables.delete(name);
    else this.variables.set(name, before);
  }
}
