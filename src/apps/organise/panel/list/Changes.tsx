import type { ReactNode } from "react";
import type { Participant } from "../../../../domain/carnet/participant.ts";
import type { ChangedPerson, Comparison, Some } from "../../../../domain/panel/panel-calls.ts";
import { amount } from "../../../../domain/text/amount.ts";

/** The people who are new, changed and removed. */
export function Changes({ stored, same, added, changed, removed }: Comparison) {
  return (
    <>
      <p className="figures">
        {[
          amount(added.count, "nuevo", "nuevos"),
          amount(changed.count, "cambiado", "cambiados"),
          amount(same, "sin cambios", "sin cambios"),
          amount(removed.count, "quitado", "quitados") +
            (stored === 0 ? "" : ` de ${stored.toLocaleString("es-GT")}`),
        ].join(" · ")}
      </p>
      <Group title="Nuevos" people={added} open={false}>
        {(person) => <Person key={person.carnet} {...person} />}
      </Group>
      <Group title="Cambiados" people={changed} open>
        {(change) => <Change key={change.after.carnet} {...change} />}
      </Group>
      <Group title="Quitados" people={removed} open>
        {(person) => <Person key={person.carnet} {...person} />}
      </Group>
    </>
  );
}

interface GroupProps<Item> {
  readonly title: string;
  readonly people: Some<Item>;
  readonly open: boolean;
  readonly children: (item: Item) => ReactNode;
}

function Group<Item>({ title, people: { first, count }, open, children }: GroupProps<Item>) {
  if (count === 0) return null;
  const rest = count - first.length;
  return (
    <details className="group" open={open}>
      <summary>
        {title}: {count.toLocaleString("es-GT")}
      </summary>
      <table className="rows">
        <thead>
          <tr>
            <th scope="col">Carnet</th>
            <th scope="col">Nombre</th>
            <th scope="col">Ticket</th>
          </tr>
        </thead>
        <tbody>{first.map(children)}</tbody>
      </table>
      {rest > 0 && <p>…y {amount(rest, "más", "más")}.</p>}
    </details>
  );
}

function Person({ carnet, nombre, numeroTicket }: Participant) {
  return (
    <tr>
      <th scope="row">{carnet}</th>
      <td>{nombre}</td>
      <td>{numeroTicket}</td>
    </tr>
  );
}

function Change({ before, after, ticketFrom }: ChangedPerson) {
  return (
    <tr>
      <th scope="row">{after.carnet}</th>
      <td>
        <FromTo before={before.nombre} after={after.nombre} />
      </td>
      <td>
        <FromTo before={before.numeroTicket} after={after.numeroTicket} />
        {ticketFrom !== null && <span className="small"> (era de {ticketFrom})</span>}
      </td>
    </tr>
  );
}

function FromTo({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return after;
  return (
    <>
      <del>{before}</del> → <ins>{after}</ins>
    </>
  );
}
