import { useDeferredValue, useMemo } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { searchIndex, searchPeople } from "#people/model/search-people.ts";
import { amount } from "#platform/text/amount.ts";
import { Field } from "#platform/ui/Field.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import { type List, useLoadedList } from "../list.ts";
import { changeUnsaved, useUnsaved } from "../unsaved.ts";
import styles from "./People.module.css";
import { PeopleTable, SEARCH_ID } from "./PeopleTable.tsx";
import { WhyMissing } from "./WhyMissing.tsx";

/** Search over the whole list, and the table of who was found. */
export function People() {
  const { carnets } = useAppContext();
  const list = useLoadedList();
  const { search } = useUnsaved();
  // Typing stays quick while a long list is searched.
  const wanted = useDeferredValue(search).trim();
  const people = useMemo(() => shownPeople(list, wanted, carnets), [list, wanted, carnets]);
  return (
    <section className={layout.section} aria-label="Personas">
      <Field
        className={styles.search ?? ""}
        label="Buscar por nombre, carnet o ticket"
        type="search"
        id={SEARCH_ID}
        value={search}
        onText={(text) => changeUnsaved({ search: text })}
      />
      <p className={layout.note} role="status">
        {wanted === ""
          ? ""
          : `${amount(people.length, "persona coincide", "personas coinciden")} con la búsqueda.`}
      </p>
      {wanted !== "" && people.length === 0 ? (
        <WhyMissing key="nobody" searched={wanted} />
      ) : (
        <ShowMore items={people}>{(shown) => <PeopleTable people={shown} />}</ShowMore>
      )}
    </section>
  );
}

const collator = new Intl.Collator("es-GT", { numeric: true });

/** Built once for each list, because it takes a quarter of a second for 20,000 people. */
const indexes = new WeakMap<List, ReturnType<typeof searchIndex>>();

/** Everybody by name, or those who match the search, the best matches first. */
function shownPeople(list: List, search: string, carnets: CarnetRules): readonly Participant[] {
  const { people } = list;
  if (search === "") {
    return people.toSorted((one, other) => collator.compare(one.nombre, other.nombre));
  }
  const index = indexes.get(list) ?? searchIndex(people);
  indexes.set(list, index);
  return searchPeople(index, search, people.length, carnets).people;
}
