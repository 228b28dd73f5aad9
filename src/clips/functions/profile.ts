// profile, profile-info and profile-reset. Bodies of constructs are measured, calls of functions are not.
// Source: advanced guide, section 9.

import type { Defgeneric } from "../constructs/defgeneric/defgeneric.ts";
import type { Engine } from "../engine.ts";
import { wrongType } from "../evaluate/messages.ts";
import { type Value, VOID } from "../language/values.ts";
import type { Defclass } from "../objects/class.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";

/** A longer name has a line of its own. */
const NAME_WIDTH = 40;

function profile(engine: Engine, [value]: Value[]): Value {
  const { evaluation, profile } = engine;
  const what = textOf(value);
  if (what === "constructs" || what === "user-functions") {
    profile.start(what);
    evaluation.profile = what === "constructs" ? profile : null;
  } else if (what === "off") {
    profile.takeTime();
    profile.isOn = false;
    evaluation.profile = null;
  } else return wrongType(engine, "profile", 1, "symbol with value constructs, user-functions, or off");
  return VOID;
}

function profileInfo(engine: Engine): Value {
  const { profile } = engine;
  if (profile.isOn) profile.takeTime();
  const { kind } = profile;
  if (kind === null) return VOID;
  const title = kind === "constructs" ? "Construct Name" : "Function Name";
  const columns = "Entries         Time           %          Time+Kids     %+Kids";
  const lines = "-------        ------        -----        ---------     ------";
  engine.routers.write(
    "wdisplay",
    `Profile elapsed time = ${Number(profile.elapsed.toPrecision(6))} seconds
${title.padEnd(NAME_WIDTH)} ${columns}\n${"-".repeat(title.length).padEnd(NAME_WIDTH)} ${lines}\n`,
  );
  if (kind === "constructs") showConstructs(engine);
  return VOID;
}

interface Item {
  readonly name: string;
  readonly body: object;
}

function showConstructs(engine: Engine): void {
  const { constructs } = engine.modules.current;
  const named = (items: Iterable<{ readonly name: string }>) =>
    [...items].map((body) => ({ name: body.name, body }));
  showPart(engine, "Deffunctions", [{ items: named(constructs.deffunction.values()) }]);
  showPart(
    engine,
    "Defgenerics",
    [...(constructs.defgeneric.values() as Iterable<Defgeneric>)].map(({ name, methods }) => ({
      name,
      items: methods.map((method) => ({ name: `${method.column} ${method.describe()}`, body: method })),
    })),
  );
  showPart(
    engine,
    "Defclasses",
    [...(constructs.defclass.values() as Iterable<Defclass>)].map(({ name, handlers }) => ({
      name,
      items: named(handlers),
    })),
  );
  showPart(engine, "Defrules", [{ items: named(constructs.defrule.values()) }]);
}

/** The lines of all that was run, with a title if there are any, and the name of each group that has some. */
function showPart(engine: Engine, title: string, groups: { name?: string; items: Item[] }[]): void {
  const texts = groups.flatMap(({ name, items }) => {
    const lines = items.flatMap((item) => lineOf(engine, item) ?? []);
    if (lines.length === 0) return [];
    return `\n${name === undefined ? "" : `${name}\n`}${lines.join("")}`;
  });
  if (texts.length > 0) engine.routers.write("wdisplay", `\n*** ${title} ***\n${texts.join("")}`);
}

function lineOf({ profile, options }: Engine, { name, body }: Item): string | null {
  const measured = profile.of(body);
  if (measured === undefined) return null;
  const percent = (time: number): number => {
    const share = profile.total === 0 ? 0 : (time * 100) / profile.total;
    return share < 0.005 ? 0 : share;
  };
  const { entries, self, withCalls } = measured;
  if (percent(self) < options.profileThreshold) return null;
  const isLong = name.length >= NAME_WIDTH;
  const times = [self, withCalls].map(
    (time) => `${time.toFixed(6).padStart(15)}  ${percent(time).toFixed(2).padStart(8)}%`,
  );
  const shown = `${(isLong ? "" : name).padEnd(NAME_WIDTH)} ${String(entries).padStart(7)} ${times.join("  ")}\n`;
  return isLong ? `${name}\n${shown}` : shown;
}

export const profiling: Row[] = [
  { name: "profile", restrictions: "11w", returns: "nothing", evaluate: profile },
  {
    name: "profile-info",
    restrictions: "01w",
    returns: "nothing",
    wrongArgument: { name: "profile" },
    evaluate: profileInfo,
  },
  {
    name: "profile-reset",
    restrictions: "00",
    byName: { asks: 0 },
    returns: "nothing",
    evaluate: ({ profile }) => {
      profile.reset();
      return VOID;
    },
  },
];
