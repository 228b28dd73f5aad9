/** What the page has asked about the nodes of a rule program's tree, and how it draws them. */
import type { FactDrawings } from "../../../clips/inspect/fact-drawings.ts";
import type { Tree } from "../../ui/tree/tree.ts";
import { inquire } from "../store.ts";
import type { RuleTree, RuleTreeNode } from "../worker/protocol.ts";
import { drawingPicture } from "./drawing-picture.ts";

/** Nodes that are kept; more would take too much memory. */
const MOST_KNOWN = 20_000;

export class KnownNodes {
  /** The newest moment that was seen. */
  last = 0;
  private readonly nodes = new Map<number, RuleTreeNode>();
  private hasBoards = false;
  private isAsking = false;

  constructor(
    private readonly drawings: FactDrawings,
    private readonly learned: () => void,
  ) {}

  /** Asks about nodes that are not known yet. */
  async learn(ids: readonly number[]): Promise<void> {
    const unknown = ids.filter((id) => !this.nodes.has(id));
    if (unknown.length === 0) return;
    const answer = await inquire({ type: "tree-nodes", ids: unknown });
    if (answer.type !== "tree-nodes") return;
    if (this.nodes.size > MOST_KNOWN) this.nodes.clear();
    for (const node of await this.withValues(answer.nodes)) {
      this.nodes.set(node.id, node);
      this.hasBoards ||= node.text !== null && this.drawings.of(node.text) !== null;
    }
  }

  /** Facts that no rule has made have no salience; the program may say what their f is. */
  private async withValues(nodes: readonly RuleTreeNode[]): Promise<readonly RuleTreeNode[]> {
    const expressions = nodes.map(({ text, lines }) =>
      text === null || lines.length > 0 ? null : this.drawings.valueOf(text),
    );
    const asked = expressions.filter((expression) => expression !== null);
    if (asked.length === 0) return nodes;
    const answer = await inquire({ type: "values", expressions: asked });
    const values = new Map(
      asked.map((expression, i) => [expression, answer.type === "values" ? answer.values[i] : null]),
    );
    return nodes.map((node, i) => {
      const expression = expressions[i];
      const value = expression === null ? null : (values.get(expression) ?? null);
      return value === null ? node : { ...node, lines: ["", `f ${value}`] };
    });
  }

  tree({ ids, parents, kinds, labels }: RuleTree, step: number): Tree {
    const known = this;
    const at = (place: number) => this.nodes.get(ids[place]);
    return {
      source: this,
      ids,
      parents,
      kinds,
      step,
      look: {
        get hasBoards() {
          return known.hasBoards;
        },
        label: (place) => (labels[place] < 0 ? "" : String(labels[place])),
        lines: (place) => at(place)?.lines ?? [],
        text: (place) => at(place)?.text ?? "",
        board(place) {
          const node = at(place);
          if (node === undefined) return undefined;
          const drawing = node.text === null ? null : known.drawings.of(node.text);
          return drawing && drawingPicture(drawing);
        },
        want: (places) => void this.wanted(places.map((place) => ids[place])),
      },
    };
  }

  private async wanted(ids: readonly number[]): Promise<void> {
    if (this.isAsking || ids.every((id) => this.nodes.has(id))) return;
    this.isAsking = true;
    await this.learn(ids);
    this.isAsking = false;
    this.learned();
  }
}
