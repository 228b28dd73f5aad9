// What the C program reports about itself: memory, options, activity of joins; and its ties to C and Java,
// which are refused. Source: guide, sections 13.9 to 13.14, and advanced guide, sections 7 and 9.

import type { Engine } from "../engine.ts";
import { printError } from "../evaluate/messages.ts";
import { printJoinActivity, resetJoinActivity } from "../inspect/join-activity.ts";
import { ExternalAddress, FALSE, Sym, type Value, VOID } from "../language/values.ts";
import { type Row, refuse } from "./row.ts";
import { ruleArgument } from "./rule-argument.ts";
import { textOf } from "./string.ts";

const OPTIONS = `Machine type: Generic 
Defrule construct is ON
Defmodule construct is ON
Deftemplate construct is ON
  Fact-set queries are ON
  Deffacts construct is ON
Defglobal construct is ON
Deffunction construct is ON
Defgeneric/Defmethod constructs are ON
Object System is ON
  Definstances construct is ON
  Instance-set queries are ON
  Binary loading of instances is ON
  Binary saving of instances is ON
Extended math function package is ON
Text processing function package is ON
Bload capability is BLOAD AND BSAVE
Construct compiler is ON
I/O function package is ON
String function package is ON
Multifield function package is ON
Debugging function package is ON
Window Interface flag is OFF
Developer flag is OFF
Run time module is OFF
`;

/** The only language of external objects that is known. */
const LANGUAGE = "C";

/** An external object: an empty address. */
function makeNew(engine: Engine, argument: (i: number) => Value): Value {
  return textOf(argument(0)) === LANGUAGE
    ? new ExternalAddress(null)
    : refuse(engine, "new", "external language");
}

/** A call of an external object does nothing. */
function callExternal(engine: Engine, argument: (i: number) => Value): Value {
  const called = argument(0);
  if (called instanceof ExternalAddress || (called instanceof Sym && called.name === LANGUAGE)) return FALSE;
  return refuse(engine, "call", "external language symbol or external address");
}

/** The joins of a rule and the work in them. */
function joinActivity(engine: Engine, argument: (i: number) => Value, count: number): Value {
  const rule = ruleArgument(engine, argument(0), "join-activity");
  if (rule === undefined) return FALSE;
  return printJoinActivity(engine, rule, count === 1 ? "verbose" : textOf(argument(1)));
}

export const system: Row[] = [
  {
    name: "options",
    restrictions: "00",
    returns: "nothing",
    evaluate: (engine) => {
      engine.routers.write("wdisplay", OPTIONS);
      return VOID;
    },
  },
  {
    name: "mem-used",
    restrictions: "00",
    returns: "integer",
    evaluate: (engine) => engine.network.matches.bytes,
  },
  {
    name: "mem-requests",
    restrictions: "00",
    returns: "integer",
    evaluate: (engine) => engine.network.matches.rowsMade,
  },
  { name: "release-mem", restrictions: "00", returns: "integer", evaluate: () => 0 },
  { name: "new", restrictions: "1*uw", runtime: "wu", returns: "any", evaluateInTurn: makeNew },
  { name: "call", restrictions: "1*u", returns: "any", evaluateInTurn: callExternal },
  {
    name: "join-activity",
    restrictions: "12w",
    byName: { both: true },
    returns: "any",
    evaluateInTurn: joinActivity,
  },
  {
    name: "join-activity-reset",
    restrictions: "00",
    byName: { asks: 0 },
    returns: "nothing",
    evaluate: (engine) => {
      resetJoinActivity(engine);
      return VOID;
    },
  },
  {
    name: "constructs-to-c",
    restrictions: "24*kiki",
    byName: { both: true },
    returns: "nothing",
    evaluate: (engine) => {
      const text = "Function constructs-to-c needs the C program; save and bsave write the constructs.\n";
      printError(engine, "SYSDEP", 1, false, text);
      return VOID;
    },
  },
];
