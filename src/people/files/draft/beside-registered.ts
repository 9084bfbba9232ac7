import { type Alike, alikeParticipants } from "#people/model/carnet/alike.ts";
import { type Participant, personOf } from "#people/model/carnet/participant.ts";
import { isSamePerson } from "#people/model/list-change.ts";
import type { ImportMode } from "#people/model/plans/plan-import.ts";
import type { ListFault } from "../rows/list-fault.ts";
import type { Reason } from "../rows/reason.ts";
import type { DraftRow } from "./draft.ts";

type People = ReadonlyMap<string, Participant>;

/** The people who are registered, stay and are not on the list. */
function others(rows: readonly DraftRow[], mode: ImportMode, registered: People): Participant[] {
  if (mode === "replace") return [];
  const listed = new Set(rows.map(({ values }) => values.carnet));
  return [...registered.values()].filter(({ carnet }) => !listed.has(carnet));
}

/** The rows whose ticket belongs to an earlier row, or to a registered person who stays. */
export function takenTickets<Row extends DraftRow>(
  rows: readonly Row[],
  mode: ImportMode,
  registered: People,
): { readonly row: Row; readonly fault: ListFault }[] {
  const owners = new Map<string, Reason>(
    others(rows, mode, registered).map((holder) => [
      holder.numeroTicket,
      { kind: "ticket taken", holder },
    ]),
  );
  return rows.flatMap((row) => {
    const { values, written } = row;
    const { numeroTicket: ticket } = values;
    if (ticket === undefined) return [];
    const reason = owners.get(ticket);
    if (reason !== undefined) {
      return { row, fault: { ...written.numeroTicket, value: ticket, reason, proposal: null } };
    }
    const first = written.numeroTicket.place;
    owners.set(ticket, { kind: "repeated", field: "numeroTicket", first });
    return [];
  });
}

/**
 * The new and changed people of the list with nearly the same carnet or ticket as a registered
 * person outside the list who stays: if only zeros differ, both are probably one person.
 */
export function alikeRegistered<Row extends DraftRow>(
  rows: readonly Row[],
  mode: ImportMode,
  registered: People,
): { readonly row: Row; readonly doubt: ListFault }[] {
  const people = new Map<Participant, Row>();
  for (const row of rows) {
    const person = personOf(row.values);
    const known = registered.get(person.carnet);
    if (known === undefined || !isSamePerson(known, person)) people.set(person, row);
  }
  const staying = new Set(others(rows, mode, registered));
  return alikeParticipants([...people.keys()], [...staying]).flatMap((alike) => {
    const row = staying.has(alike.other) ? people.get(alike.participant) : undefined;
    return row === undefined ? [] : { row, doubt: alikeDoubt(row, alike) };
  });
}

/** The doubt about a carnet or ticket that can be taken for another person's. */
export function alikeDoubt(row: DraftRow, { field, other }: Alike): ListFault {
  const reason = { kind: "alike", field, other } as const;
  return { ...row.written[field], reason, proposal: null };
}
