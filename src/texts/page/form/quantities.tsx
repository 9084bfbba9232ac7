import { useState } from "react";
import { weekdayOf } from "#edition/model/phases/content-dates.ts";
import { atOffsetOf, instantInWords } from "#edition/model/phases/event-dates.ts";
import { valueAt } from "#edition/model/values-at.ts";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Line, QuietButton } from "#platform/ui/parts/layout.tsx";
import { change, currentDraft, useDraft } from "../draft/draft.ts";
import type { Field } from "../fields/field.ts";
import { FieldFrame, InputField } from "./FieldFrame.tsx";
import styles from "./Form.module.css";
import {
  type ControlProps,
  type FieldState,
  type FieldsPlace,
  pathOfField,
  useField,
} from "./use-field.ts";

/** A date and an hour; below them the weekday in words, because browsers show dates in many orders. */
export function InstantField({ place, field }: ControlProps) {
  const state = useField(place, field);
  const written = typeof state.value === "string" ? state.value : "";
  return (
    <FieldFrame field={field} state={state}>
      <input
        type="datetime-local"
        value={written.slice(0, "2026-10-03T08:00".length)}
        onChange={({ target }) => setInstant(place, field.name, target.value)}
        {...state.input}
      />
      <output className={styles.words} htmlFor={state.id}>
        {sentence(instantInWords(written))}
      </output>
    </FieldFrame>
  );
}

const sentence = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Shown only if the event has several days. */
export function DayField({ place, field }: ControlProps) {
  const state = useField(place, field);
  const draft = useDraft();
  const date = (name: string) =>
    String(valueAt(draft.data.edicion, ["fechas", name]) ?? "").slice(0, 10);
  const days = Math.round((Date.parse(date("fin")) - Date.parse(date("inicio"))) / 86_400_000) + 1;
  if (!(days > 1) && state.value === undefined) return null;
  const count = Math.max(Math.min(days || 1, 9), Number(state.value) || 1);
  const options = Array.from({ length: count }, (_, index) => {
    const day = index + 1;
    return [String(day), `Día ${day}`] as const;
  });
  return (
    <SelectField
      field={field}
      state={state}
      options={options}
      // The first day is written by leaving the field out.
      onChoose={(day) => state.set(day === "1" ? undefined : Number(day))}
    />
  );
}

export function ChoiceField({ place, field }: ControlProps) {
  const state = useField(place, field);
  return (
    <SelectField
      field={field}
      state={state}
      options={field.options ?? []}
      onChoose={(value) => state.set(value)}
    />
  );
}

export function SeveralField({ place, field }: ControlProps) {
  const state = useField(place, field);
  const chosen = [state.value ?? []].flat().map(String);
  const options = field.options ?? [];
  function choose(value: string, isChosen: boolean): void {
    const next = options
      .map(([each]) => each)
      .filter((each) => (each === value ? isChosen : chosen.includes(each)));
    state.set(next.length > 0 ? next : undefined);
  }
  return (
    <FieldFrame field={field} state={state} isGroup>
      <ul className={styles.choices}>
        {options.map(([value, words]) => (
          <li key={value}>
            <Choice
              checked={chosen.includes(value)}
              onChoose={(isChosen) => choose(value, isChosen)}
            >
              {words}
            </Choice>
          </li>
        ))}
      </ul>
    </FieldFrame>
  );
}

interface SelectProps extends Pick<ControlProps, "field"> {
  readonly state: FieldState;
  /** The first one stands for a field that is left out. */
  readonly options: NonNullable<Field["options"]>;
  readonly onChoose: (value: string) => void;
}

function SelectField({ field, state, options, onChoose }: SelectProps) {
  return (
    <FieldFrame field={field} state={state}>
      <select
        value={String(state.value ?? options[0]?.[0])}
        onChange={({ target }) => onChoose(target.value)}
        {...state.input}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function ColourField({ place, field }: ControlProps) {
  const state = useField(place, field);
  const value = typeof state.value === "string" ? state.value : "";
  return (
    <FieldFrame field={field} state={state}>
      <Line className={styles.pair}>
        <input
          className={styles.colour}
          type="color"
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#ff3344"}
          onChange={({ target }) => state.set(target.value)}
          {...state.input}
        />
        {value !== "" && (
          <QuietButton type="button" onClick={() => state.set(undefined)}>
            Usar el rojo de siempre
          </QuietButton>
        )}
      </Line>
    </FieldFrame>
  );
}

/** Numbers with commas between them. */
export function DigitsField({ place, field }: ControlProps) {
  const state = useField(place, field);
  const [typed, setTyped] = useState<string | null>(null);
  const written = Array.isArray(state.value) ? state.value.join(", ") : "";
  return (
    <InputField
      field={field}
      state={state}
      data-short
      inputMode="numeric"
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value);
        state.set(target.value.match(/\d+/g)?.map(Number));
      }}
      onBlur={() => {
        setTyped(null);
        state.input.onBlur();
      }}
    />
  );
}

/** Guatemala's offset, which has been constant since 2006. */
const USUAL_OFFSET = "2000-01-01T00:00:00-06:00";

/** Writes an instant, such as `2026-10-03T08:00`, at the event's offset; the weekday in the file follows the day of the beginning. */
function setInstant(place: FieldsPlace, name: string, typed: string): void {
  const path = pathOfField(place, name);
  const edicion = currentDraft().data.edicion;
  const like = [valueAt(edicion, path), valueAt(edicion, ["fechas", "inicio"]), USUAL_OFFSET].find(
    (each) => typeof each === "string" && /(?:Z|[+-]\d\d:\d\d)$/.test(each),
  );
  const [day, time] = typed.split("T");
  const instant = day && time && atOffsetOf(String(like), day, time);
  change(place.file, path, instant || undefined);
  const hasWeekday = valueAt(edicion, ["fechas", "dia"]) !== undefined;
  if (name === "fechas.inicio" && hasWeekday && instant) {
    change("edicion", ["fechas", "dia"], weekdayOf(instant));
  }
}
