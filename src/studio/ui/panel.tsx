/** A titled part of a page. */
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  /** Small controls at the right of the title. */
  readonly tools?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, tools, className, children }: Props) {
  const id = useId();
  return (
    <section className={`panel ${className ?? ""}`} aria-labelledby={id}>
      <div className="panel-title">
        <h2 id={id}>{title}</h2>
        {tools && <div className="toolbar">{tools}</div>}
      </div>
      {children}
    </section>
  );
}
