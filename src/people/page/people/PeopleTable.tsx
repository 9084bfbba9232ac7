import { flushSync } from "react-dom";
import { timeOfDay } from "#edition/model/phases/clock-times.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { useLoadedList } from "../list.ts";
import { changeUnsaved, type Editing, useUnsaved } from "../unsaved.ts";
import { fieldNames } from "../words.ts";
import styles from "./People.module.css";
import { PersonEditor } from "./PersonEditor.tsx";

/** The id of the search field, which gets the focus when the focused element is removed. */
export const SEARCH_ID = "buscar-personas";

const columns = [fieldNames.nombre, fieldNames.carnet, fieldNames.numeroTicket, "Entró"];

/** A person's name opens the person below the row, to be corrected in place. */
export function PeopleTable({ people }: { readonly people: readonly Participant[] }) {
  const { editing } = useUnsaved();
  const open = editing?.before?.carnet;
  // Another organiser may have changed the carnet of the person being corrected, or removed them.
  const isElsewhere = open !== undefined && !people.some(({ carnet }) => carnet === open);
  return (
    <>
      {isElsewhere && editing !== null && <PersonEditor editing={editing} onClose={close} />}
      <table className={styles.table}>
        <caption className="visually-hidden">Lista de participantes</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row
              key={person.carnet}
              person={person}
              editing={person.carnet === open ? editing : null}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Closes the editor; the focus goes to the person's row, or to the search if they left the list. */
function close(carnet: string | null): void {
  flushSync(() => changeUnsaved({ editing: null }));
  const row = carnet === null ? null : document.getElementById(rowId(carnet));
  (row ?? document.getElementById(SEARCH_ID))?.focus();
}

const rowId = (carnet: string) => `persona-${carnet}`;

function Row({ person, editing }: { person: Participant; editing: Editing | null }) {
  const list = useLoadedList();
  const { carnet, nombre, numeroTicket } = person;
  const entry = list.entered.get(carnet);
  return (
    <>
      <tr data-open={editing !== null}>
        <th scope="row">
          <button
            type="button"
            id={rowId(carnet)}
            aria-expanded={editing !== null}
            onClick={() =>
              changeUnsaved({
                editing: editing === null ? { before: person, typed: person } : null,
              })
            }
          >
            {nombre || "Sin nombre"}
          </button>
        </th>
        <td>{carnet}</td>
        <td>{numeroTicket || "—"}</td>
        <td>
          {entry === undefined ? (
            <span className={styles.absent}>—</span>
          ) : (
            <span className={styles.entered}>
              {timeOfDay(entry.at)} · {entry.door}
            </span>
          )}
        </td>
      </tr>
      {editing !== null && (
        <tr className={styles.editor}>
          <td colSpan={columns.length}>
            <PersonEditor editing={editing} onClose={close} />
          </td>
        </tr>
      )}
    </>
  );
}
