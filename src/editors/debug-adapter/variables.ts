/** What a program holds while it stands still, as the variables of a debugger: lists and what is in them. */
import { type Environment, formatValue, type Value } from "../../clips/index.ts";

export interface VariableRow {
  readonly name: string;
  readonly value: string;
  /** What is inside; a number for the debugger is given to it when it is shown. */
  readonly inside?: () => VariableRow[];
}

interface ScopeRow {
  readonly name: string;
  rows(environment: Environment): VariableRow[];
}

const slots = (values: Readonly<Record<string, Value>>) => (): VariableRow[] =>
  Object.entries(values).map(([name, value]) => ({ name, value: formatValue(value) }));

/** The lists in their order; empty ones are not shown, except for the first two. */
export const SCOPES: readonly ScopeRow[] = [
  {
    name: "Next firing",
    rows: (environment) => {
      const place = environment.next();
      return environment.bindings(place)?.map(({ name, value }) => ({ name: `?${name}`, value })) ?? [];
    },
  },
  {
    name: "Facts",
    rows: (environment) =>
      environment.facts().map(({ index, text, slots: values }) => ({
        name: `f-${index}`,
        value: text,
        inside: slots(values),
      })),
  },
  {
    name: "Agenda",
    rows: (environment) =>
      environment.agenda().map(({ salience, module, rule, matched }, i) => ({
        name: `${i + 1}`,
        value: `${salience} ${module === "MAIN" ? "" : `${module}::`}${rule}: ${matched.join(",")}`,
      })),
  },
  {
    name: "Globals",
    rows: (environment) =>
      environment.inspection
        .globals()
        .map(({ name, value }) => ({ name: `?*${name}*`, value: formatValue(value) })),
  },
  {
    name: "Instances",
    rows: (environment) =>
      environment.instances().map(({ name, class: of, slots: values }) => ({
        name: `[${name}]`,
        value: `of ${of}`,
        inside: slots(values),
      })),
  },
];
