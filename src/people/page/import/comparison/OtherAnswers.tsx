import { type OtherAnswer, otherAnswers } from "#people/files/draft/answers.ts";
import { columnNames } from "#people/files/draft/mapping.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { type ImportPlan, planImport } from "#people/model/plan-import.ts";
import { useLoadedList } from "#people/page/list.ts";
import { peopleInWords } from "#people/page/words.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import { useImport } from "../importing.ts";
import styles from "./Comparison.module.css";

/** People on the list who have another answer now, such as «Cancelado»; they stay unless somebody says so. */
export function OtherAnswers() {
  const { opened, edit } = useImport();
  const found = useOtherAnswers();
  const { edits, filter, mapping, sheet, mode } = opened;
  // With `replace` they are among those who leave.
  if (found.length === 0 || filter === null || mode === "replace") return null;
  const question = columnNames(sheet.rows, mapping)[filter.column];
  const remove = (removed: readonly string[]) => edit({ ...edits, removed });
  return (
    <Section
      title={`Ya en la lista, y ahora con otra respuesta: ${peopleInWords(found.length)}`}
      level={3}
      warning
      className={styles.kept}
    >
      <p>Se quedan en la lista, salvo que usted las quite.</p>
      {found.length > 1 && (
        <Button onClick={() => remove(found.map(({ person }) => person.carnet))}>
          Quitar a las {found.length}
        </Button>
      )}
      <ShowMore items={found}>
        {(shown) => (
          <ul>
            {shown.map(({ line, person, answer }) => (
              <li key={person.carnet}>
                <p>
                  <strong>{person.nombre}</strong>, {shownCarnet(person.carnet)} (fila {line}): «
                  {question}» dice «{answer || "(vacío)"}»
                </p>
                <Choice
                  checked={edits.removed.includes(person.carnet)}
                  onChoose={(isRemoved) => {
                    const others = edits.removed.filter((each) => each !== person.carnet);
                    remove(isRemoved ? [...others, person.carnet] : others);
                  }}
                >
                  Quitar de la lista a {person.nombre}
                </Choice>
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </Section>
  );
}

function useOtherAnswers(): OtherAnswer[] {
  const { byCarnet } = useLoadedList();
  const { draft, opened } = useImport();
  return otherAnswers(opened.sheet, opened.filter, draft, byCarnet);
}

/** The changes that saving makes, also the removal of people whose answer the organiser refused. */
export function useImportPlan(): ImportPlan {
  const { people } = useLoadedList();
  const { draft, opened } = useImport();
  const asked = useOtherAnswers().map(({ person }) => person.carnet);
  const leaving = asked.filter((carnet) => opened.edits.removed.includes(carnet));
  return planImport(people, draft.people, opened.mode, leaving);
}
