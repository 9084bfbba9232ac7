import { useRef } from "react";
import { flushSync } from "react-dom";
import type { DraftRow, RowEdits } from "#people/files/draft/draft.ts";
import { amount } from "#platform/text/amount.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { withInitials } from "#platform/text/with-initials.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Actions, Stack } from "#platform/ui/parts/layout.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import { useImport } from "../importing.ts";
import { Duplicates } from "./Duplicates.tsx";
import { FixRow } from "./FixRow.tsx";
import styles from "./FixRows.module.css";
import { FromTo, PeopleGroup } from "./PeopleGroup.tsx";
import { isTouched, leaveOut, takeProposals } from "./row-edits.ts";

/** More are closed at first. */
const MOST_OPEN = 30;

/** Rows that cannot be saved as they are, rows that are doubtful, and several rows of one person. */
export function FixRows() {
  const { draft, opened, edit } = useImport();
  const { edits } = opened;
  const faulty = draft.rows.filter(({ status }) => status === "faulty");
  const edited = draft.rows.filter((row) => row.status === "faulty" || isTouched(row, edits));
  const doubtful = draft.rows.filter(
    (row) => row.status === "listed" && row.doubts.length > 0 && !isTouched(row, edits),
  );
  const misspelt = doubtful
    .map(({ line, doubts }) => ({ line, faults: doubts.filter(({ field }) => field === "nombre") }))
    .filter(({ faults }) => faults.some(({ proposal }) => proposal !== null));
  const proposed = faulty.filter(({ faults }) => faults.some(({ proposal }) => proposal !== null));
  // Excel omits the separators of columns that are blank in sixteen rows one below the other.
  const uneven = faulty.filter(({ faults }) => faults[0]?.reason.kind === "row width");
  const linesOf = (rows: readonly DraftRow[]) => rows.map(({ line }) => line);
  const heading = useRef<HTMLHeadingElement>(null);
  /** For buttons about many rows, which disappear when pressed. */
  function editMany(next: RowEdits) {
    flushSync(() => edit(next));
    heading.current?.focus();
  }
  return (
    <>
      {edited.length > 0 && (
        <Section
          title={
            faulty.length === 0
              ? "Todo está arreglado"
              : `${amount(faulty.length, "fila", "filas")} por arreglar`
          }
          start
          headingRef={heading}
        >
          <Actions>
            {proposed.length > 1 && (
              <Button onClick={() => editMany(takeProposals(edits, faulty))}>
                Usar las {proposed.length} propuestas
              </Button>
            )}
            {uneven.length > 1 && (
              <Button
                onClick={() =>
                  editMany({ ...edits, accepted: [...edits.accepted, ...linesOf(uneven)] })
                }
              >
                Están bien así las {uneven.length}
              </Button>
            )}
            {faulty.length > 1 && (
              <Button onClick={() => editMany(leaveOut(edits, linesOf(faulty)))}>
                Dejar fuera las {faulty.length}
              </Button>
            )}
          </Actions>
          {listOf(edited)}
        </Section>
      )}
      <Duplicates />
      <Capitals />
      {doubtful.length > 0 && (
        <Stack as="details" start className={styles.doubts} open={doubtful.length <= MOST_OPEN}>
          <summary>
            <h2>{amount(doubtful.length, "duda", "dudas")}: se pueden guardar, pero mírelas</h2>
          </summary>
          {misspelt.length > 1 && (
            <Button onClick={() => editMany(takeProposals(edits, misspelt))}>
              Usar los {misspelt.length} nombres propuestos
            </Button>
          )}
          {listOf(doubtful)}
        </Stack>
      )}
    </>
  );
}

const listOf = (rows: readonly DraftRow[]) => (
  <ShowMore items={rows}>
    {(shown) => (
      <ul className={styles.rows}>
        {shown.map((row) => (
          <FixRow key={row.line} row={row} />
        ))}
      </ul>
    )}
  </ShowMore>
);

/** Names all in capitals or small letters, and how they would be written. */
function Capitals() {
  const { draft, opened, edit } = useImport();
  const { edits } = opened;
  const rows = draft.rows.flatMap(({ line, status, values, written, reverted }) => {
    const before = tidyText(written.nombre.value);
    const after = withInitials(before);
    const isKept = line in edits.typed || reverted.some(({ field }) => field === "nombre");
    if (status !== "listed" || isKept || before === after) return [];
    const { carnet = "", numeroTicket = "" } = values;
    return [{ carnet, nombre: <FromTo before={before} after={after} />, numeroTicket }];
  });
  if (rows.length === 0) return null;
  return (
    <Section
      title={`${amount(rows.length, "nombre", "nombres")} en puras mayúsculas o minúsculas`}
      start
    >
      <Choice checked={edits.initials} onChoose={(initials) => edit({ ...edits, initials })}>
        Escribir con mayúscula inicial
      </Choice>
      <PeopleGroup title="Así quedarían" isOpen={rows.length <= MOST_OPEN} rows={rows} />
    </Section>
  );
}
