import { useAppContext } from "#access/page/app-context.ts";
import { QrCode } from "#platform/ui/parts/QrCode.tsx";
import { bySurname } from "../model/by-surname.ts";
import { isStandIn, kindColour, kindWord } from "../model/carnet/kinds.ts";
import { idOf, type Participant } from "../model/carnet/participant.ts";
import styles from "./Badges.module.css";

const ON_A_PAGE = 6;

/** Badges on paper by surname, six to a page. The code is the carnet, as on a pass. */
export function Badges({ people }: { readonly people: readonly Participant[] }) {
  const { title } = useAppContext().facts;
  const sorted = bySurname(people).map(({ person }) => person);
  const pages = Array.from({ length: Math.ceil(sorted.length / ON_A_PAGE) }, (_, page) =>
    sorted.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  );
  return pages.map((page) => (
    <div key={page[0] && idOf(page[0])} className={styles.page}>
      {page.map((person) => (
        <article key={idOf(person)} className={styles.badge} data-tipo={person.tipo}>
          <p>{title}</p>
          <h2>{person.nombre || "Sin nombre"}</h2>
          <div className={styles.foot}>
            <p style={{ borderColor: kindColour(person.tipo) }}>
              <strong>{kindWord(person.tipo) || "Participante"}</strong>
              <br />
              Ticket {person.numeroTicket || "—"}
            </p>
            {!isStandIn(person.carnet) && (
              <QrCode text={person.carnet} label={`Código del carnet ${person.carnet}`} />
            )}
          </div>
        </article>
      ))}
    </div>
  ));
}
