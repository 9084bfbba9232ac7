import { useDeferredValue, useState } from "react";
import { amount } from "../../../../../domain/text/amount.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Field } from "../../../../ui/Field.tsx";
import layout from "../../parts/layout.module.css";
import { changeDesk, useDesk } from "../data/desk.ts";
import type { List } from "../data/list.ts";
import styles from "./People.module.css";
import { PeopleTable } from "./PeopleTable.tsx";
import { SEARCH_ID, type Sorting, shownPeople } from "./person-table.ts";
import { WhyMissing } from "./WhyMissing.tsx";

const PAGE = 50;

/** Search over the whole list, and the table of who was found. */
export function People({ list }: { readonly list: List }) {
  const { search } = useDesk();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [page, setPage] = useState(0);
  // Typing stays quick while a long list is searched.
  const wanted = useDeferredValue(search);
  const people = shownPeople(list, wanted, sorting);
  const pages = Math.max(1, Math.ceil(people.length / PAGE));
  const current = Math.min(page, pages - 1);
  const isSearch = wanted.trim() !== "";
  return (
    <section className={layout.section} aria-label="Personas">
      <Field
        className={styles.search ?? ""}
        label="Buscar por nombre, carnet o ticket"
        type="search"
        id={SEARCH_ID}
        value={search}
        onChange={(event) => {
          changeDesk({ search: event.target.value });
          setPage(0);
          setSorting(null);
        }}
      />
      <p className={layout.note} role="status">
        {isSearch
          ? `${amount(people.length, "persona coincide", "personas coinciden")} con la búsqueda.`
          : ""}
      </p>
      {isSearch && people.length === 0 ? (
        <WhyMissing key="nobody" list={list} searched={wanted} />
      ) : (
        <>
          {list.people.length > 0 && (
            <PeopleTable
              list={list}
              people={people.slice(current * PAGE, (current + 1) * PAGE)}
              sorting={sorting ?? (isSearch ? null : { by: "nombre", isDescending: false })}
              onSort={(next) => {
                setSorting(next);
                setPage(0);
              }}
            />
          )}
          {pages > 1 && (
            <Pager page={current} pages={pages} total={people.length} onPage={setPage} />
          )}
        </>
      )}
    </section>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pager({ page, pages, total, onPage }: PagerProps) {
  const isFirst = page === 0;
  const isLast = page === pages - 1;
  const rest = total - Math.min(total, (page + 1) * PAGE);
  return (
    <nav className={styles.pager} aria-label="Páginas de la lista">
      <Button isDisabled={isFirst} onClick={() => onPage(page - 1)}>
        Anterior
      </Button>
      <p role="status">
        {page * PAGE + 1} a {total - rest} de {total.toLocaleString("es-GT")}
        {rest > 0 && ` · ${rest.toLocaleString("es-GT")} más`}
      </p>
      <Button isDisabled={isLast} onClick={() => onPage(page + 1)}>
        Siguiente
      </Button>
    </nav>
  );
}
