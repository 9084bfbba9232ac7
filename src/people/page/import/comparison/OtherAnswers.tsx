import { type OtherAnswer, otherAnswers } from "#people/files/draft/answers.ts";
import { columnNames } from "#people/files/draft/mapping.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { type ImportPlan, planImport } from "#people/model/plan-import.ts";
import { useLoadedList } from "#people/page/list.ts";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { useImport } from "../importing.ts";
import { AskedPeople } from "./AskedPeople.tsx";
import { chosenWith } from "./row-edits.ts";

/** People on the list who have another answer now, such as «Cancelado»; they stay unless somebody says so. */
export function OtherAnswers() {
  const { opened, edit } = useImport();
  const found = useOtherAnswers();
  const { edits, filter, mapping, sheet, mode } = opened;
  // With `replace` they are among those who leave.
  if (filter === null || mode === "replace") return null;
  const question = columnNames(sheet.rows, mapping)[filter.column];
  const remove = (removed: readonly string[]) => edit({ ...edits, removed });
  return (
    <AskedPeople
      title="Ya en la lista, y ahora con otra respuesta"
      usually="Se quedan en la lista, salvo que usted las quite."
      items={found}
      all={{
        name: "Quitar a las",
        onPress: () => remove(found.map(({ person }) => person.carnet)),
      }}
    >
      {({ line, person: { carnet, nombre }, answer }) => (
        <li key={carnet}>
          <p>
            <strong>{nombre}</strong>, {shownCarnet(carnet)} (fila {line}): «{question}» dice «
            {answer || "(vacío)"}»
          </p>
          <Choice
            checked={edits.removed.includes(carnet)}
            onChoose={(isRemoved) => remove(chosenWith(edits.removed, carnet, isRemoved))}
          >
            Quitar de la lista a {nombre}
          </Choice>
        </li>
      )}
    </AskedPeople>
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
