// Facts from and to text: assert-string, load-facts, save-facts. Source: guide, sections 12.9.4 and 13.4.

import type { Template } from "../constructs/deftemplate/template.ts";
import type { Engine } from "../engine.ts";
import { type Expression, usesLocals } from "../evaluate/expressions.ts";
import {
  abort,
  localVariableError,
  naming,
  printError,
  SyntaxProblem,
  syntaxError,
  wrongType,
  wrongTypeText,
} from "../evaluate/messages.ts";
import { Parser } from "../evaluate/parse-expression.ts";
import { Scope } from "../evaluate/scope.ts";
import { ConstantFact } from "../facts/constant-fact.ts";
import { factSourceText } from "../facts/fact-text.ts";
import { compileFact, parseFact } from "../facts/parse-facts.ts";
import { FactReader } from "../facts/read-facts.ts";
import { readLexeme, StringSource } from "../language/scanner.ts";
import { FALSE, InstanceName, Sym, TRUE, type Value } from "../language/values.ts";
import { visible } from "./facts.ts";
import { alias, NEEDS_FILE, type Row } from "./row.ts";
import { textOf } from "./string.ts";

function assertText(engine: Engine, text: string): Value {
  const parser = new Parser(engine, new StringSource(text));
  const enabled = engine.pretty.enabled;
  engine.pretty.enabled = false;
  try {
    const args: Expression[] = [];
    if (parser.next().type !== "(") syntaxError(engine, "RHS patterns");
    const plan = parseFact(parser, args);
    if (args.some(usesLocals)) localVariableError(engine, "the assert-string function");
    const fact = compileFact(engine, plan, args, new Scope(true))();
    return fact === null ? FALSE : (engine.facts.assert(fact) ?? FALSE);
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    // Only syntax errors stop what is running.
    return engine.evaluation.lastError?.code.startsWith("PRNTUTIL") ? abort(engine) : FALSE;
  } finally {
    engine.pretty.enabled = enabled;
  }
}

function loadFacts(engine: Engine, path: string): Value {
  const text = engine.routers.readText(path);
  if (text === undefined) {
    cannotOpen(engine, "load-facts", path);
    return FALSE;
  }
  const source = new StringSource(text);
  const facts = new FactReader(new Parser(engine, source), true);
  const enabled = engine.pretty.enabled;
  engine.pretty.enabled = false;
  try {
    for (let lexeme = readLexeme(source); lexeme.type !== "end"; lexeme = readLexeme(source)) {
      if (lexeme.type !== "(") return TRUE;
      const args: Expression[] = [];
      const read = facts.read(args);
      const fact =
        read instanceof ConstantFact
          ? read.make(engine.evaluation.failed)
          : compileFact(engine, read, args, new Scope(true))();
      if (fact !== null) engine.facts.assert(fact);
    }
    return TRUE;
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    engine.routers.write("werror", "Function load-facts encountered an error\n");
    return abort(engine);
  } finally {
    engine.pretty.enabled = enabled;
  }
}

export function cannotOpen(engine: Engine, name: string, path: string): void {
  const text = `Function ${name} was unable to open file ${path}.\n`;
  printError(engine, "ARGACCES", 2, false, naming("call", name, text));
}

/** Saves the facts; the file is opened, and so emptied, before the names of templates are checked. */
function saveFacts(engine: Engine, argument: (i: number) => Value, count: number): Value {
  const refuse = (i: number, expected: string): Value => {
    printError(engine, "ARGACCES", 5, false, wrongTypeText("save-facts", i + 1, expected));
    return FALSE;
  };
  const named = (value: Value) => value instanceof Sym || value instanceof InstanceName;
  const path = argument(0);
  if (!(path instanceof Sym) && typeof path !== "string") return refuse(0, "file name");
  let local = true;
  if (count > 1) {
    const scope = argument(1);
    if (engine.evaluation.failed) return FALSE;
    if (!named(scope)) return wrongType(engine, "save-facts", 2, "symbol");
    local = textOf(scope) === "local";
    if (!local && textOf(scope) !== "visible") return refuse(1, "symbol with value local or visible");
  }
  if (!(engine.routers.host.writeFile?.(textOf(path), "", false) ?? false)) {
    cannotOpen(engine, "save-facts", textOf(path));
    return FALSE;
  }
  const { current } = engine.modules;
  const chosen: Template[] = [];
  for (let i = 2; i < count; i++) {
    const name = argument(i);
    if (engine.evaluation.failed) return FALSE;
    if (!(name instanceof Sym)) return refuse(i, "symbol");
    const template = engine.modules.lookup<Template>("deftemplate", name.name);
    if (template === undefined || (local && template.module !== current)) {
      return refuse(i, `${local ? "local" : "visible"} deftemplate name`);
    }
    chosen.push(template);
  }
  let text = "";
  for (const fact of engine.facts.all()) {
    if (local ? fact.template.module !== current : !visible(engine, fact.template, current)) continue;
    if (chosen.length > 0 && !chosen.includes(fact.template)) continue;
    text += `${factSourceText(fact)}\n`;
  }
  engine.routers.host.writeFile!(textOf(path), text, false);
  return TRUE;
}

const ASSERT_STRING: Row = {
  name: "assert-string",
  restrictions: "11s",
  returns: "any",
  makesFacts: true,
  evaluate: (engine, [text]) => assertText(engine, textOf(text)),
};

export const factFiles: Row[] = [
  ASSERT_STRING,
  alias(ASSERT_STRING, "str-assert"),
  {
    name: "load-facts",
    restrictions: "11k",
    makesFacts: true,
    returns: "symbol",
    wrongArgument: NEEDS_FILE,
    evaluate: (engine, [path]) => loadFacts(engine, textOf(path)),
  },
  {
    name: "save-facts",
    restrictions: "1*wk",
    runtime: "u",
    returns: "symbol",
    evaluateInTurn: saveFacts,
  },
];
