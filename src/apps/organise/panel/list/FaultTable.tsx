import type { Participant } from "../../../../domain/carnet/participant.ts";
import type { CellFault, FaultyRow, FaultyRows } from "../../../../domain/panel/panel-calls.ts";
import { amount } from "../../../../domain/text/amount.ts";

interface FaultTableProps {
  readonly caption: string;
  readonly faults: FaultyRows;
}

/** Rows of a list, with their faults and remedies. */
export function FaultTable({ caption, faults: { rows, more } }: FaultTableProps) {
  const firsts = firstPlaces(rows);
  return (
    <>
      <table className="rows">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Dónde</th>
            <th scope="col">Carnet</th>
            <th scope="col">Nombre</th>
            <th scope="col">Ticket</th>
            <th scope="col">Qué pasa y qué hacer</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.place} {...row} firsts={firsts} />
          ))}
        </tbody>
      </table>
      {more > 0 && <p>…y {amount(more, "fila más", "filas más")}.</p>}
    </>
  );
}

/** The first row with each kind of fault. Only it shows the remedy: often a whole column is faulty. */
type FirstPlaces = ReadonlyMap<string, string>;

function firstPlaces(rows: readonly FaultyRow[]): FirstPlaces {
  const places = new Map<string, string>();
  for (const { place, faults } of rows.toReversed()) {
    for (const fault of faults) places.set(kindOf(fault), place);
  }
  return places;
}

const kindOf = ({ column, problem, remedy }: CellFault) => [column, problem, remedy].join();

function Row({ place, written, faults, firsts }: FaultyRow & { readonly firsts: FirstPlaces }) {
  const cell = (field: keyof Participant) => (
    <td data-wrong={written !== null && faults.some((fault) => fault.field === field)}>
      {written?.[field] || "—"}
    </td>
  );
  return (
    <tr>
      <th scope="row">{place}</th>
      {cell("carnet")}
      {cell("nombre")}
      {cell("numeroTicket")}
      <td>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.column} ${fault.problem}`}>{inWords(fault, place, firsts)}</li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

function inWords(fault: CellFault, place: string, firsts: FirstPlaces): string {
  const { column, value, problem, remedy } = fault;
  const first = firsts.get(kindOf(fault)) ?? place;
  const where = column === null ? "" : `«${column}»${value === "" ? "" : `, «${value}»`}: `;
  if (first !== place) return `${where}${problem}. Qué hacer: vea la ${first.toLowerCase()}.`;
  return `${where}${problem}. ${remedy}`;
}
