import type { ComponentProps } from "react";
import button from "../Button.module.css";
import layout from "./layout.module.css";

interface Props extends Omit<ComponentProps<"input">, "type"> {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses files. The browser's own button speaks the browser's language; the label takes its place. */
export function FileButton({ onFiles, className = button.button, children, ...input }: Props) {
  return (
    <label className={`${layout.file} ${className}`}>
      {children}
      <input
        type="file"
        {...input}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
