import { flushSync } from "react-dom";
import { amount } from "../../../../../domain/text/amount.ts";
import type { DraftRow } from "../../../../../lists/draft/draft.ts";
import { doubtInWords } from "../../../../../lists/faults/reason-words.ts";
import { Button } from "../../../../ui/Button.tsx";
import layout from "../../../components/layout.module.css";
import { ShowMore } from "../../../components/ShowMore.tsx";
import { useImport } from "../importing.ts";
import { Capitals } from "./Capitals.tsx";
import { Duplicates } from "./Duplicates.tsx";
import { FixRow } from "./FixRow.tsx";
import styles from "./FixRows.module.css";
import { isTouched, leaveOut, takeProposals, typeInto } from "./row-edits.ts";

const STEP = 30;

/** Rows that cannot be saved as they are, rows that are doubtful, and several rows of one person. */
export function FixRows() {
  const { draft, opened, edit } = useImport();
  const { edits } = opened;
  const faulty = draft.rows.filter(({ status }) => status === "faulty");
  const edited = draft.rows.filter((row) => row.status === "faulty" || isTouched(row, edits));
  const doubtful = draft.rows.filter(
    (row) => row.status === "listed" && row.doubts.length > 0 && !isTouched(row, edits),
  );
  const proposed = faulty.filter(({ faults }) => faults.some(({ proposal }) => proposal !== null));
  return (
    <>
      {edited.length > 0 && (
        <section className={`${layout.section} ${layout.start}`} aria-labelledby="arreglos">
          <h2 id="arreglos">
            {faulty.length === 0
              ? "Todo está arreglado"
              : `${amount(faulty.length, "fila", "filas")} por arreglar`}
          </h2>
          <div className={layout.actions}>
            {proposed.length > 1 && (
              <Button onClick={() => edit(takeProposals(edits, draft))}>
                Usar las {proposed.length} propuestas
              </Button>
            )}
            {faulty.length > 1 && (
              <Button
                onClick={() =>
                  edit(
                    leaveOut(
                      edits,
                      faulty.map(({ line }) => line),
                    ),
                  )
                }
              >
                Dejar fuera las {faulty.length}
              </Button>
            )}
          </div>
          <ShowMore items={edited} step={STEP}>
            {(rows) => (
              <ul className={styles.rows}>
                {rows.map((row) => (
                  <FixRow key={row.line} row={row} />
                ))}
              </ul>
            )}
          </ShowMore>
        </section>
      )}
      <Duplicates />
      <Capitals />
      {doubtful.length > 0 && (
        <details
          className={`${layout.section} ${layout.start} ${styles.doubts}`}
          open={doubtful.length <= STEP}
        >
          <summary>
            <h2>{amount(doubtful.length, "duda", "dudas")}: se pueden guardar, pero mírelas</h2>
          </summary>
          <ShowMore items={doubtful} step={STEP}>
            {(rows) => (
              <ul className={styles.rows}>
                {rows.map((row) => (
                  <Doubt key={row.line} row={row} />
                ))}
              </ul>
            )}
          </ShowMore>
        </details>
      )}
    </>
  );
}

function Doubt({ row }: { readonly row: DraftRow }) {
  const { opened, edit } = useImport();
  const { edits } = opened;
  const { line, values, written, doubts } = row;
  return (
    <li data-state="doubt">
      <p className={styles.line}>Fila {line}</p>
      <p>
        {values.nombre} · {values.carnet} · {values.numeroTicket}
        <br />
        <strong>{doubts.map(doubtInWords).join("; ")}.</strong>
      </p>
      <div className={`${layout.actions} ${styles.actions}`}>
        <Button
          aria-label={`Corregir la fila ${line}`}
          onClick={() => {
            // The row moves to those that are being edited, and the focus with it.
            const { carnet, nombre, numeroTicket } = written;
            const asWritten = {
              carnet: carnet.value,
              nombre: nombre.value,
              numeroTicket: numeroTicket.value,
            };
            flushSync(() => edit(typeInto(edits, line, asWritten)));
            document.getElementById(`fila-${line}`)?.querySelector("input")?.focus();
          }}
        >
          Corregir
        </Button>
        <Button
          aria-label={`Dejar fuera la fila ${line}`}
          onClick={() => {
            flushSync(() => edit(leaveOut(edits, [line])));
            document.getElementById(`fila-${line}`)?.querySelector("button")?.focus();
          }}
        >
          Dejar fuera
        </Button>
      </div>
    </li>
  );
}
