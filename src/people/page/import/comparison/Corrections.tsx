import type { HistoryAnswer } from "#access/model/calls.ts";
import type { DraftRow } from "#people/files/draft/draft.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import type { Reverted } from "#people/model/kept-corrections.ts";
import { useLoadedList } from "#people/page/list.ts";
import { fieldNames, momentInWords, peopleInWords } from "#people/page/words.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import { useImport } from "../importing.ts";
import styles from "./Comparison.module.css";
import { leaveOut } from "./row-edits.ts";

/** Corrections by organisers that the sheet does not contain yet, and names that it writes worse. */
export function KeptCorrections() {
  const { draft, corrections, opened, edit } = useImport();
  const rows = draft.rows.filter(
    ({ status, reverted }) => status === "listed" && reverted.length > 0,
  );
  if (rows.length === 0) return null;
  const { edits } = opened;
  const choose = (line: number, isOver: boolean) => {
    const others = edits.overCorrections.filter((each) => each !== line);
    const overCorrections = isOver ? [...others, line] : others;
    edit({ ...edits, overCorrections });
  };
  return (
    <Section
      title={`Corregidas aquí, o mejor escritas que en la hoja: ${peopleInWords(rows.length)}`}
      level={3}
      warning
      className={styles.kept}
    >
      <p>Queda lo de aquí, salvo que usted diga otra cosa.</p>
      <ShowMore items={rows}>
        {(shown) => (
          <ul>
            {shown.map((row) => (
              <li key={row.line}>
                <p>
                  <strong>{row.values.nombre}</strong> (fila {row.line}){authorOf(row, corrections)}
                </p>
                {row.reverted.map((each) => (
                  <p key={each.field}>{inWords(each)}</p>
                ))}
                {row.reverted.some(({ field }) => field !== "carnet") && (
                  <Choice
                    checked={edits.overCorrections.includes(row.line)}
                    onChoose={(isOver) => choose(row.line, isOver)}
                  >
                    Usar lo que dice la hoja
                  </Choice>
                )}
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </Section>
  );
}

function inWords({ field, listed, corrected }: Reverted): string {
  return `${fieldNames[field]}: aquí «${corrected}», en la hoja «${listed}».`;
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
  if (rows.length === 0) return null;
  const out = (lines: readonly number[]) => edit(leaveOut(opened.edits, lines));
  return (
    <Section
      title={`Quitadas aquí, y la hoja las trae otra vez: ${peopleInWords(rows.length)}`}
      level={3}
      warning
      className={styles.kept}
    >
      <p>Vuelven a la lista, salvo que usted las deje fuera.</p>
      {rows.length > 1 && (
        <Button onClick={() => out(rows.map(({ line }) => line))}>
          Dejar fuera las {rows.length}
        </Button>
      )}
      <ul>
        {rows.map(({ line, carnet, nombre, entry }) => (
          <li key={line}>
            <p>
              <strong>{nombre}</strong>, {shownCarnet(carnet)} (fila {line}): la quitó {entry.by}{" "}
              {momentInWords(entry.at)}
            </p>
            <Button aria-label={`Dejar fuera a ${nombre}`} onClick={() => out([line])}>
              Dejar fuera
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
