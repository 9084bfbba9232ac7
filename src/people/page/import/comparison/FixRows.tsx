import { useRef } from "react";
import { flushSync } from "react-dom";
import type { DraftRow, RowEdits } from "#people/files/draft/draft.ts";
import { amount } from "#platform/text/amount.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { withInitials } from "#platform/text/with-initials.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Actions } from "#platform/ui/parts/layout.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import { useImport } from "../importing.ts";
import { FixRow } from "./FixRow.tsx";
import styles from "./FixRows.module.css";
import { FromTo } from "./PeopleGroup.tsx";
import { isTouched, leaveOut, takeProposals } from "./row-edits.ts";

/** Doubts about who a row is, which come first. */
const whoReasons = ["supersedes", "removed before", "carnet taken"];

/** Rows that cannot be saved as they are, and rows that are doubtful. */
export function FixRows() {
  const { draft, opened, edit } = useImport();
  const { edits } = opened;
  const faulty = draft.rows.filter(({ status }) => status === "faulty");
  const edited = draft.rows.filter((row) => row.status === "faulty" || isTouched(row, edits));
  const doubtful = draft.rows
    .filter((row) => row.status === "listed" && row.doubts.length > 0 && !isTouched(row, edits))
    .toSorted((one, other) => Number(isAboutWho(other)) - Number(isAboutWho(one)));
  const misspelt = doubtful
    .map(({ line, doubts }) => ({ line, faults: doubts.filter(({ field }) => field === "nombre") }))
    .filter(({ faults }) => faults.some(({ proposal }) => proposal !== null));
  const proposed = faulty.filter(({ faults }) => faults.some(({ proposal }) => proposal !== null));
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
            {faulty.length > 1 && (
              <Button onClick={() => editMany(leaveOut(edits, faulty))}>
                Dejar fuera las {faulty.length}
              </Button>
            )}
          </Actions>
          <RowList rows={edited} />
        </Section>
      )}
      <Capitals />
      {doubtful.length > 0 && (
        <Section
          title={`${amount(doubtful.length, "duda", "dudas")}: se pueden guardar, pero mírelas`}
          start
        >
          {misspelt.length > 1 && (
            <Button onClick={() => editMany(takeProposals(edits, misspelt))}>
              Usar los {misspelt.length} nombres propuestos
            </Button>
          )}
          <RowList rows={doubtful} />
        </Section>
      )}
    </>
  );
}

const isAboutWho = ({ doubts }: DraftRow) =>
  doubts.some(({ reason }) => whoReasons.includes(reason.kind));

function RowList({ rows }: { readonly rows: readonly DraftRow[] }) {
  return (
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
}

/** Names all in capitals or small letters, and how the first would be written. */
function Capitals() {
  const { draft, opened, edit } = useImport();
  const { edits } = opened;
  const names = draft.rows.flatMap(({ line, status, written, reverted }) => {
    const before = tidyText(written.nombre.value);
    const after = withInitials(before);
    const isKept = line in edits.typed || reverted.some(({ field }) => field === "nombre");
    return status !== "listed" || isKept || before === after ? [] : { before, after };
  });
  const [first] = names;
  if (first === undefined) return null;
  return (
    <Section
      title={`${amount(names.length, "nombre", "nombres")} en puras mayúsculas o minúsculas`}
      start
    >
      <Choice checked={edits.initials} onChoose={(initials) => edit({ ...edits, initials })}>
        <span>
          Escribir con mayúscula inicial: <FromTo {...first} />
        </span>
      </Choice>
    </Section>
  );
}
