import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { flushSync } from "react-dom";
import { dayAndTime } from "#edition/model/phases/clock-times.ts";
import {
  idOf,
  type Participant,
  type PersonField,
  shownIn,
} from "#people/model/carnet/participant.ts";
import { amount } from "#platform/text/amount.ts";
import { Field } from "#platform/ui/Field.tsx";
import { Note, Stack } from "#platform/ui/parts/layout.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import { Table } from "#platform/ui/parts/Table.tsx";
import { KindTag } from "../KindTag.tsx";
import { useLoadedList } from "../list.ts";
import { changeUnsaved, type Editing, openPerson, useUnsaved } from "../unsaved.ts";
import { useSearch } from "../use-search.ts";
import { fieldNames, shownFieldsOf } from "../words.ts";
import styles from "./People.module.css";
import { PersonEditor } from "./PersonEditor.tsx";
import { WhyMissing } from "./WhyMissing.tsx";

/** Search over the whole list, and the table of who was found. */
export function People() {
  const { search } = useUnsaved();
  // Typing stays quick while a long list is searched.
  const wanted = useDeferredValue(search).trim();
  const people = useShownPeople(wanted);
  return (
    <Stack as="section" aria-label="Personas">
      <Field
        className={styles.search ?? ""}
        label="Buscar por nombre, carnet, ticket o tipo"
        type="search"
        id={SEARCH_ID}
        value={search}
        onText={(text) => changeUnsaved({ search: text })}
      />
      <Note role="status">
        {wanted === ""
          ? ""
          : `${amount(people.length, "persona coincide", "personas coinciden")} con la búsqueda.`}
      </Note>
      <ShowMore items={people}>{(shown) => <PeopleTable people={shown} />}</ShowMore>
      {wanted !== "" && people.length === 0 && <WhyMissing searched={wanted} />}
    </Stack>
  );
}

const collator = new Intl.Collator("es-GT", { numeric: true });

/** Everybody by name, or those who match the search, the best matches first. */
export function useShownPeople(search: string): readonly Participant[] {
  const { people } = useLoadedList();
  const byName = useMemo(
    () => people.toSorted((one, other) => collator.compare(one.nombre, other.nombre)),
    [people],
  );
  const found = useSearch(people, search).people;
  return search === "" ? byName : found;
}

/** The id of the search field, which gets the focus when the focused element is removed. */
const SEARCH_ID = "buscar-personas";

/** A person's name opens the person below the row, to be corrected in place. */
function PeopleTable({ people }: { readonly people: readonly Participant[] }) {
  const { editing } = useUnsaved();
  const used = shownFieldsOf(useLoadedList().people);
  // The kind is a tag beside the name, and the talk is seen in the person's form.
  const shown = used.filter((field) => field !== "tipo" && field !== "imparte");
  const columns = [...shown.map((field) => fieldNames[field]), "Entró"];
  const open = editing?.before && idOf(editing.before);
  // The person being corrected may not match the search any more, or another organiser removed them.
  const isElsewhere = open != null && !people.some((person) => idOf(person) === open);
  return (
    <>
      {isElsewhere && editing !== null && <PersonEditor editing={editing} onClose={close} />}
      {people.length > 0 && (
        <Table className={styles.table} caption="Lista de participantes" headings={columns}>
          {people.map((person) => (
            <Row
              key={idOf(person)}
              person={person}
              shown={shown}
              editing={idOf(person) === open ? editing : null}
            />
          ))}
        </Table>
      )}
    </>
  );
}

/** Closes the editor; the focus goes to the person's row, or to the search if they left the list. */
function close(id: string | null): void {
  flushSync(() => changeUnsaved({ editing: null }));
  const row = id === null ? null : document.getElementById(rowId(id));
  (row ?? document.getElementById(SEARCH_ID))?.focus();
}

const rowId = (id: string) => `persona-${id}`;

interface RowProps {
  readonly person: Participant;
  readonly shown: readonly PersonField[];
  readonly editing: Editing | null;
}

function Row({ person, shown, editing }: RowProps) {
  const list = useLoadedList();
  const client = useQueryClient();
  const { nombre } = person;
  const entries = list.entered.get(idOf(person)) ?? [];
  const toggled = editing === null ? { before: person, typed: person } : null;
  return (
    <>
      <tr data-open={editing !== null}>
        <th scope="row">
          <button
            type="button"
            id={rowId(idOf(person))}
            aria-expanded={editing !== null}
            onClick={() => openPerson(toggled, client)}
          >
            {nombre || "Sin nombre"} <KindTag tipo={person.tipo} />
          </button>
        </th>
        {shown.slice(1).map((field) => (
          <td key={field} data-field={field}>
            {shownIn(person, field) || "—"}
          </td>
        ))}
        <td>
          {entries.length === 0 && <span className={styles.absent}>—</span>}
          {entries.map(({ at, door }) => (
            <span key={at} className={styles.entered}>
              {dayAndTime(at, Date.now())} · {door}
            </span>
          ))}
        </td>
      </tr>
      {editing !== null && (
        <tr className={styles.editor}>
          <td colSpan={shown.length + 1}>
            <PersonEditor editing={editing} onClose={close} />
          </td>
        </tr>
      )}
    </>
  );
}
