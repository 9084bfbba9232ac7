import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { checkDraft } from "#people/files/draft/check-draft.ts";
import { columnNames } from "#people/files/draft/mapping.ts";
import { journalCalls } from "#people/model/list-calls.ts";
import { queryOf } from "#platform/calls/send.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Actions, Warning } from "#platform/ui/parts/layout.tsx";
import { PartHead } from "#platform/ui/parts/PartHead.tsx";
import { useLoadedList } from "../list.ts";
import { changeUnsaved } from "../unsaved.ts";
import { ChooseSource } from "./ChooseSource.tsx";
import { ColumnsChoice } from "./ColumnsChoice.tsx";
import { FixRows } from "./comparison/FixRows.tsx";
import { ImportComparison } from "./comparison/ImportComparison.tsx";
import { SaveBar } from "./comparison/SaveBar.tsx";
import { ImportContext, type Importing, type ImportSteps, isAssigned } from "./importing.ts";

/** The steps from a list's file to the store: columns, edits, comparison. */
export function ImportList({ importing }: { readonly importing: Importing }) {
  const corrections = useQuery(queryOf(journalCalls.corrections));
  const { opened } = importing;
  return (
    <>
      <PartHead title="Importar">
        <p>
          {opened === null
            ? "Nada se guarda hasta que usted lo diga."
            : `«${opened.name}». Nada se guarda hasta que usted lo diga.`}
        </p>
        <Actions>
          {opened !== null && (
            <Button onClick={() => changeUnsaved({ importing: { ...importing, opened: null } })}>
              Elegir otro archivo
            </Button>
          )}
          <Button onClick={() => changeUnsaved({ importing: null })}>
            {opened === null ? "Volver a la lista" : "Descartar y volver a la lista"}
          </Button>
        </Actions>
      </PartHead>
      {opened === null && <ChooseSource importing={importing} />}
      {opened !== null && corrections.data === undefined && <Loading query={corrections} />}
      {opened !== null && corrections.data !== undefined && (
        <Steps
          corrections={corrections.data}
          opened={opened}
          change={(next) => changeUnsaved({ importing: { ...importing, opened: next } })}
        />
      )}
    </>
  );
}

type StepsProps = Omit<ImportSteps, "draft" | "isSettled" | "edit">;

function Steps({ corrections, opened, change }: StepsProps) {
  const { carnets } = useAppContext();
  const list = useLoadedList();
  // Deferred, so that typing stays quick while a long list is checked.
  const settled = useDeferredValue(opened);
  // Checking 20,000 rows takes a fifth of a second.
  const draft = useMemo(() => {
    const known = corrections.lines.map((line) => line.change);
    const basis = { ...settled, people: list.byCarnet, corrections: known, carnets };
    return checkDraft(settled.sheet, basis);
  }, [settled, list, corrections, carnets]);
  const steps: ImportSteps = {
    corrections,
    opened,
    draft,
    isSettled: settled === opened,
    change,
    edit: (edits) => change({ ...opened, edits }),
  };
  return (
    <ImportContext value={steps}>
      <ColumnsChoice />
      {isAssigned(opened, draft) ? (
        <>
          <FixRows />
          <ImportComparison />
          <SaveBar />
        </>
      ) : (
        <Warning role="status">
          {columnNames(opened.sheet.rows, opened.mapping).length < 2
            ? "No se reconoce ningún carnet completo junto a un nombre: escriba los dos en cada línea."
            : "Elija las columnas del carnet y del nombre para seguir. Si nadie tiene carnet, como en una lista de ponentes, agregue a la hoja una columna «Tipo» y elíjala."}
        </Warning>
      )}
    </ImportContext>
  );
}
