/** A page that throws is replaced by one sentence; the rest of the studio keeps working. */
import { Component, type ReactNode } from "react";

interface Props {
  readonly words: { readonly failed: string; readonly again: string };
  readonly children: ReactNode;
}

export class PageFailure extends Component<Props, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className="page-failure" role="alert">
        <p>
          {this.props.words.failed}: {error.message}
        </p>
        {/* The whole page: a part of it that could not be loaded is not asked for twice. */}
        <button type="button" onClick={() => location.reload()}>
          {this.props.words.again}
        </button>
      </div>
    );
  }
}
