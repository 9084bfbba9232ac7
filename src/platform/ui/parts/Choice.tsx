import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"input">, "type"> {
  readonly type?: "checkbox" | "radio";
  readonly onChoose: (isChosen: boolean) => void;
}

export function Choice({ type = "checkbox", onChoose, children, ...input }: Props) {
  return (
    <label>
      <input type={type} {...input} onChange={({ target }) => onChoose(target.checked)} />
      {children}
    </label>
  );
}
