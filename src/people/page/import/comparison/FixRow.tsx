import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import type { DraftRow, RowEdits } from "#people/files/draft/draft.ts";
import { type ListFault, offeredFor } from "#people/files/list-fault.ts";
import { doubtInWords, reasonInWords } from "#people/files/reason-words.ts";
import {
  optionalFields,
  type Participant,
  type PersonField,
  shownIn,
} from "#people/model/carnet/participant.ts";
import { fieldNames, shownFields } from "#people/page/words.ts";
import { capitalised } from "#platform/text/capitalised.ts";
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
  const { line, status, faults, doubts, values, written } = row;
  const typed = edits.typed[line] ?? {};
  const isOut = edits.leftOut.includes(line);
  const isDoubt = status === "listed" && !isTouched(row, edits);
  const state = isOut ? "out" : status === "faulty" ? "faulty" : isDoubt ? "doubt" : "edited";
  const whole = faults.find(({ field }) => field === null);
  const isAsked = (name: PersonField) =>
    name in typed || (name === "tipo" && faults.some(isWithoutCarnet));
  const columns = shownFields.filter(
    (name) => mapping[name] !== null || !optionalFields.includes(name) || isAsked(name),
  );
  const type = (values: Partial<Participant>) => edit(typeInto(edits, line, values));
  /** For buttons that disappear when pressed. The row may move to or from the doubts, so it is looked up again. */
  function editRow(next: RowEdits, focused: "input" | "button" = "button") {
    flushSync(() => edit(next));
    const found = document.querySelectorAll<HTMLElement>(`#fila-${line} ${focused}`);
    // The first buttons may propose values.
    [...found].at(focused === "input" ? 0 : -1)?.focus();
  }
  const mend = (typed: Partial<Participant>) => editRow(typeInto(edits, line, typed), "input");
  return (
    <li id={`fila-${line}`} data-state={state}>
      <p className={styles.line}>
        Fila {line} {!isDoubt && <span role="status">{stateInWords(row, isOut)}</span>}
      </p>
      {isDoubt ? (
        <p>
          {values.nombre} · {shownIn(values, "carnet")} · {values.numeroTicket}
          <br />
          <strong>{doubts.map(doubtInWords).join("; ")}.</strong>
        </p>
      ) : (
        <div className={styles.fields}>
          {columns.map((name) => {
            const fault = faults.find(({ field }) => field === name);
            const isOdd = [...faults, ...doubts].some(({ field }) => field === name);
            const isOpen = !isOut && (isOdd || isAsked(name) || whole !== undefined);
            return isOpen ? (
              <MendField
                key={name}
                name={name}
                value={typed[name] ?? written[name].value}
                fault={status === "faulty" ? fault : undefined}
                onType={(text) => type({ [name]: text })}
              />
            ) : (
              <p key={name} className={styles.value}>
                <span>{fieldNames[name]}</span>
                {shownIn(values, name) ||
                  written[name].value ||
                  (name === "numeroTicket" && row.isNumbered ? "se le dará uno" : "—")}
              </p>
            );
          })}
        </div>
      )}
      {whole && !isOut && (
        <p className={styles.fault}>
          {problemOf(whole)}{" "}
          {whole.reason.kind === "another header"
            ? "Si lo deja fuera, sus filas quedan fuera también."
            : "Revise que cada dato esté en su lugar."}
        </p>
      )}
      {doubts.length > 0 && status === "listed" && !isDoubt && (
        <p className={styles.fault}>Duda: {doubts.map(doubtInWords).join("; ")}.</p>
      )}
      <Actions className={styles.actions}>
        {isDoubt && (
          <>
            {doubts.flatMap((doubt) =>
              offeredFor(doubt).map((text) => (
                <Button
                  key={`${doubt.field} ${text}`}
                  onClick={() => mend({ [doubt.field ?? "nombre"]: text })}
                >
                  Usar {text}
                </Button>
              )),
            )}
            <Button
              aria-label={`Corregir la fila ${line}`}
              onClick={() => {
                const { carnet, nombre, numeroTicket: ticket } = written;
                mend({ carnet: carnet.value, nombre: nombre.value, numeroTicket: ticket.value });
              }}
            >
              Corregir
            </Button>
          </>
        )}
        {whole && !isOut && (
          <Button onClick={() => editRow({ ...edits, accepted: [...edits.accepted, line] })}>
            Está bien así
          </Button>
        )}
        {!isOut && (
          <Button
            aria-label={`Dejar fuera la fila ${line}`}
            onClick={() => editRow(leaveOut(edits, [line]))}
          >
            Dejar fuera
          </Button>
        )}
        {isTouched(row, edits) && (
          <Button
            aria-label={`Volver la fila ${line} a como la trae la hoja`}
            onClick={() => editRow(restore(edits, line))}
          >
            Como en la hoja
          </Button>
        )}
      </Actions>
    </li>
  );
}

interface MendFieldProps {
  readonly name: PersonField;
  readonly value: string;
  readonly fault: ListFault | undefined;
  readonly onType: (text: string) => void;
}

function MendField({ name, value, fault, onType }: MendFieldProps) {
  const proposals = fault ? offeredFor(fault) : [];
  return (
    <div className={styles.field}>
      <Field
        label={fieldNames[name]}
        value={value}
        fault={fault && problemOf(fault)}
        onText={onType}
      />
      {proposals.map((proposal) => (
        <Button
          key={proposal}
          onClick={(event: MouseEvent<HTMLButtonElement>) => {
            onType(proposal);
            // The button is removed, so its field gets the focus.
            event.currentTarget.parentElement?.querySelector("input")?.focus();
          }}
        >
          Usar {proposal}
        </Button>
      ))}
    </div>
  );
}

/** Only a participant needs one, so that the kind is asked, too. */
const isWithoutCarnet = ({ reason }: Pick<ListFault, "reason">) =>
  reason.kind === "missing" && reason.field === "carnet";

/** The remedy is the field beside it, unless another one or the person's other record is to be corrected. */
function problemOf({ reason }: ListFault): string {
  const [problem, remedy] = reasonInWords(reason);
  const isElsewhere =
    isWithoutCarnet({ reason }) || (reason.kind === "ticket taken" && reason.isNamesake);
  return `${capitalised(problem)}.${isElsewhere ? ` ${remedy}` : ""}`;
}

function stateInWords({ status, instead }: DraftRow, isOut: boolean): string {
  if (isOut) return "queda fuera";
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
