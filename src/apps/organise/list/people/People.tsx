import { useDeferredValue, useState } from "react";
import { amount } from "../../../../domain/text/amount.ts";
import { Field } from "../../../ui/Field.tsx";
import layout from "../../components/layout.module.css";
import { ShowMore } from "../../components/ShowMore.tsx";
import { useLoadedList } from "../data/list.ts";
import { changeUnsaved, useUnsaved } from "../data/unsaved.ts";
import styles from "./People.module.css";
import { PeopleTable } from "./PeopleTable.tsx";
import { SEARCH_ID, type Sorting, shownPeople } from "./person-table.ts";
import { WhyMissing } from "./WhyMissing.tsx";

/** Search over the whole list, and the table of who was found. */
export function People() {
  const list = useLoadedList();
  const { search } = useUnsaved();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  // Typing stays quick while a long list is searched.
  const wanted = useDeferredValue(search);
  const people = shownPeople(list, wanted, sorting);
  const isSearch = wanted.trim() !== "";
  return (
    <section className={layout.section} aria-label="Personas">
      <Field
        className={styles.search ?? ""}
        label="Buscar por nombre, carnet o ticket"
        type="search"
        id={SEARCH_ID}
        value={search}
        onText={(text) => {
          changeUnsaved({ search: text });
          setSorting(null);
        }}
      />
      <p className={layout.note} role="status">
        {isSearch
          ? `${amount(people.length, "persona coincide", "personas coinciden")} con la búsqueda.`
          : ""}
      </p>
      {isSearch && people.length === 0 ? (
        <WhyMissing key="nobody" searched={wanted} />
      ) : (
        <ShowMore items={people} step={50}>
          {(shown) => (
            <PeopleTable
              people={shown}
              sorting={sorting ?? (isSearch ? null : { by: "nombre", isDescending: false })}
              onSort={setSorting}
            />
          )}
        </ShowMore>
      )}
    </section>
  );
}
