import { Button } from "../../../../../ui/Button.tsx";
import layout from "../../../parts/layout.module.css";
import { useLoadedList } from "../../data/list.ts";
import { momentInWords, peopleInWords } from "../../data/words.ts";
import { useImport } from "../importing.ts";
import { leaveOut } from "../mending/mend.ts";
import styles from "./Comparison.module.css";

/** People whom an organiser removed by hand, and whom the sheet would put on the list again. */
export function Returning() {
  const { byCarnet } = useLoadedList();
  const { draft, corrections, opened, mend } = useImport();
  const rows = draft.rows.flatMap(({ line, status, values: { carnet, nombre } }) => {
    if (status !== "listed" || carnet === undefined || byCarnet.has(carnet)) return [];
    const removal = corrections.lines.findLast(
      ({ change: { before, after } }) => after === null && before?.carnet === carnet,
    );
    return removal ? [{ line, carnet, nombre, entry: removal.entry }] : [];
  });
  if (rows.length === 0) return null;
  const out = (lines: readonly number[]) => {
    mend(leaveOut(opened.mending, lines));
    document.getElementById("comparacion")?.focus();
  };
  return (
    <section
      className={`${layout.section} ${layout.warning} ${styles.kept}`}
      aria-labelledby="vuelven"
    >
      <h3 id="vuelven">Quitadas aquí, y la hoja las trae otra vez: {peopleInWords(rows.length)}</h3>
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
              <strong>{nombre}</strong>, {carnet} (fila {line}): la quitó {entry.by},{" "}
              {momentInWords(entry.at)}
            </p>
            <Button aria-label={`Dejar fuera a ${nombre}`} onClick={() => out([line])}>
              Dejar fuera
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
