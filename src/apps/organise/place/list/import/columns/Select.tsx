import { useId } from "react";

interface Props {
  readonly label: string;
  readonly value: string;
  /** Values and their names. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

/** A labelled choice; the browser's own, which phones show as a wheel or a list. */
export function Select({ label, value, options, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
