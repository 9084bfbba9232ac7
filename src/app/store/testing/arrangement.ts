import { onTestFinished, test } from "vitest";
import { usualSettings, wordingOf } from "#certificates/model/certificate.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import type { Store } from "../store.ts";

/** Opens another store on the same database. */
export type OpenAgain = () => Promise<Store>;

export const ana = { carnet: "2490-21-104512", nombre: "Ana Lucía Xicará", numeroTicket: "7" };
export const beto = { carnet: "2490-20-98", nombre: "Beto Núñez", numeroTicket: "A-008" };
export const carla = { carnet: "0901-19-5", nombre: "Carla Ixchel Pérez", numeroTicket: "9" };

/** A list of `count` people, sorted by carnet, each with a ticket. */
export function students(count: number): Participant[] {
  return Array.from({ length: count }, (_, index) => ({
    carnet: `2490-21-${String(index).padStart(6, "0")}`,
    nombre: `Estudiante ${index}`,
    numeroTicket: `T${index}`,
  }));
}

/**
 * The `test` of the contract, whose stores are empty at first and closed at the end of the test;
 * `createDatabase` is the argument of `storeContract`.
 */
export function storeTest(createDatabase: () => Promise<OpenAgain>) {
  const create = async (): Promise<OpenAgain> => {
    const open = await createDatabase();
    return async () => {
      const store = await open();
      onTestFinished(() => store.close());
      return store;
    };
  };
  return (
    test
      .extend("openAgain", async () => await create())
      .extend("store", async ({ openAgain }) => await openAgain())
      /** As another server has it. */
      .extend("other", async ({ openAgain }) => await openAgain())
      /** Opens a store on a second database. */
      .extend("openOther", async () => await create())
  );
}

export type StoreTest = ReturnType<typeof storeTest>;

const event = { numero: 13, evento: "XIII Feria", fecha: "4 de octubre de 2025" };
/** What certificates of the tests say. */
export const wording = wordingOf({ ...event, facultad: "F", centro: "C" }, usualSettings);
