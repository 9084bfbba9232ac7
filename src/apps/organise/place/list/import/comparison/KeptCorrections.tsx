import type { Reverted } from "../../../../../../domain/list/kept-corrections.ts";
import type { HistoryAnswer } from "../../../../../../domain/organisers/answers.ts";
import { amount } from "../../../../../../domain/text/amount.ts";
import type { DraftRow } from "../../../../../../lists/draft/draft.ts";
import { Choice } from "../../../parts/Choice.tsx";
import layout from "../../../parts/layout.module.css";
import { fieldNames, momentInWords } from "../../data/words.ts";
import { useImport } from "../importing.ts";
import styles from "./Comparison.module.css";

/** Corrections by organisers that the sheet does not contain yet. */
export function KeptCorrections() {
  const { draft, corrections, opened, mend } = useImport();
  const rows = draft.rows.filter(
    ({ status, reverted }) => status === "listed" && reverted.length > 0,
  );
  if (rows.length === 0) return null;
  const { mending } = opened;
  const choose = (line: number, isOver: boolean) => {
    const others = mending.overCorrections.filter((each) => each !== line);
    const overCorrections = isOver ? [...others, line] : others;
    mend({ ...mending, overCorrections });
  };
  return (
    <section
      className={`${layout.section} ${layout.warning} ${styles.kept}`}
      aria-labelledby="corregido"
    >
      <h3 id="corregido">
        Corregido aquí, y la hoja no lo sabe: {amount(rows.length, "persona", "personas")}
      </h3>
      <p>Queda lo corregido, salvo que usted diga otra cosa.</p>
      <ul>
        {rows.map((row) => (
          <li key={row.line}>
            <p>
              <strong>{row.values.nombre}</strong> (fila {row.line}){authorOf(row, corrections)}
            </p>
            {row.reverted.map((each) => (
              <p key={each.field}>{inWords(each)}</p>
            ))}
            {row.reverted.some(({ field }) => field !== "carnet") && (
              <Choice
                checked={mending.overCorrections.includes(row.line)}
                onChoose={(isOver) => choose(row.line, isOver)}
              >
                Usar lo que dice la hoja
              </Choice>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function inWords({ field, listed, corrected }: Reverted): string {
  return `${fieldNames[field]}: aquí «${corrected}», en la hoja «${listed}».`;
}

/** Who made the last of these corrections, and when. */
function authorOf({ reverted }: DraftRow, { lines }: HistoryAnswer): string {
  const last = lines.findLast(({ change }) =>
    reverted.some(({ field, corrected }) => change.after?.[field] === corrected),
  );
  return last === undefined
    ? ""
    : `: lo corrigió ${last.entry.by}, ${momentInWords(last.entry.at)}`;
}
