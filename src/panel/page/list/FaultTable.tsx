import type { Participant } from "../../../domain/carnet/participant.ts";
import type { CellFault, FaultyRow, FaultyRows } from "../../../domain/panel/panel-calls.ts";
import { amount } from "../../../domain/text/amount.ts";

interface FaultTableProps {
  readonly caption: string;
  readonly faults: FaultyRows;
}

/** Rows of a list with what is wrong in each, and what to do. */
export function FaultTable({ caption, faults: { rows, more } }: FaultTableProps) {
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
            <Row key={row.place} {...row} />
          ))}
        </tbody>
      </table>
      {more > 0 && <p>…y {amount(more, "fila más", "filas más")}.</p>}
    </>
  );
}

function Row({ place, written, faults }: FaultyRow) {
  const cell = (field: keyof Participant) => (
    <td
      data-wrong={written !== null && faults.some(({ value }) => value.trim() === written[field])}
    >
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
            <li key={`${fault.column} ${fault.problem}`}>{inWords(fault)}</li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

function inWords({ column, value, problem, remedy, formula }: CellFault): string {
  const where = column === null ? "" : `«${column}»${value === "" ? "" : `, «${value}»`}: `;
  return `${where}${problem}. ${remedy}${formula === null ? "" : ` ${formula}`}`;
}
