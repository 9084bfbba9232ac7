import { timeOfDay } from "../../../../domain/dates/clock-times.ts";
import { lastEntries } from "../../book/book.ts";
import type { Desk } from "../../shift/shift-state.ts";

const MOST_SHOWN = 10;

/** Lists the last ten people who entered through this door. */
export function Recent({ desk }: { readonly desk: Desk }) {
  const entries = lastEntries(desk.attendance, desk.door, MOST_SHOWN);
  if (entries.length === 0) {
    return <p className="recent-none">Aquí saldrán las últimas diez entradas.</p>;
  }
  return (
    <ol className="recent" aria-label="Últimas entradas">
      {entries.map(({ id, at, carnet, walkIn }) => {
        const person = desk.people.get(carnet);
        const isDuplicate = desk.attendance.validEntries.get(carnet)?.id !== id;
        return (
          <li key={id}>
            <time>{timeOfDay(at)}</time>
            <span className="recent-name">{person?.nombre ?? carnet}</span>
            <span className="recent-ticket">
              {isDuplicate
                ? "dos veces"
                : walkIn
                  ? "agregado"
                  : person && `Ticket ${person.numeroTicket}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
