import { createPortal } from "react-dom";
import type { Participant } from "../../../../../domain/carnet/participant.ts";
import { guatemalaMinute } from "../../../../../domain/dates/guatemala-time.ts";
import { bySurname } from "../../../../../domain/list/by-surname.ts";
import { usePlace } from "../../shell/place-context.ts";
import { peopleInWords } from "../data/words.ts";
import styles from "./DoorSheet.module.css";

/** The list by surname, with a box to tick for each person; seen on paper alone. */
export function DoorSheet({ people }: { readonly people: readonly Participant[] }) {
  const { facts } = usePlace();
  return createPortal(
    <section className={styles.sheet} data-printed="true">
      <h1>{facts.title}</h1>
      <p>
        Lista para la puerta, por apellido: {peopleInWords(people.length)}, al{" "}
        {guatemalaMinute(Date.now())}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Entró</th>
            <th scope="col">Apellidos y nombres</th>
            <th scope="col">Carnet</th>
            <th scope="col">Ticket</th>
          </tr>
        </thead>
        <tbody>
          {bySurname(people).map(({ person, name }) => (
            <tr key={person.carnet}>
              <td>
                <span className={styles.box} />
              </td>
              <td>{name || "Sin nombre"}</td>
              <td>{person.carnet}</td>
              <td>{person.numeroTicket}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
