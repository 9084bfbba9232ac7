import { timeOfDay } from "../../../../domain/dates/clock-times.ts";
import { lastEntries } from "../../data/local-data.ts";
import type { SessionView } from "../../session/session-state.ts";

const MOST_SHOWN = 10;

/** Lists the last ten people who entered through this door. */
export function Recent({ view }: { readonly view: SessionView }) {
  const entries = lastEntries(view.attendance, view.door, MOST_SHOWN);
  if (entries.length === 0) {
    return <p className="recent-none">Aquí saldrán las últimas diez entradas.</p>;
  }
  return (
    <ol className="recent" aria-label="Últimas entradas">
      {entries.map(({ id, at, carnet, walkIn }) => {
        const person = view.people.get(carnet);
        const isDuplicate = view.attendance.validEntries.get(carnet)?.id !== id;
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
