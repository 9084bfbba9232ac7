import { lettersOfName } from "#people/model/better-name.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { Reason } from "../list-fault.ts";
import type { Checking } from "./check-row.ts";
import type { Basis } from "./draft.ts";

/** A ticket belongs to one person, also among those who stay. */
export function findTicketFaults(
  rows: readonly Checking[],
  basis: Basis,
  next: () => string,
): void {
  const holders = new Map(
    stayingOthers(rows, basis).map((holder) => [holder.numeroTicket, holder]),
  );
  const owners = new Map<string, Reason>();
  for (const { faults, values, written } of rows) {
    const { numeroTicket: ticket, nombre = "" } = values;
    const missing = faults.findIndex(
      ({ field, reason }) => field === "numeroTicket" && reason.kind === "missing",
    );
    const fault = faults[missing];
    if (fault?.value === "") faults[missing] = { ...fault, proposal: next() };
    if (ticket === undefined) continue;
    const holder = holders.get(ticket);
    const isNamesake =
      holder !== undefined && lettersOfName(holder.nombre) === lettersOfName(nombre);
    const reason: Reason | undefined =
      holder === undefined ? owners.get(ticket) : { kind: "ticket taken", holder, isNamesake };
    const first = written.numeroTicket.place;
    if (reason === undefined)
      owners.set(ticket, { kind: "repeated", field: "numeroTicket", first });
    else {
      const proposal = isNamesake ? null : next();
      faults.push({ ...written.numeroTicket, value: ticket, reason, proposal });
    }
  }
}

/** The people who are registered, stay and are not on the list. */
export function stayingOthers(rows: readonly Checking[], { mode, people }: Basis): Participant[] {
  if (mode === "replace") return [];
  const listed = new Set(rows.map(({ values }) => values.carnet));
  return [...people.values()].filter(({ carnet }) => !listed.has(carnet));
}
