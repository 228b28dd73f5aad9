/** A picture on the page; groups of the same key glide to their new place. */
import { memo } from "react";
import type { Group, Paint, Picture, Shape } from "./picture.ts";
import "./picture-view.css";

interface Props {
  readonly picture: Picture;
  /** Empty where words beside it say the same. */
  readonly label: string;
}

export const PictureView = memo(function PictureView({ picture, label }: Props) {
  const viewBox = `0 0 ${picture.width} ${picture.height}`;
  const groups = picture.groups.map(({ key, ...group }) => <GroupView key={key} {...group} />);
  if (label === "")
    return (
      <svg className="picture" viewBox={viewBox} aria-hidden="true">
        {groups}
      </svg>
    );
  return (
    <svg className="picture" viewBox={viewBox} role="img" aria-label={label}>
      {groups}
    </svg>
  );
});

/** Rendered again only if it differs: boards with many pieces change in few places. */
const GroupView = memo(function GroupView({ x, y, scale = 1, shapes }: Omit<Group, "key">) {
  return (
    <g className="picture-group" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
      {shapes.map((shape, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes of a group have no names and do not move
        <ShapeView key={i} shape={shape} />
      ))}
    </g>
  );
});

function ShapeView({ shape }: { readonly shape: Shape }) {
  if (shape.type === "rect") {
    const { x, y, width, height, round, fill, stroke, strokeWidth } = shape;
    return (
      <rect
        {...{ x, y, width, height, strokeWidth }}
        rx={round}
        fill={css(fill)}
        stroke={stroke && css(stroke)}
      />
    );
  }
  if (shape.type === "polygon")
    return <polygon points={shape.points.map((point) => point.join(",")).join(" ")} fill={css(shape.fill)} />;
  if (shape.type === "path")
    return (
      <path
        d={shape.d}
        fill={css(shape.fill)}
        stroke={shape.stroke && css(shape.stroke)}
        strokeWidth={shape.strokeWidth}
      />
    );
  return (
    <text
      x={shape.x}
      y={shape.y}
      fontSize={shape.size}
      fontWeight={shape.bold ? 600 : 400}
      fill={css(shape.fill)}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {shape.text}
    </text>
  );
}

function css(paint: Paint | null): string {
  return paint === null ? "none" : paint.startsWith("#") ? paint : `var(--${paint})`;
}
