import { flushSync } from "react-dom";
import type { DraftRow, RowEdits } from "#people/files/draft/draft.ts";
import { offeredFor } from "#people/files/list-fault.ts";
import { doubtInWords, reasonInWords } from "#people/files/reason-words.ts";
import { optionalFields, type Participant, shownIn } from "#people/model/carnet/participant.ts";
import { fieldNames, shownFields } from "#people/page/words.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Actions } from "#platform/ui/parts/layout.tsx";
import { useImport } from "../importing.ts";
import styles from "./FixRows.module.css";
import { isTouched, leaveOut, restore, typeInto } from "./row-edits.ts";

/** One row with its faults or doubts, which is corrected or left out. */
export function FixRow({ row }: { readonly row: DraftRow }) {
  const { opened, edit } = useImport();
  const { edits, mapping } = opened;
  const { line, faults, doubts, written } = row;
  const typed = edits.typed[line] ?? {};
  const isOut = edits.leftOut.includes(line);
  const whole = faults.find(({ field }) => field === null);
  const columns = shownFields.filter(
    (name) => mapping[name] !== null || !optionalFields.includes(name),
  );
  const state = stateOf(row, edits);
  const offered = isOut
    ? []
    : [...faults, ...doubts].flatMap((each) =>
        offeredFor(each).map((text) => ({ field: each.field ?? "nombre", text })),
      );
  const type = (values: Partial<Participant>) => typeInto(edits, line, values);
  /** For buttons that disappear when pressed. The row may move to another list, so it is looked up again. */
  function press(next: RowEdits) {
    flushSync(() => edit(next));
    const found = document.querySelectorAll<HTMLElement>(`#fila-${line} :is(input, button)`);
    (found[0]?.matches("input") ? found[0] : [...found].at(-1))?.focus();
  }
  return (
    <li id={`fila-${line}`} data-state={state}>
      <p className={styles.line}>
        Fila {line} <span role="status">{stateInWords(row, state)}</span>
      </p>
      <div className={styles.fields}>
        {columns.map((name) => {
          const fault = faults.find(({ field }) => field === name);
          const isOpen = !isOut && (fault !== undefined || name in typed || whole !== undefined);
          return isOpen ? (
            <Field
              key={name}
              label={fieldNames[name]}
              value={typed[name] ?? written[name].value}
              fault={
                state === "faulty" && fault ? sentence(reasonInWords(fault.reason)[0]) : undefined
              }
              onText={(text) => edit(type({ [name]: text }))}
            />
          ) : (
            <p key={name} className={styles.value}>
              <span>{fieldNames[name]}</span>
              {shownIn(row.values, name) ||
                written[name].value ||
                (name === "numeroTicket" && row.isNumbered ? "se le dará uno" : "—")}
            </p>
          );
        })}
      </div>
      {whole && !isOut && (
        <p className={styles.fault}>
          {sentence(reasonInWords(whole.reason)[0])} Revise que cada dato esté en su lugar.
        </p>
      )}
      {doubts.length > 0 && !isOut && (
        <p className={styles.fault}>Duda: {doubts.map(doubtInWords).join("; ")}.</p>
      )}
      <Actions className={styles.actions}>
        {offered.map(({ field, text }) => (
          <Button key={`${field} ${text}`} onClick={() => press(type({ [field]: text }))}>
            Usar {text}
          </Button>
        ))}
        {whole && !isOut && <Button onClick={() => press(type({}))}>Está bien así</Button>}
        {state === "doubt" && (
          <Button
            aria-label={`Corregir la fila ${line}`}
            onClick={() =>
              press(
                type({
                  carnet: written.carnet.value,
                  nombre: written.nombre.value,
                  numeroTicket: written.numeroTicket.value,
                }),
              )
            }
          >
            Corregir
          </Button>
        )}
        {!isOut && (
          <Button
            aria-label={`Dejar fuera la fila ${line}`}
            onClick={() => press(leaveOut(edits, [row]))}
          >
            Dejar fuera
          </Button>
        )}
        {isTouched(row, edits) && (
          <Button
            aria-label={`Volver la fila ${line} a como la trae la hoja`}
            onClick={() => press(restore(edits, line))}
          >
            Como en la hoja
          </Button>
        )}
      </Actions>
    </li>
  );
}

/** The remedy is the field beside it. */
const sentence = (problem: string) => `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;

function stateOf(row: DraftRow, edits: RowEdits) {
  if (edits.leftOut.includes(row.line)) return "out";
  if (row.status === "faulty") return "faulty";
  return isTouched(row, edits) ? "edited" : "doubt";
}

function stateInWords({ status, instead }: DraftRow, state: ReturnType<typeof stateOf>): string {
  if (state === "out") return "queda fuera";
  if (state === "doubt") return "";
  switch (status) {
    case "faulty":
      return "por arreglar";
    case "repeated":
      return `repite la fila ${instead}`;
    case "superseded":
      return `cuenta la fila ${instead} en su lugar`;
    case "filtered":
      return "no tiene la respuesta elegida";
    default:
      return "arreglada";
  }
}
