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

/** The chosen ones of some values with `value` or without it. */
export function chosenWith<Value>(chosen: readonly Value[], value: Value, isChosen: boolean) {
  const others = chosen.filter((each) => each !== value);
  return isChosen ? [...others, value] : others;
}
