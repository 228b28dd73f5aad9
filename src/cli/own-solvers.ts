/** Domains with a solver of their own, which `solve` uses unless a strategy is named. */
import type { Command } from "commander";
import type { ProblemInput, Settings } from "../domains/index.ts";
import { OptionError } from "../search/index.ts";
import { eternity2Solver } from "./eternity2/solve.ts";

export interface OwnSolver {
  /** Options beside the domain's; the value's name if there is one. */
  readonly flags: Readonly<Record<string, { readonly value?: string; readonly summary: string }>>;
  /** The settings of a search that this solver understands. */
  readonly settings: readonly string[];
  /** Solves, prints, and says with which code to end. */
  solve(request: OwnRequest): Promise<number>;
}

export interface OwnRequest {
  readonly input: ProblemInput;
  readonly label: string;
  readonly settings: Settings;
  readonly flags: Readonly<Record<string, unknown>>;
}

const ownSolvers: Readonly<Record<string, OwnSolver>> = { eternity2: eternity2Solver };

export function addOwnFlags(command: Command): Command {
  for (const [domainName, { flags }] of Object.entries(ownSolvers)) {
    for (const [name, { value, summary }] of Object.entries(flags)) {
      command.option(`--${name}${value === undefined ? "" : ` ${value}`}`, `${domainName}: ${summary}`);
    }
  }
  return command;
}

/** The domain's own solver, unless something is asked for that only a strategy has. */
export function ownSolverFor(
  domainName: string,
  settings: Settings,
  flags: Readonly<Record<string, unknown>>,
): OwnSolver | undefined {
  const own = ownSolvers[domainName];
  const foreign = Object.keys(settings).find((name) => !own?.settings.includes(name));
  const isGeneral = own === undefined || foreign !== undefined || flags.trace !== undefined;
  if (!isGeneral) return own;
  for (const solver of Object.values(ownSolvers)) {
    const wrong = Object.keys(solver.flags).find((name) => flags[name] !== undefined);
    if (wrong !== undefined) {
      const reason =
        own === undefined ? `${domainName} has no such solver` : `not with --${foreign ?? "trace"}`;
      throw new OptionError(`--${wrong} is for the domain's own solver: ${reason}.`);
    }
  }
  return undefined;
}
