import { useQuery } from "@tanstack/react-query";
import { useAppContext } from "#access/page/app-context.ts";
import { accessCalls } from "#access/page/calls.ts";
import { checkDraft, type Registered } from "#people/files/draft/check-draft.ts";
import { keys } from "#platform/calls/keys.ts";
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
import { ImportContext, type ImportSteps, type Opened } from "./importing.ts";

/** The steps from a list's file to the store: columns, edits, comparison. */
export function ImportList({ opened }: { readonly opened: Opened | "nothing" }) {
  const corrections = useQuery({ queryKey: keys.corrections, queryFn: accessCalls.corrections });
  return (
    <>
      <PartHead title="Importar">
        <p>
          {opened === "nothing"
            ? "Nada se guarda hasta que usted lo diga."
            : `«${opened.name}». Nada se guarda hasta que usted lo diga.`}
        </p>
        <Actions>
          {opened !== "nothing" && (
            <Button onClick={() => changeUnsaved({ importing: "nothing" })}>
              Elegir otro archivo
            </Button>
          )}
          <Button onClick={() => changeUnsaved({ importing: null })}>
            {opened === "nothing" ? "Volver a la lista" : "Descartar y volver a la lista"}
          </Button>
        </Actions>
      </PartHead>
      {opened === "nothing" ? (
        <ChooseSource />
      ) : corrections.data === undefined ? (
        <Loading query={corrections} />
      ) : (
        <Steps opened={opened} corrections={corrections.data.lines.map((line) => line.change)} />
      )}
    </>
  );
}

interface StepsProps {
  readonly opened: Opened;
  readonly corrections: Registered["corrections"];
}

function Steps({ opened, corrections }: StepsProps) {
  const { carnets } = useAppContext();
  const list = useLoadedList();
  const registered = { people: list.byCarnet, corrections };
  const draft = checkDraft(opened.sheet, opened, registered, carnets);
  const { carnet, nombre } = opened.mapping;
  const change = (importing: Opened) => changeUnsaved({ importing });
  const steps: ImportSteps = {
    opened,
    draft,
    change,
    edit: (edits) => change({ ...opened, edits }),
  };
  return (
    <ImportContext value={steps}>
      <ColumnsChoice />
      {carnet !== null && nombre.length > 0 ? (
        <>
          <FixRows />
          <ImportComparison />
          <SaveBar />
        </>
      ) : (
        <Warning role="status">Elija las columnas del carnet y del nombre para seguir.</Warning>
      )}
    </ImportContext>
  );
}
