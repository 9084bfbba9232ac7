import { onTestFinished } from "vitest";
import type { Participant } from "../../domain/carnet/participant.ts";
import type { ImportOptions, Store } from "../port/store.ts";

/** Opens one more store on the same database. */
export type OpenAgain = () => Promise<Store>;

export const ana = { carnet: "2490-21-104512", nombre: "Ana Lucía Xicará", numeroTicket: "7" };
export const beto = { carnet: "2490-20-98", nombre: "Beto Núñez", numeroTicket: "A-008" };
export const carla = { carnet: "0901-19-5", nombre: "Carla Ixchel Pérez", numeroTicket: "9" };

/** Options of an import that merges and writes, unless overridden. */
export function importing(options: Partial<ImportOptions> = {}): ImportOptions {
  return { mode: "merge", onProgress() {}, keepPrevious() {}, ...options };
}

/** All participants, in the order in which they are exported. */
export async function everyone(store: Store): Promise<Participant[]> {
  const participants: Participant[] = [];
  for await (const participant of store.exportParticipants()) participants.push(participant);
  return participants;
}

/** A list of that many, by carnet, with a ticket each. */
export function students(count: number): Participant[] {
  return Array.from({ length: count }, (_, index) => ({
    carnet: `2490-21-${String(index).padStart(6, "0")}`,
    nombre: `Estudiante ${index}`,
    numeroTicket: `T${index}`,
  }));
}

/** How a test of the contract comes by a store in the state it needs. */
export interface Arrangement {
  /** An empty store, and what opens one more on the same database; all are closed in the end. */
  openable(): Promise<{ store: Store; openAgain: OpenAgain }>;
  storeWith(...list: Participant[]): Promise<Store>;
}

/** What tests arrange their state with; `createDatabase` is what `storeContract` was given. */
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
    await store.saveParticipants(list, importing());
    return store;
  }

  return { openable, storeWith };
}
