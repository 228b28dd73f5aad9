/** Which values the options of the domains have, for menus; an option that is not here is typed. */
import { cellOrders } from "../../../domains/eternity2/cell-orders.ts";
import { costs } from "../../../domains/eternity2/heuristics/costs.ts";
import { doubles, ruleSets } from "../../../domains/knight-score/rules.ts";

interface Choice {
  /** Undefined for a text. */
  readonly values?: readonly string[];
  readonly byDefault: string;
}

/** Options that the board's own editor sets are not among them. */
export const optionChoices: Readonly<Record<string, Readonly<Record<string, Choice>>>> = {
  "sliding-tiles": {
    order: { byDefault: "up,left,right,down" },
    "root-order": { byDefault: "" },
  },
  "knight-score": {
    rules: { values: Object.keys(ruleSets), byDefault: "official" },
    double: { values: Object.keys(doubles), byDefault: "largest" },
    goal: { values: ["target", "best"], byDefault: "target" },
  },
  eternity2: {
    formulation: { values: ["matching", "anywhere"], byDefault: "anywhere" },
    fill: { values: Object.keys(cellOrders), byDefault: "row" },
    cost: { values: Object.keys(costs), byDefault: "uniform" },
    pieces: { values: ["stored", "scrambled"], byDefault: "stored" },
    seed: { byDefault: "1" },
  },
};
