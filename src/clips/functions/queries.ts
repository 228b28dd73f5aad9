// Queries over sets: any-…p, find-…, do-for-… and their kin, for any set whose members belong to named groups. A row
// per set says how its groups are found and visited. Source: guide, sections 12.9.12 and 12.16.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Referenced } from "../evaluate/evaluation-host.ts";
import {
  type Call,
  callOf,
  constant,
  type Expression,
  type Thunk,
  variable,
} from "../evaluate/expressions.ts";
import {
  abort,
  fail,
  failParse,
  reportFailure,
  SyntaxProblem,
  syntaxError,
  wrongType,
} from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import { readLexeme, StringSource } from "../language/scanner.ts";
import { bool, EMPTY, FALSE, Multifield, Sym, sym, type Value } from "../language/values.ts";
import { progn } from "./procedural.ts";
import type { Row } from "./row.ts";

/** What stands behind the colon of `?m:slot`: the name of a slot, or a variable that has it as its value. */
function slotNamed(text: string): Expression {
  const { type, value } = readLexeme(new StringSource(text));
  if (type === "variable" || type === "multi-variable") return variable(value as Sym, false);
  if (type === "global" || type === "multi-global")
    return { type: "global", name: (value as Sym).name, multi: false };
  return constant(value);
}

/** A set for queries. `G` is a group of members, such as a template; `M` a member, such as a fact. */
export interface QuerySet<G extends Referenced, M> {
  /** What a member is called in the names of the functions and in messages, as in `fact-set query function`. */
  readonly member: string;
  /** The code of the errors in the syntax of its queries, without the number. */
  readonly errorCode: string;
  /** The group that a query names; an error ends the parse. */
  parseGroup(engine: Engine, name: string): G;
  /** The group of a name that was computed when the query began; an unknown name is reported. */
  findGroup(engine: Engine, name: string, caller: string): G | undefined;
  /**
   * The groups whose members belong to a group, in the order in which they are visited; by default, only the group
   * itself.
   */
  within?(engine: Engine, group: G): G[];
  first(group: G): M | null;
  /** The next member, even after one that the action has deleted: what the action adds is visited, too. */
  next(member: M): M | null;
  /** The value of `?member:slot`; undefined when there is no such slot. */
  slotValue(engine: Engine, member: Value, slot: string): Value | undefined;
  /** The value of the variable that stands for a member. */
  valueOf(member: M): Value;
}

/** The groups to which a member may belong: one that is named, or what an expression gives when the query begins. */
type GroupChoice<G> = { readonly group: G } | { readonly expression: Expression };

interface Member<G> {
  readonly name: string;
  readonly choices: GroupChoice<G>[];
}

