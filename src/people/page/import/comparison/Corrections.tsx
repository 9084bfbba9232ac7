import type { HistoryAnswer } from "#access/model/calls.ts";
import type { DraftRow } from "#people/files/draft/draft.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { useLoadedList } from "#people/page/list.ts";
import { fieldNames, momentInWords } from "#people/page/words.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { useImport } from "../importing.ts";
import { AskedPeople } from "./AskedPeople.tsx";
import { chosenWith, leaveOut } from "./row-edits.ts";

/** Corrections by organisers that the sheet does not contain yet, and names that it writes worse. */
export function KeptCorrections() {
  const { draft, corrections, opened, edit } = useImport();
  const rows = draft.rows.filter(
    ({ status, reverted }) => status === "listed" && reverted.length > 0,
  );
  const { edits } = opened;
  const { overCorrections } = edits;
  return (
    <AskedPeople
      title="Corregidas aquí, o mejor escritas que en la hoja"
      usually="Queda lo de aquí, salvo que usted diga otra cosa."
      items={rows}
    >
      {(row) => (
        <li key={row.line}>
          <p>
            <strong>{row.values.nombre}</strong> (fila {row.line}){authorOf(row, corrections)}
          </p>
          {row.reverted.map(({ field, corrected, listed }) => (
            <p key={field}>
              {fieldNames[field]}: aquí «{corrected}», en la hoja «{listed}».
            </p>
          ))}
          {row.reverted.some(({ field }) => field !== "carnet") && (
            <Choice
              checked={overCorrections.includes(row.line)}
              onChoose={(isOver) =>
                edit({ ...edits, overCorrections: chosenWith(overCorrections, row.line, isOver) })
              }
            >
              Usar lo que dice la hoja
            </Choice>
          )}
        </li>
      )}
    </AskedPeople>
  );
}

/** The author and the time of the last of these corrections. */
function authorOf({ reverted }: DraftRow, { lines }: HistoryAnswer): string {
  const last = lines.findLast(({ change }) =>
    reverted.some(({ field, corrected }) => change.after?.[field] === corrected),
  );
  return last === undefined ? "" : `: lo corrigió ${last.entry.by} ${momentInWords(last.entry.at)}`;
}

/** People whom an organiser removed by hand, and whom the sheet would put on the list again. */
export function Returning() {
  const { byCarnet } = useLoadedList();
  const { draft, corrections, opened, edit } = useImport();
  const rows = draft.rows.flatMap(({ line, status, values: { carnet, nombre } }) => {
    if (status !== "listed" || carnet === undefined || byCarnet.has(carnet)) return [];
    const removal = corrections.lines.findLast(
      ({ change: { before, after } }) => after === null && before?.carnet === carnet,
    );
    return removal ? [{ line, carnet, nombre, entry: removal.entry }] : [];
  });
  const out = (lines: readonly number[]) => edit(leaveOut(opened.edits, lines));
  return (
    <AskedPeople
      title="Quitadas aquí, y la hoja las trae otra vez"
      usually="Vuelven a la lista, salvo que usted las deje fuera."
      items={rows}
      all={{ name: "Dejar fuera las", onPress: () => out(rows.map(({ line }) => line)) }}
    >
      {({ line, carnet, nombre, entry }) => (
        <li key={line}>
          <p>
            <strong>{nombre}</strong>, {shownCarnet(carnet)} (fila {line}): la quitó {entry.by}{" "}
            {momentInWords(entry.at)}
          </p>
          <Button aria-label={`Dejar fuera a ${nombre}`} onClick={() => out([line])}>
            Dejar fuera
          </Button>
        </li>
      )}
    </AskedPeople>
  );
}
