// What the C program tells about itself: memory, options, profiling, activity of joins; and its ties to C and Java,
// which are refused. Source: guide, sections 13.9 to 13.14, and advanced guide, sections 7 and 9.

import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Engine } from "../engine.ts";
import { cannotFind, printError, wrongType } from "../evaluate/messages.ts";
import { ExternalAddress, FALSE, Multifield, Sym, type Value, VOID } from "../language/values.ts";
import { refuse } from "./miscellaneous.ts";
import type { Row } from "./row.ts";
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

/** The language of an external object: only C is known, and it gives an empty address. */
function makeNew(engine: Engine, [language]: Value[]): Value {
  if (!(language instanceof Sym)) return wrongType(engine, "new", 1, "symbol");
  if (language.name !== "C") return refuse(engine, "new", "external language");
  return new ExternalAddress(null);
}

/** The joins of a rule and the work in them. Work is not counted here: the numbers are those of a fresh rule. */
function joinActivity(engine: Engine, [name, level]: Value[]): Value {
  const rule = engine.modules.lookup<Defrule>("defrule", textOf(name));
  if (rule === undefined) {
    cannotFind(engine, "defrule", textOf(name));
    return FALSE;
  }
  const detail = level === undefined ? "verbose" : textOf(level);
  if (!["verbose", "succinct", "terse"].includes(detail)) {
    return wrongType(engine, "join-activity", 2, "symbol with value verbose, succinct, or terse");
  }
  for (const disjunct of rule.disjuncts()) {
    const count = (disjunct.lastJoin?.depth ?? 1) - 1;
    for (let join = 1; join <= count && detail !== "terse"; join++) {
      engine.routers.write(
        "wdisplay",
        detail === "succinct"
          ? `CE ${join}: 0\n`
          : `Activity for CE ${join}\n   Compares: ${"0".padStart(10)}\n   Adds:     ${"0".padStart(10)}\n   Deletes:  ${"0".padStart(10)}\n`,
      );
    }
  }
  return new Multifield([0, 0, 0]);
}

function profile(engine: Engine, [value]: Value[]): Value {
  const what = textOf(value);
  if (!["constructs", "user-functions", "off"].includes(what)) {
    return wrongType(engine, "profile", 1, "symbol with value constructs, user-functions, or off");
  }
  return VOID;
}

function bload(engine: Engine, [value]: Value[]): Value {
  const path = textOf(value);
  if (engine.routers.host.readFile?.(path) === undefined) {
    printError(engine, "ARGACCES", 2, false, `Function bload was unable to open file ${path}.\n`);
  } else {
    printError(engine, "BLOAD", 2, false, `File ${path} is not a binary construct file.\n`);
  }
  return FALSE;
}

/** Refuses what needs the memory layout of the C program. */
function withoutC(name: string, restrictions: string, returns: Row["returns"], instead: string): Row {
  return {
    name,
    restrictions,
    returns,
    evaluate: (engine) => {
      printError(engine, "SYSDEP", 1, false, `Function ${name} needs the C program; ${instead}.\n`);
      return FALSE;
    },
  };
}

const nothing = (name: string, restrictions: string): Row => ({
  name,
  restrictions,
  returns: "nothing",
  evaluate: () => VOID,
});

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
  { name: "new", restrictions: "1*uw", returns: "any", evaluate: makeNew },
  {
    name: "call",
    restrictions: "1*u",
    returns: "any",
    evaluate: (engine) => refuse(engine, "call", "external language symbol or external address"),
  },
  { name: "join-activity", restrictions: "12w", returns: "any", evaluate: joinActivity },
  nothing("join-activity-reset", "00"),
  { name: "profile", restrictions: "11w", returns: "nothing", evaluate: profile },
  nothing("profile-info", "01w"),
  nothing("profile-reset", "00"),
  { name: "bload", restrictions: "11k", returns: "symbol", evaluate: bload },
  withoutC("bsave", "11k", "symbol", "save writes the constructs as text"),
  withoutC("constructs-to-c", "24*kiki", "nothing", "save writes the constructs as text"),
];