/** The rows of all queries over a set. */
export function queryRows<G extends Referenced, M>(set: QuerySet<G, M>): Row[] {
  const where = `${set.member}-set query function`;

  /** Reads `((?m group …) …)`. */
  const parseMembers = (parser: Parser<Engine>, caller: string): Member<G>[] => {
    const { engine } = parser;
    const { pretty } = engine;
    const members: Member<G>[] = [];
    pretty.save(" ");
    if (parser.next().type !== "(") syntaxError(engine, where);
    parser.next();
    while (!parser.is(")")) {
      if (!parser.is("(")) syntaxError(engine, where);
      const variable = parser.next();
      if (variable.type !== "variable") syntaxError(engine, where);
      const { name } = variable.value as Sym;
      if (members.some((m) => m.name === name)) {
        const text = `Duplicate ${set.member} member variable name in function ${caller}.\n`;
        failParse(engine, set.errorCode, 1, text, false);
      }
      const choices: GroupChoice<G>[] = [];
      pretty.save(" ");
      parser.next();
      while (!parser.is(")")) {
        const { lexeme } = parser;
        if (lexeme.type === "symbol") {
          const group = set.parseGroup(engine, parser.nameOf());
          parser.use(group);
          choices.push({ group });
        } else choices.push({ expression: parser.atomOrExpression(lexeme) });
        parser.nextSpaced();
      }
      if (choices.length === 0) syntaxError(engine, where);
      members.push({ name, choices });
      parser.nextSpaced();
    }
    if (members.length === 0) syntaxError(engine, where);
    return members;
  };

  /** The groups that a value names, one or more. */
  const groupsNamed = (engine: Engine, value: Value, caller: string): G[] => {
    const names = value instanceof Multifield ? value.fields : [value];
    const groups: G[] = [];
    for (const name of names) {
      const group = name instanceof Sym ? set.findGroup(engine, name.name, caller) : undefined;
      // Only the first unknown name is reported.
      if (group === undefined) break;
      groups.push(group);
    }
    if (groups.length > 0 && groups.length === names.length) return groups;
    const text = `Syntax Error:  Check appropriate syntax for ${set.member}-set query class restrictions.\n`;
    return fail(engine, "PRNTUTIL", 2, text, true);
  };

  const slotOf: Row = {
    name: `(${set.member}-slot)`,
    restrictions: "0**",
    returns: "any",
    evaluate: (engine, [member, slot]) => {
      if (!(slot instanceof Sym)) return wrongType(engine, "get", 1, "symbol");
      const value = set.slotValue(engine, member, slot.name);
      if (value !== undefined) return value;
      reportFailure(engine, "INSFUN", 3, `No such slot ${slot.name} in function ${set.member}-set query.\n`);
      return FALSE;
    },
  };

  /** `?m:slot` refers to a slot when `?m` is a member of the query. */
  const replaceSlots = (expression: Expression, names: Set<string>): Expression => {
    if (expression.type === "variable") {
      const { name } = expression;
      if (names.has(name)) return expression;
      // Members may have a colon in their names, too: the longest name counts.
      let at = name.lastIndexOf(":", name.length - 2);
      while (at > 0 && !names.has(name.slice(0, at))) at = name.lastIndexOf(":", at - 1);
      if (at <= 0) return expression;
      const target = variable(sym(name.slice(0, at)), false);
      return callOf(slotOf, [target, replaceSlots(slotNamed(name.slice(at + 1)), names)]);
    }
    if (expression.type === "constant" || expression.type === "global") return expression;
    expression.args = expression.args.map((arg) => replaceSlots(arg, names));
    return expression;
  };

  /** The actions of a query; an error in them is reported as one of the query as well. */
  const parseActions = (parser: Parser<Engine>): Expression[] => {
    try {
      return parser.loopActions();
    } catch (error) {
      if (error instanceof SyntaxProblem) syntaxError(parser.engine, where);
      throw error;
    }
  };

  const parseQuery = (parser: Parser<Engine>, call: Call, withAction: boolean): void => {
    const { engine } = parser;
    const { pretty } = engine;
    const members = parseMembers(parser, call.row.name);
    const names = new Set(members.map((m) => m.name));
    pretty.indent += 3;
    pretty.newline();
    if (parser.next().type === ")") syntaxError(engine, where);
    const query = parser.atomOrExpression(parser.lexeme);
    if (boundNames(query).length > 0) {
      const text = `Binds are not allowed in ${set.member}-set query in function ${call.row.name}.\n`;
      failParse(engine, set.errorCode, 2, text, false);
    }
    call.args = [replaceSlots(query, names)];
    if (withAction) {
      pretty.newline();
      const actions = parseActions(parser);
      const bound = actions.flatMap(boundNames).find((name) => names.has(name));
      if (bound !== undefined) {
        const what = `Cannot rebind ${set.member}-set member variable ${bound}`;
        failParse(engine, set.errorCode, 3, `${what} in function ${call.row.name}.\n`, false);
      }
      parser.closeActions(where);
      call.args.push(progn(actions.map((action) => replaceSlots(action, names))));
    } else if (parser.next().type !== ")") syntaxError(engine, where);
    pretty.indent -= 3;
    call.extra = { members };
  };

  /** Calls `visit` with each combination of members for which the query holds, until it returns false. */
  const eachSolution = (
    engine: Engine,
    groups: G[][],
    indexes: number[],
    query: Thunk,
    visit: (members: M[]) => boolean,
  ): void => {
    const { evaluation } = engine;
    if (evaluation.halted) return;
    const chosen: M[] = [];
    const step = (depth: number): boolean => {
      if (depth === groups.length) {
        const holds = query() !== FALSE;
        return !evaluation.checkStop() && (!holds || visit(chosen.slice()));
      }
      for (const group of groups[depth]) {
        for (let member = set.first(group); member !== null; member = set.next(member)) {
          chosen[depth] = member;
          evaluation.frame[indexes[depth]] = set.valueOf(member);
          if (!step(depth + 1)) return false;
        }
      }
      return true;
    };
    evaluation.queries++;
    try {
      step(0);
    } finally {
      evaluation.queries--;
    }
  };

  const queryRow = (
    name: string,
    returns: Row["returns"],
    withAction: boolean,
    body: (query: Query<M>) => Value,
  ): Row => ({
    name,
    restrictions: "0**",
    returns,
    unwinds: true,
    parse: (parser, call) => parseQuery(parser, call, withAction),
    compile: (engine, args, scope, call) => {
      const members = call.extra!.members as Member<G>[];
      const choices = members.map((member) =>
        member.choices.map((choice) => {
          if ("group" in choice) return () => [choice.group];
          const named = compile(engine, choice.expression, scope);
          return () => {
            const value = named();
            return engine.evaluation.failed ? abort(engine) : groupsNamed(engine, value, name);
          };
        }),
      );
      const names = members.map((m) => m.name);
      return scope.withLocal(names, (indexes) => {
        const condition = compile(engine, args[0], scope);
        const action = withAction ? compile(engine, args[1], scope) : null;
        const query: Query<M> = {
          each: (visit) => {
            const named = choices.map((of) => of.flatMap((groups) => groups()));
            const { within } = set;
            const groups =
              within === undefined ? named : named.map((of) => of.flatMap((group) => within(engine, group)));
            eachSolution(engine, groups, indexes, condition, visit);
          },
          choose: (chosen) => {
            for (const [i, member] of chosen.entries())
              engine.evaluation.frame[indexes[i]] = set.valueOf(member);
          },
          act: () => action!(),
          goesOn: () => {
            const { flow } = engine.evaluation;
            if (flow === 1) engine.evaluation.flow = 0;
            return flow === 0 && !engine.evaluation.halted;
          },
        };
        return () => body(query);
      });
    },
  });

  const { member } = set;
  return [
    queryRow(`any-${member}p`, "symbol", false, (query) => {
      let found = false;
      query.each(() => {
        found = true;
        return false;
      });
      return bool(found);
    }),
    queryRow(`find-${member}`, "multifield", false, (query) => {
      let result: Value = EMPTY;
      query.each((members) => {
        result = new Multifield(members.map(set.valueOf));
        return false;
      });
      return result;
    }),
    queryRow(`find-all-${member}s`, "multifield", false, (query) => {
      const all: Value[] = [];
      query.each((members) => {
        all.push(...members.map(set.valueOf));
        return true;
      });
      return new Multifield(all);
    }),
    queryRow(`do-for-${member}`, "any", true, (query) => {
      let result: Value = FALSE;
      query.each(() => {
        result = query.act();
        query.goesOn();
        return false;
      });
      return result;
    }),
    queryRow(`do-for-all-${member}s`, "any", true, (query) => {
      let result: Value = FALSE;
      query.each(() => {
        result = query.act();
        return query.goesOn();
      });
      return result;
    }),
    queryRow(`delayed-do-for-all-${member}s`, "any", true, (query) => {
      const solutions: M[][] = [];
      query.each((members) => {
        solutions.push(members);
        return true;
      });
      let result: Value = FALSE;
      for (const members of solutions) {
        query.choose(members);
        result = query.act();
        if (!query.goesOn()) break;
      }
      return result;
    }),
  ];
}

/** The variables that `bind` binds anywhere in an expression. */
function boundNames(expression: Expression): string[] {
  if (!("args" in expression)) return [];
  const own = expression.type === "call" && expression.row.binds ? (expression.extra?.names ?? []) : [];
  return [...own, ...expression.args.flatMap(boundNames)];
}

/** A query that is running. */
interface Query<M> {
  each(visit: (members: M[]) => boolean): void;
  /** Binds the variables of the query to these members. */
  choose(members: M[]): void;
  act(): Value;
  /** False when the action has called `break`, which ends the loop here, or `return`. */
  goesOn(): boolean;
}
