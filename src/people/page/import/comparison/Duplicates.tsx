import type { DraftRow } from "#people/files/draft/draft.ts";
import { isStandIn, shownCarnet } from "#people/model/carnet/kinds.ts";
import { amount } from "#platform/text/amount.ts";
import { groupBy } from "#platform/text/group-by.ts";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import { useImport } from "../importing.ts";
import styles from "./FixRows.module.css";

/** Rows of one person that say different things: the last complete one counts, unless another is chosen. */
export function Duplicates() {
  const { draft, opened, edit } = useImport();
  const { edits } = opened;
  const groups = duplicatesOf(draft.rows);
  if (groups.length === 0) return null;
  return (
    <Section
      title={
        groups.length === 1
          ? "Una persona viene en varias filas distintas"
          : `${amount(groups.length, "persona viene", "personas vienen")} en varias filas distintas`
      }
      start
    >
      <p>De cada una cuenta la última fila completa. Elija otra si esa no es la correcta.</p>
      {groups.some(({ carnet }) => isStandIn(carnet)) && (
        <p>
          Dos sin carnet, del mismo nombre y tipo, cuentan como una persona: si son dos, escríbalo
          en la hoja con algo que las distinga.
        </p>
      )}
      <ShowMore items={groups}>
        {(shown) => (
          <ul className={styles.rows}>
            {shown.map(({ carnet, doubles }) => (
              <li key={carnet}>
                <fieldset>
                  <legend>{shownCarnet(carnet) || "Sin carnet"}</legend>
                  {doubles.map(({ line, status, written }) => (
                    <Choice
                      key={line}
                      type="radio"
                      name={`doble-${carnet}`}
                      checked={status !== "superseded" && status !== "repeated"}
                      onChoose={() => edit({ ...edits, kept: { ...edits.kept, [carnet]: line } })}
                    >
                      <span>
                        Fila {line}: {written.nombre.value}
                        {written.numeroTicket.value && ` · ticket ${written.numeroTicket.value}`}
                      </span>
                    </Choice>
                  ))}
                </fieldset>
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </Section>
  );
}

/** People with a row that was set aside because it differs from the row that counts. */
function duplicatesOf(rows: readonly DraftRow[]) {
  const counting = rows.filter(({ status }) => status !== "filtered" && status !== "left out");
  return [...groupBy(counting, ({ values }) => values.carnet ?? "")].flatMap(([carnet, doubles]) =>
    doubles.some(({ status }) => status === "superseded") ? { carnet, doubles } : [],
  );
}
