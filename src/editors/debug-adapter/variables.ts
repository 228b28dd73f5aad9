/** What a program holds while it stands still, as the variables of a debugger: lists and what is in them. */
import type { DebugProtocol } from "@vscode/debugprotocol";
import { type Environment, formatValue, type Value } from "../../clips/index.ts";

interface VariableRow {
  readonly name: string;
  readonly value: string;
  /** What is inside. */
  readonly inside?: () => VariableRow[];
}

interface ScopeRow {
  readonly name: string;
  rows(environment: Environment): VariableRow[];
}

const slots = (values: Readonly<Record<string, Value>>) => (): VariableRow[] =>
  Object.entries(values).map(([name, value]) => ({ name, value: formatValue(value) }));

/** The lists in their order. */
const SCOPES: readonly ScopeRow[] = [
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

/** What the debugger can unfold, by the numbers that it was given; they are good until the program goes on. */
export class Unfoldings {
  private rows: (() => VariableRow[])[] = [];

  scopes(environment: Environment): DebugProtocol.Scope[] {
    this.rows = [];
    return SCOPES.map((scope) => ({
      name: scope.name,
      variablesReference: this.add(() => scope.rows(environment)),
      expensive: false,
    }));
  }

  /** What is inside, or a part of it. */
  variables({
    variablesReference,
    start = 0,
    count,
  }: DebugProtocol.VariablesArguments): DebugProtocol.Variable[] {
    const rows = this.rows[variablesReference - 1]?.() ?? [];
    const shown = count ? rows.slice(start, start + count) : rows;
    return shown.map(({ name, value, inside }) => ({
      name,
      value,
      variablesReference: inside === undefined ? 0 : this.add(inside),
      ...(/^(\?|\[)/.test(name) && { evaluateName: name }),
    }));
  }

  private add(inside: () => VariableRow[]): number {
    return this.rows.push(inside);
  }
}
