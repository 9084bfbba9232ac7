import { useState } from "react";
import type { ContentKey } from "#edition/files/yaml/content-keys.ts";
import { atOffsetOf, instantInWords, weekdayOf } from "#edition/model/phases/event-dates.ts";
import { valueAt } from "#edition/model/values-at.ts";
import { capitalised } from "#platform/text/capitalised.ts";
import { Choice, chosenWith } from "#platform/ui/parts/Choice.tsx";
import { Line, Note, QuietButton } from "#platform/ui/parts/layout.tsx";
import { change, currentDraft, useDraft } from "../draft/draft.ts";
import { entriesAt } from "../draft/entries.ts";
import { type Field, textOf } from "../fields/field.ts";
import { FieldFrame, InputField } from "./FieldFrame.tsx";
import styles from "./Form.module.css";
import type { ControlProps, FieldState } from "./use-field.ts";

/** A date and an hour; below them the weekday in words, because browsers show dates in many orders. */
export function InstantField({ place, field, state }: ControlProps) {
  return (
    <FieldFrame field={field} state={state}>
      <input
        type="datetime-local"
        value={state.text.slice(0, "2026-10-03T08:00".length)}
        onChange={({ target }) => setInstant(place.file, state, target.value)}
        {...state.input}
      />
      <output className={styles.words} htmlFor={state.id}>
        {capitalised(instantInWords(state.text) ?? "")}
      </output>
    </FieldFrame>
  );
}

export function ChoiceField({ field, state }: ControlProps) {
  return (
    <FieldFrame field={field} state={state}>
      <select
        value={state.text}
        onChange={({ target }) => state.set(target.value)}
        {...state.input}
      >
        {field.options?.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Any of the options, which the file holds in their order. */
export function SeveralField({ field, state }: ControlProps) {
  const { options = [] } = field;
  const save = (chosen: readonly string[]) => {
    const ordered = options.flatMap(([value]) => (chosen.includes(value) ? value : []));
    return ordered.length > 0 ? ordered : undefined;
  };
  return <BoxesField field={field} state={state} options={options} save={save} />;
}

/** The speakers of a talk: none, one or several. The file holds their ids. */
export function SpeakersField({ field, state }: ControlProps) {
  const draft = useDraft();
  const speakers = entriesAt(draft.data.ponentes, []).flatMap((speaker) => {
    const id = textOf(speaker, "id");
    return id === "" ? [] : [[id, textOf(speaker, "nombre") || id] as const];
  });
  // One speaker is written as a single id, none by leaving the field out.
  const save = (chosen: readonly string[]) => (chosen.length > 1 ? chosen : chosen[0]);
  const none = "Agregue primero a los ponentes.";
  return <BoxesField field={field} state={state} options={speakers} save={save} none={none} />;
}

interface BoxesProps extends Omit<ControlProps, "place"> {
  readonly options: NonNullable<Field["options"]>;
  /** The value of the file for those that are chosen. */
  readonly save: (chosen: readonly string[]) => unknown;
  /** Stands where there are no options. */
  readonly none?: string;
}

function BoxesField({ field, state, options, save, none }: BoxesProps) {
  const chosen = [state.value ?? []].flat().map(String);
  const gone = chosen
    .filter((each) => !options.some(([value]) => value === each))
    .map((each) => [each, `${each} (ya no está)`] as const);
  return (
    <FieldFrame field={field} state={state} isGroup>
      <ul className={styles.choices}>
        {[...options, ...gone].map(([value, words]) => (
          <li key={value}>
            <Choice
              checked={chosen.includes(value)}
              onChoose={(isChosen) => state.set(save(chosenWith(chosen, value, isChosen)))}
            >
              {words}
            </Choice>
          </li>
        ))}
      </ul>
      {options.length === 0 && <Note>{none}</Note>}
    </FieldFrame>
  );
}

export function ColourField({ field, state }: ControlProps) {
  const value = state.text;
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
export function DigitsField({ field, state }: ControlProps) {
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
function setInstant(file: ContentKey, { path, text, id }: FieldState, typed: string): void {
  const fechas = valueAt(currentDraft().data.edicion, ["fechas"]);
  const like = [text, valueAt(fechas, ["inicio"]), USUAL_OFFSET].find(
    (each) => typeof each === "string" && /(?:Z|[+-]\d\d:\d\d)$/.test(each),
  );
  const [day, time] = typed.split("T");
  const instant = day && time && atOffsetOf(String(like), day, time);
  change(file, path, instant || undefined);
  const hasWeekday = valueAt(fechas, ["dia"]) !== undefined;
  if (id === "edicion.fechas.inicio" && hasWeekday && instant) {
    change("edicion", ["fechas", "dia"], weekdayOf(instant));
  }
}
