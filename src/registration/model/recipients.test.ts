import { expect, test } from "vitest";
import type { Participant } from "#people/model/carnet/participant.ts";
import { filledText, lackingIn, unknownIn } from "./announcement.ts";
import { arranged } from "./arranged.ts";
import { recipientsByAudience, valuesOf } from "./recipients.ts";
import type { SignUp } from "./sign-up.ts";

const ana: Participant = {
  carnet: "2490-21-1",
  nombre: "Ana Paz",
  numeroTicket: "7",
  telefono: "no tiene",
};
// Digits were lost, or an extension stands behind the number: it would be a stranger's.
const unusable = ["5.02555E+10", "5551-2345 ext. 12"].map((telefono, at) => ({
  ...ana,
  carnet: `2490-21-9${at}`,
  telefono,
}));
const beto = { ...ana, carnet: "2490-21-2", nombre: "Beto Sic", telefono: "55 55-1234" };
const luz: Participant = {
  ...ana,
  carnet: "sin-luz",
  nombre: "Luz Mó",
  tipo: "ponente",
  // It would make a mail program refuse the addresses of all.
  correo: "sin correo",
};
const asking = (number: number, { carnet, nombre }: Participant): SignUp => ({
  ...{ carnet, nombre, number, at: 1, rejection: null },
  correo: "alguien@example.org",
  telefono: "+1 (305) 555-0199",
});
const eva = { ...ana, carnet: "2490-21-3", nombre: "Eva Ixim" };
const carla = { ...ana, carnet: "2490-21-4", nombre: "Carla Tzoc" };

function recipients() {
  const people = [ana, beto, luz];
  const signUps = [ana, eva, carla].map((person, index) => asking(index + 1, person));
  const rows = arranged(signUps, people, { cupo: 2 });
  return recipientsByAudience(people, rows, (id) => id === beto.carnet);
}

test("everybody belongs to the list or their request's state, and to their kind; nobody's address is lost", () => {
  const found = [...recipients()];
  expect(found.map(([audience, own]) => [audience, own.map(({ nombre }) => nombre)])).toEqual([
    ["all", ["Ana Paz", "Beto Sic", "Luz Mó"]],
    ["absent", ["Ana Paz", "Luz Mó"]],
    ["approved", ["Ana Paz"]],
    ["review", ["Eva Ixim"]],
    ["waiting", ["Carla Tzoc"]],
    ["participante", ["Ana Paz", "Beto Sic"]],
    ["ponente", ["Luz Mó"]],
  ]);
  const all = recipients().get("all");
  // Only Ana's request has a telephone and an address that can be used.
  expect(all?.map(({ dialled }) => dialled)).toEqual(["13055550199", "50255551234", null]);
  expect(all?.map(({ correo }) => correo)).toEqual(["alguien@example.org", "", ""]);
});

test("nobody is written to at the number of somebody else", () => {
  const all = recipientsByAudience(unusable, [], () => false).get("all");
  expect(all?.map(({ dialled }) => dialled)).toEqual([null, null]);
});

test("a text is filled for each; what means nothing, or is missing for somebody, is known before", () => {
  const [asked] = recipients().get("review") ?? [];
  if (asked === undefined) throw new Error("Eva is missing");
  const text = "Hola {nombre}: {ticket} {enlace} {nombre}";
  expect(unknownIn(`${text} {Nombre} {}`)).toEqual(["{Nombre}", "{}"]);
  expect(lackingIn(text, valuesOf(asked, null))).toEqual(["ticket", "enlace"]);
  const values = valuesOf({ ...asked, ticket: "$& 1" }, "https://x.org");
  expect(lackingIn(text, values)).toEqual([]);
  expect(filledText(text, values)).toBe("Hola Eva Ixim: $& 1 https://x.org Eva Ixim");
});
