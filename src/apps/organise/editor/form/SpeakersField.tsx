import type { FieldProps } from "@rjsf/utils";
import { Faults } from "./Entry.tsx";
import { type FormContext, faultsWithin } from "./form-context.ts";

/** The speakers of a talk: none, one or several. The file holds their ids. */
export function SpeakersField({ fieldPathId, formData, onChange, registry, uiSchema }: FieldProps) {
  const { $id: id, path } = fieldPathId;
  const context = registry.formContext as FormContext;
  const chosen = chosenIn(formData);
  const known = new Set(context.speakers.map((speaker) => speaker.id));
  const unknown = chosen
    .filter((speaker) => !known.has(speaker))
    .map((speaker) => ({ id: speaker, name: `${speaker} (no está entre los ponentes)` }));
  const faults = faultsWithin(context, path);
  const choose = (speaker: string, checked: boolean) => {
    const next = checked ? [...chosen, speaker] : chosen.filter((other) => other !== speaker);
    // One speaker is written as a single id, none by leaving the field out.
    onChange(next.length > 1 ? next : next[0], path);
  };
  return (
    <fieldset className="choices" data-faulty={faults.length > 0}>
      <legend>{uiSchema?.["ui:title"]}</legend>
      {[...context.speakers, ...unknown].map((speaker) => (
        <label key={speaker.id}>
          <input
            type="checkbox"
            id={`${id}-${speaker.id}`}
            checked={chosen.includes(speaker.id)}
            onChange={({ target }) => choose(speaker.id, target.checked)}
          />
          {speaker.name}
        </label>
      ))}
      <Faults faults={faults} />
    </fieldset>
  );
}

/** The ids in the file's value, which may be faulty. */
function chosenIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return Array.isArray(value) ? value.map(String) : [];
}
