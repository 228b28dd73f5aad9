/** The Rete network of the moment shown: templates, patterns, joins, rules, and how many matches each holds. */

import { useEffect, useMemo, useState } from "react";
import type { NetworkEdge, NetworkNode } from "../../../../clips/index.ts";
import { whole } from "../../../app/numbers.ts";
import { inquire, useRules } from "../../store.ts";
import { useWords } from "../../words/index.ts";
import { BOX, layoutNetwork, type PlacedNode } from "./network-layout.ts";
import "./network-picture.css";

/** Milliseconds without a new moment before the network is asked for. */
const REST = 150;

interface Network {
  readonly nodes: readonly NetworkNode[];
  readonly edges: readonly NetworkEdge[];
}

export default function NetworkPicture() {
  const words = useWords();
  const network = useNetwork();
  const layout = useMemo(() => network && layoutNetwork(network.nodes, network.edges), [network]);
  const [chosen, choose] = useState<number | null>(null);
  if (network === null || layout === null)
    return (
      <p className="rules-empty" aria-busy="true">
        {words.thinking}
      </p>
    );
  if (network.nodes.length === 0) return <p className="rules-empty">{words.noRules}</p>;
  const node = network.nodes.find(({ id }) => id === chosen);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="network-picture" aria-label={words.networkShown} tabIndex={0}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is not a fieldset */}
        <svg width={layout.width} height={layout.height} role="group" aria-label={words.networkShown}>
          {layout.edges.map(({ edge, from, to }) => (
            <path
              key={`${edge.from} ${edge.to} ${edge.side}`}
              className="network-edge"
              data-side={edge.side}
              data-empty={from.node.count === 0 || undefined}
              d={curve(from, to)}
            />
          ))}
          {layout.nodes.map((placed) => (
            <Box key={placed.node.id} placed={placed} isChosen={placed.node.id === chosen} choose={choose} />
          ))}
        </svg>
      </section>
      {node && (
        <p className="network-chosen">
          <code>{node.text}</code>
          <span className="soft">
            {words.kinds[node.kind]} · {words.matches(node.count)} · {node.rules.join(", ")}
          </span>
        </p>
      )}
    </>
  );
}

interface BoxProps {
  readonly placed: PlacedNode;
  readonly isChosen: boolean;
  choose(id: number): void;
}

function Box({ placed: { node, x, y }, isChosen, choose }: BoxProps) {
  const words = useWords();
  const act = () => choose(node.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      className="network-node"
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      data-kind={node.kind}
      data-empty={node.count === 0 || undefined}
      transform={`translate(${x},${y})`}
      onClick={act}
      onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && act()}
    >
      <rect width={BOX.width} height={BOX.height} rx="8" />
      <text x="10" y="18" className="network-kind">
        {words.kinds[node.kind]}
      </text>
      <text x={BOX.width - 10} y="18" className="network-count">
        {whole(node.count)}
      </text>
      <text x="10" y="35" className="network-text">
        {shortened(node.text)}
      </text>
    </g>
  );
}

/** The network of the moment shown; while rules fire, that of the last rest. */
function useNetwork(): Network | null {
  const position = useRules((state) => state.frame?.position ?? 0);
  const last = useRules((state) => state.frame?.last ?? 0);
  const isIdle = useRules((state) => state.frame?.status === "idle" || state.frame?.status === "reading");
  const [network, setNetwork] = useState<Network | null>(null);
  useEffect(() => {
    if (!isIdle || last === 0) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await inquire({ type: "network", position });
      if (isWanted && answer.type === "network") setNetwork(answer);
    }, REST);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [position, last, isIdle]);
  return network;
}

/** Characters that fit into a box. */
const FITS = 24;

function shortened(text: string): string {
  return text.length <= FITS ? text : `${text.slice(0, FITS - 1)}…`;
}

function curve(from: PlacedNode, to: PlacedNode): string {
  const x1 = from.x + BOX.width;
  const y1 = from.y + BOX.height / 2;
  const y2 = to.y + BOX.height / 2;
  const bend = Math.max(20, (to.x - x1) / 2);
  return `M${x1},${y1}C${x1 + bend},${y1} ${to.x - bend},${y2} ${to.x},${y2}`;
}
