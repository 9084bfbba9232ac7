import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { useLoadedList } from "#people/page/list.ts";
import { momentInWords } from "#people/page/words.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Choice, chosenWith } from "#platform/ui/parts/Choice.tsx";
import { useImport } from "../importing.ts";
import { AskedPeople, useRemovedByHand } from "./AskedPeople.tsx";
import { leaveOut } from "./row-edits.ts";

/** People whom an organiser removed by hand, or joined with others, and whom the sheet has again. */
export function Returning() {
  const { byCarnet } = useLoadedList();
  const { draft, opened, edit } = useImport();
  const removed = useRemovedByHand();
  const rows = draft.rows.flatMap(({ line, status, values: { carnet = "", nombre } }) => {
    const entry = byCarnet.has(carnet) ? undefined : removed.get(carnet);
    return status === "listed" && entry ? [{ line, carnet, nombre, entry }] : [];
  });
  const { edits } = opened;
  const { returning } = edits;
  const out = (lines: readonly number[]) => edit(leaveOut(edits, lines));
  const removedRows = rows.filter(({ entry }) => entry.kind !== "join");
  return (
    <AskedPeople
      title="Quitadas aquí, y la hoja las trae otra vez"
      usually="Las que se quitaron vuelven a la lista, salvo que usted las deje fuera. Las que se unieron con otro registro no vuelven, salvo que usted las marque."
      items={rows}
      all={{
        name: "Dejar fuera las",
        count: removedRows.length,
        onPress: () => out(removedRows.map(({ line }) => line)),
      }}
    >
      {({ line, carnet, nombre, entry }) => (
        <li key={line}>
          <p>
            <strong>{nombre}</strong>, {shownCarnet(carnet)} (fila {line}):{" "}
            {entry.kind === "join" ? "la unió con otro registro" : "la quitó"} {entry.by}{" "}
            {momentInWords(entry.at)}
          </p>
          {entry.kind === "join" ? (
            <Choice
              checked={returning.includes(carnet)}
              onChoose={(isBack) =>
                edit({ ...edits, returning: chosenWith(returning, carnet, isBack) })
              }
            >
              Traer otra vez a {nombre}
            </Choice>
          ) : (
            <Button aria-label={`Dejar fuera a ${nombre}`} onClick={() => out([line])}>
              Dejar fuera
            </Button>
          )}
        </li>
      )}
    </AskedPeople>
  );
}
