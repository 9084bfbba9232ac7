import { useId } from "react";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

/** A labelled choice; the browser's own, which phones show as a wheel or a list. */
export function Select({ label, value, options, onChange }: Props) {
  // Labelled by the label's text alone, without the text of its options.
  const id = useId();
  return (
    <label>
      <span id={id}>{label}</span>
      <select aria-labelledby={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
