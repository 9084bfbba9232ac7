import type { Draft, RowStatus } from "#people/files/draft/draft.ts";
import { idOf, optionalFields, valueIn } from "#people/model/carnet/participant.ts";
import type { ImportMode } from "#people/model/plan-import.ts";
import { useLoadedList } from "#people/page/list.ts";
import { fieldNames, peopleInWords } from "#people/page/words.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Note } from "#platform/ui/parts/layout.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { useImport } from "../importing.ts";
import { KeptCorrections, OtherAnswers, useImportPlan } from "./AskedPeople.tsx";
import styles from "./Comparison.module.css";
import { FromTo, PeopleGroup } from "./PeopleGroup.tsx";
import { Returning } from "./Returning.tsx";

/** The effect of saving: who is new, changed, the same and removed; and where each row went. */
export function ImportComparison() {
  const list = useLoadedList();
  const { draft } = useImport();
  const { added, changed, removed, summary } = useImportPlan();
  return (
    <Section title="Lo que cambiará">
      <fieldset>
        <legend>Quienes ya están en la lista y no vienen en esta hoja</legend>
        <Mode mode="merge" name="Se quedan" />
        <Mode mode="replace" name="Salen de la lista: esta hoja la reemplaza" />
      </fieldset>
      <ul className={styles.figures}>
        <Figure count={summary.added} one="nueva" many="nuevas" />
        <Figure count={summary.changed} one="cambia" many="cambian" />
        <Figure count={summary.same} one="igual" many="iguales" />
        <Figure count={summary.removed} one="sale" many="salen" />
      </ul>
      <p>{rowsInWords(draft)}</p>
      <OtherAnswers />
      <KeptCorrections />
      <Returning />
      <PeopleGroup
        title="Cambian"
        isOpen
        rows={changed.map(({ before, after }) => ({
          carnet: after.carnet,
          nombre: (
            <>
              <FromTo before={before.nombre} after={after.nombre} />
              {optionalFields.map((field) => {
                const [old, next] = [valueIn(before, field), valueIn(after, field)];
                return old === next ? null : (
                  <Note key={field}>
                    {fieldNames[field]}: <FromTo before={old} after={next} />
                  </Note>
                );
              })}
            </>
          ),
          numeroTicket: <FromTo before={before.numeroTicket} after={after.numeroTicket} />,
        }))}
      />
      <PeopleGroup
        title="Salen"
        isOpen
        rows={removed.map((person) => ({
          ...person,
          nombre: person.nombre + (list.entered.has(idOf(person)) ? " (ya entró)" : ""),
        }))}
      />
      <PeopleGroup title="Nuevas" rows={added} />
      <p className="visually-hidden" role="status">
        {peopleInWords(draft.people.length)} en la hoja: {amount(summary.added, "nueva", "nuevas")},{" "}
        {amount(summary.changed, "cambia", "cambian")}, {amount(summary.removed, "sale", "salen")}.
      </p>
    </Section>
  );
}

function Mode({ mode, name }: { readonly mode: ImportMode; readonly name: string }) {
  const { opened, change } = useImport();
  return (
    <Choice
      type="radio"
      name="modo"
      checked={opened.mode === mode}
      onChoose={() => change({ ...opened, mode })}
    >
      {name}
    </Choice>
  );
}

function Figure({ count, one, many }: { count: number; one: string; many: string }) {
  return (
    <li data-zero={count === 0}>
      <strong>{figure(count)}</strong> {count === 1 ? one : many}
    </li>
  );
}

/** In the order of the sum, for one row and for many. */
const statuses: Readonly<Record<RowStatus, readonly [one: string, many: string]>> = {
  listed: ["persona", "personas"],
  faulty: ["por arreglar", "por arreglar"],
  repeated: ["igual a otra", "iguales a otra"],
  superseded: ["corregida en otra fila", "corregidas en otra fila"],
  filtered: ["sin la respuesta elegida", "sin la respuesta elegida"],
  empty: ["sin datos de nadie", "sin datos de nadie"],
  "left out": ["dejada fuera", "dejadas fuera"],
};

/** Where each row of the sheet went: `480 filas = 462 personas + 12 iguales a otra + 6 corregidas en otra fila`. */
function rowsInWords({ rows }: Draft): string {
  const parts = Object.entries(statuses).flatMap(([status, [one, many]]) => {
    const count = rows.filter((row) => row.status === status).length;
    return count === 0 ? [] : [amount(count, one, many)];
  });
  return `${amount(rows.length, "fila", "filas")} = ${parts.join(" + ") || "nadie"}`;
}
