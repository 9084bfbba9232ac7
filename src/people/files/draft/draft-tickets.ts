import { lettersOfName } from "#people/model/better-name.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { Reason } from "../list-fault.ts";
import type { Checking } from "./check-row.ts";
import type { Basis } from "./draft.ts";

/** Registered people without a ticket on the list keep theirs. */
export function keepTickets(rows: readonly Checking[], { people }: Basis): void {
  for (const row of rows) {
    if (!row.isNumbered) continue;
    const ticket = people.get(row.values.carnet ?? "")?.numeroTicket;
    if (ticket === undefined || ticket === "") continue;
    row.values.numeroTicket = ticket;
    row.isNumbered = false;
  }
}

/** A ticket belongs to one person, also among those who stay. */
export function findTicketFaults(
  rows: readonly Checking[],
  basis: Basis,
  next: () => string,
): void {
  for (const { faults, written } of rows) {
    const missing = faults.findIndex(
      ({ reason }) => reason.kind === "missing" && reason.field === "numeroTicket",
    );
    const [fault] = missing < 0 || written.numeroTicket.value !== "" ? [] : faults.slice(missing);
    if (fault !== undefined) faults[missing] = { ...fault, proposal: next() };
  }
  const holders = new Map(
    stayingOthers(rows, basis).map((holder) => [holder.numeroTicket, holder]),
  );
  const owners = new Map<string, Reason>();
  for (const { faults, values, written } of rows) {
    const { numeroTicket: ticket, nombre = "" } = values;
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
