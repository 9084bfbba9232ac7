import type { HistoryAnswer } from "#access/model/answers.ts";
import type { DraftRow } from "#people/files/draft/draft.ts";
import type { Reverted } from "#people/model/kept-corrections.ts";
import { fieldNames, momentInWords, peopleInWords } from "#people/page/words.ts";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import { useImport } from "../importing.ts";
import styles from "./Comparison.module.css";

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
