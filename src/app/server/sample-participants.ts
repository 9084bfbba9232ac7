import { type CarnetGroups, USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import { formatCarnet } from "#people/model/carnet/carnet.ts";
import { type Participant, personOf } from "#people/model/carnet/participant.ts";
import { carryOut, presentList, terminalEntry } from "#people/server/save-list.ts";
import type { Store } from "../store/store.ts";

/** Invented people for trying the site; none of them is added to a real list. */
export const sampleParticipants = [
  { carnet: "2490-21-104512", nombre: "Ana Lucía Morales Xicará", numeroTicket: "001" },
  { carnet: "2490-20-8734", nombre: "Diego Alejandro Pérez Núñez", numeroTicket: "002" },
  { carnet: "2490-22-15096", nombre: "María José Tzoc Ajanel", numeroTicket: "003" },
  { carnet: "2490-19-23341", nombre: "Luis Fernando García Chávez", numeroTicket: "004" },
  { carnet: "2490-23-4127", nombre: "Sofía Isabel Cumatzil Rodríguez", numeroTicket: "005" },
  { carnet: "2490-21-19880", nombre: "Kevin Estuardo López Barrios", numeroTicket: "006" },
  { carnet: "2490-18-7215", nombre: "Andrea Guadalupe Ixcot Méndez", numeroTicket: "007" },
  { carnet: "2490-22-301", nombre: "José Ángel Ramírez de León", numeroTicket: "008" },
  { carnet: "2490-24-11653", nombre: "Gabriela Noemí Sac Velásquez", numeroTicket: "009" },
  { carnet: "2490-20-16408", nombre: "Carlos Iván Muñoz Argueta", numeroTicket: "010" },
  { carnet: "2490-23-9072", nombre: "Rocío del Alba Coyoy Gómez", numeroTicket: "011" },
  { carnet: "2490-19-55", nombre: "Óscar Rolando Batz Estrada", numeroTicket: "012" },
] as const satisfies readonly Participant[];

/** A valid carnet that is not registered. */
export const unregisteredCarnet = "2490-25-999999";

export async function addSampleParticipants(
  store: Store,
  groups: CarnetGroups = USUAL_CARNET_GROUPS,
): Promise<void> {
  if ((await store.participants()).length > 0) return;
  const samples = sampleParticipants.map((sample) =>
    personOf({ ...sample, carnet: formatCarnet(sample.carnet, groups) }),
  );
  const changes = samples.map((after) => ({ before: null, after }));
  await carryOut(store, await presentList(store), changes, terminalEntry("import"));
}
