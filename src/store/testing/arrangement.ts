import { onTestFinished } from "vitest";
import type { Participant } from "../../domain/carnet/participant.ts";
import { carryOut, presentList, terminalEntry } from "../../operations/list/save-list.ts";
import { saveList } from "../../testing/save-list.ts";
import type { Store } from "../port/store.ts";

/** Opens another store on the same database. */
export type OpenAgain = () => Promise<Store>;

export const ana = { carnet: "2490-21-104512", nombre: "Ana Lucía Xicará", numeroTicket: "7" };
export const beto = { carnet: "2490-20-98", nombre: "Beto Núñez", numeroTicket: "A-008" };
export const carla = { carnet: "0901-19-5", nombre: "Carla Ixchel Pérez", numeroTicket: "9" };

/** All participants, in the order in which they are exported. */
export async function everyone(store: Store): Promise<Participant[]> {
  const participants: Participant[] = [];
  for await (const participant of store.exportParticipants()) participants.push(participant);
  return participants;
}

/** A list of `count` people, sorted by carnet, each with a ticket. */
export function students(count: number): Participant[] {
  return Array.from({ length: count }, (_, index) => ({
    carnet: `2490-21-${String(index).padStart(6, "0")}`,
    nombre: `Estudiante ${index}`,
    numeroTicket: `T${index}`,
  }));
}

/** Functions with which a test of the contract creates a store in the state that it needs. */
export interface Arrangement {
  /**
   * An empty store, and a function that opens another on the same database; all are closed at the end
   * of the test.
   */
  openable(): Promise<{ store: Store; openAgain: OpenAgain }>;
  storeWith(...list: Participant[]): Promise<Store>;
}

/** Creates the arrangement; `createDatabase` is the argument of `storeContract`. */
export function arrangement(createDatabase: () => Promise<OpenAgain>): Arrangement {
  async function openable(): Promise<{ store: Store; openAgain: OpenAgain }> {
    const open = await createDatabase();
    const openAgain = async () => {
      const store = await open();
      onTestFinished(() => store.close());
      return store;
    };
    return { store: await openAgain(), openAgain };
  }

  async function storeWith(...list: Participant[]): Promise<Store> {
    const { store } = await openable();
    await saveList(store, list);
    return store;
  }

  return { openable, storeWith };
}

/** Removes the person with this carnet; resolves with `false` if there is none. */
export async function removeFromList(store: Store, carnet: string): Promise<boolean> {
  const present = await presentList(store);
  const before = present.people.find((person) => person.carnet === carnet);
  if (before === undefined) return false;
  const done = await carryOut(store, present, [{ before, after: null }], terminalEntry("remove"));
  if (done.kind === "outdated") throw new Error("Others changed the list meanwhile");
  return true;
}
