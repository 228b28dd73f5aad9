/** What a study file may claim of its runs. Claims name runs by the words of the study; here these become names of rows. */
import { z } from "zod";
import { domains } from "../domains/index.ts";
import { studySentence } from "../run/sentences.ts";
import { nameIn, nearNames, type Sentence, strategies } from "../search/index.ts";
import type { StudyPart } from "./definition.ts";
import { numberNames } from "./numbers.ts";
import type { RunKind, Statement } from "./statements.ts";

const word = z.union([z.string(), z.number()]).transform(String);
const words = z.union([word.transform((one) => [one]), z.array(word).min(1)]);

const runs = z.strictObject({
  instances: words.optional(),
  strategies: words.optional(),
  heuristics: words.optional(),
  settings: z.record(z.string(), word).optional(),
});
const number = z.enum(numberNames);
const common = { these: runs.default({}), often: z.enum(["always", "mostly", "sometimes"]).optional() };

const claims = [
  z.strictObject({
    ...common,
    kind: z.literal("less"),
    number,
    than: runs,
    alike: words.optional(),
  }),
  z.strictObject({
    ...common,
    kind: z.literal("within"),
    number,
    least: z.number().optional(),
    most: z.number().optional(),
  }),
  z.strictObject({
    ...common,
    kind: z.literal("outcome"),
    outcome: z.enum(["solved", "unsolvable", "limit", "interrupted", "died"]),
    limit: z.enum(["nodes", "time", "cpu", "memory"]).optional(),
  }),
  z.strictObject({ ...common, kind: z.literal("cheapest") }),
  z.strictObject({ ...common, kind: z.literal("varies"), number, by: z.string() }),
  z.strictObject({ ...common, kind: z.literal("grows"), number, from: runs, percent: z.number() }),
  z.strictObject({ ...common, kind: z.literal("admissible"), is: z.boolean().default(true) }),
  z.strictObject({ ...common, kind: z.literal("orders") }),
  z.strictObject({ ...common, kind: z.literal("untested"), why: z.string() }),
] as const;
const kinds = claims.map(({ shape }) => shape.kind.value);

/** The kind is looked at first, so that a wrong one is answered by the right ones. */
const claim = z.looseObject({ kind: z.enum(kinds) }).pipe(z.discriminatedUnion("kind", claims));

export const statement = z.strictObject({ text: z.string(), source: z.string().default(""), claim });

/** Throws what `wrong` makes of the path of a name that no run of the study has, and of a sentence about it. */
export function statementAsRows(
  read: z.infer<typeof statement>,
  parts: readonly StudyPart[],
  wrong: (path: readonly string[], message: Sentence) => Error,
): Statement {
  const named = (side: "these" | "than" | "from", kind: RunKind): RunKind => {
    const own = (field: "instances" | "strategies" | "heuristics") => {
      const known = knownNames(field, parts);
      return kind[field]?.map((word) => {
        const name = known === undefined ? word : nameIn(known, word);
        if (name !== undefined) return name;
        const names = Object.keys(known!);
        throw wrong(["claim", side, field], studySentence("study-one-of", names, nearNames(word, names)));
      });
    };
    const [instances, strategies, heuristics] = [own("instances"), own("strategies"), own("heuristics")];
    return {
      ...(instances && { instances }),
      ...(strategies && { strategies }),
      ...(heuristics && { heuristics }),
      ...(kind.settings && { settings: kind.settings }),
    };
  };
  const { these } = read.claim;
  return {
    ...read,
    claim: {
      ...read.claim,
      these: named("these", these as RunKind),
      ...(read.claim.kind === "less" && { than: named("than", read.claim.than as RunKind) }),
      ...(read.claim.kind === "grows" && { from: named("from", read.claim.from as RunKind) }),
    },
  } as Statement;
}

/** The rows that the parts of a study name, with their other names; undefined where there are too many to list. */
function knownNames(
  field: "instances" | "strategies" | "heuristics",
  parts: readonly StudyPart[],
): Readonly<Record<string, object>> | undefined {
  const known: Record<string, object> = {};
  for (const part of parts) {
    const domain = domains[part.domain]!;
    if (field === "instances") {
      for (const spec of part.instances) {
        if ("made" in spec || ("named" in spec && spec.named.includes("*"))) return undefined;
        const name = "named" in spec ? spec.named : spec.name;
        known[name] = domain.instances[name] ?? {};
      }
    } else if (field === "strategies")
      for (const name of part.strategies ?? [domain.defaults.strategy])
        known[name] = strategies[name as keyof typeof strategies] ?? {};
    else
      for (const name of part.heuristics ?? [domain.defaults.heuristic])
        known[name] = domain.heuristics[name] ?? {};
  }
  return known;
}
