import type { ReactNode } from "react";
import { type OtherAnswer, otherAnswers } from "#people/files/draft/answers.ts";
import type { DraftRow } from "#people/files/draft/draft.ts";
import { columnNames } from "#people/files/draft/mapping.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { idOf, type Participant, valueIn } from "#people/model/carnet/participant.ts";
import { removedByHand, withoutJoined } from "#people/model/kept-corrections.ts";
import type { HistoryAnswer } from "#people/model/list-calls.ts";
import { type ImportPlan, planImport, stayingWith } from "#people/model/plan-import.ts";
import { useLoadedList } from "#people/page/list.ts";
import { fieldNames, momentInWords, peopleInWords } from "#people/page/words.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Choice, chosenWith } from "#platform/ui/parts/Choice.tsx";
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
        count: found.length,
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
  const { people, byCarnet } = useLoadedList();
  const { draft, opened } = useImport();
  const { removed, returning } = opened.edits;
  const asked = useOtherAnswers().map(({ person }) => person.carnet);
  const leaving = asked.filter((carnet) => removed.includes(carnet));
  const gone = useRemovedByHand();
  for (const carnet of returning) gone.delete(carnet);
  const list = withoutJoined(draft.people, gone, byCarnet);
  return planImport(people, list, opened.mode, leaving);
}

/** Whom organisers removed by hand, or joined with people who stay. */
export function useRemovedByHand() {
  const { people } = useLoadedList();
  const { draft, corrections, opened } = useImport();
  return removedByHand(corrections.lines, stayingWith(people, draft.people, opened.mode));
}

/** Corrections by organisers that the sheet does not contain yet, and names that it writes worse. */
export function KeptCorrections() {
  const { byCarnet } = useLoadedList();
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
            <strong>{row.values.nombre}</strong> (fila {row.line})
            {authorOf(row, byCarnet.get(row.values.carnet ?? ""), corrections)}
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
function authorOf(
  { reverted }: DraftRow,
  person: Participant | undefined,
  { lines }: HistoryAnswer,
): string {
  const last = lines.findLast(({ change: { before, after } }) => {
    if (!person || !before || !after || idOf(after) !== idOf(person)) return false;
    return reverted.some(
      ({ field, corrected }) =>
        valueIn(after, field) === corrected && valueIn(before, field) !== corrected,
    );
  });
  return last === undefined ? "" : `: lo corrigió ${last.entry.by} ${momentInWords(last.entry.at)}`;
}

interface AskedPeopleProps<Item> {
  readonly title: string;
  /** A sentence that says what happens to these people if the organiser does nothing. */
  readonly usually: string;
  readonly items: readonly Item[];
  /** Decides for all of them, if there are several. */
  readonly all?: { readonly name: string; readonly count: number; readonly onPress: () => void };
  readonly children: (item: Item) => ReactNode;
}

/** People about whom the organiser may decide one by one; nothing if there are none. */
export function AskedPeople<Item>({
  title,
  usually,
  items,
  all,
  children,
}: AskedPeopleProps<Item>) {
  if (items.length === 0) return null;
  return (
    <Section
      title={`${title}: ${peopleInWords(items.length)}`}
      level={3}
      warning
      className={styles.kept}
    >
      <p>{usually}</p>
      {all && all.count > 1 && (
        <Button onClick={all.onPress}>
          {all.name} {all.count}
        </Button>
      )}
      <ShowMore items={items}>{(shown) => <ul>{shown.map(children)}</ul>}</ShowMore>
    </Section>
  );
}
