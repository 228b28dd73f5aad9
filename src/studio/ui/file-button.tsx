/** A button that lets the user choose files to open. */
import { type ReactNode, useRef } from "react";

interface Props {
  /** File extensions and types, as the browser takes them: `.json,application/json`. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly title?: string;
  /** Only an icon is shown; the title is then the label, too. */
  readonly isIcon?: boolean;
  opened(files: readonly File[]): void;
  readonly children: ReactNode;
}

export function FileButton({ accept, multiple = false, title, isIcon = false, opened, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be opened again after it has changed.
          target.value = "";
          if (files.length > 0) opened(files);
        }}
      />
      <button
        type="button"
        title={title}
        onClick={() => input.current?.click()}
        {...(isIcon && { className: "icon plain", "aria-label": title })}
      >
        {children}
      </button>
    </>
  );
}
